/** The pictures of the app in English, by their path: `./en/dashboard/light-280.avif`. Taken by `npm run pictures`. */
export const pictureFiles: Readonly<Record<string, string>> = import.meta.glob<string>('./en/*/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

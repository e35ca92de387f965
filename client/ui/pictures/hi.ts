/** The pictures of the app in Hindi, by their path: `./hi/dashboard/light-280.avif`. Taken by `npm run pictures`. */
export const pictureFiles: Readonly<Record<string, string>> = import.meta.glob<string>('./hi/*/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

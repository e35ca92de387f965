/** The pictures of the app in Gujarati, by their path: `./gu/dashboard/light-280.avif`. Taken by `npm run pictures`. */
export const pictureFiles: Readonly<Record<string, string>> = import.meta.glob<string>('./gu/*/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

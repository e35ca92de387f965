/** URLs of the app's pictures in Gujarati, by path: `./gu/dashboard/light-280.avif`. Created by `npm run pictures`. */
export const pictureFiles: Readonly<Record<string, string>> = import.meta.glob<string>('./gu/*/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** URLs of the app's pictures in English, by path: `./en/dashboard/light-280.avif`. Created by `npm run pictures`. */
export const pictureFiles: Readonly<Record<string, string>> = import.meta.glob<string>('./en/*/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

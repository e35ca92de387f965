/** URLs of the app's pictures in Hindi, by path: `./hi/dashboard/light-280.avif`. Created by `npm run pictures`. */
export const pictureFiles: Readonly<Record<string, string>> = import.meta.glob<string>('./hi/*/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

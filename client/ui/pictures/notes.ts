export const notesPicture = import.meta.glob<string>('./notes/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

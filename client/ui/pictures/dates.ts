export const datesPicture = import.meta.glob<string>('./dates/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

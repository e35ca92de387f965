export const financesPicture = import.meta.glob<string>('./finances/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

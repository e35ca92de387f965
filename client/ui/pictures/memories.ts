export const memoriesPicture = import.meta.glob<string>('./memories/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

export const dashboardPicture = import.meta.glob<string>('./dashboard/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

export const binText = {
  gone: 'This can no longer be brought back.',
} as const;

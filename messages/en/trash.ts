export const trashText = {
  gone: 'This can no longer be brought back.',
} as const;

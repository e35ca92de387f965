export const trashText = {
  gone: 'This can no longer be restored.',
} as const;

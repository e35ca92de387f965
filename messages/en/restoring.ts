export const restoringText = {
  undo: 'Undo',
  restored: 'Restored',
  restoreFailed: 'It could not be restored',
} as const;

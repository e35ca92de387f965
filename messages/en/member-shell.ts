export const sessionText = {
  unauthorized: 'Unauthorized',
  unauthorizedText: 'You are logged out. Logging in again...',
};

export const stepUpText = {
  title: 'Confirm that it is you',
  text: 'This change needs your second step once more.',
  passwordText: 'This needs your password once more.',
} as const;

export const bellButtonText = {
  bell: 'Notifications',
  bellWithNew: 'Notifications, something new',
  loading: 'Loading your notifications…',
} as const;

export const restoringText = {
  undo: 'Undo',
  restored: 'Restored',
  restoreFailed: 'It could not be restored',
} as const;

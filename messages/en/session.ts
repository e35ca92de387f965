export const sessionText = {
  unauthorized: 'Unauthorized',
  unauthorizedText: 'You are logged out. Logging in again...',
};

export const stepUpText = {
  title: 'Confirm that it is you',
  text: 'This change needs your second step once more.',
} as const;

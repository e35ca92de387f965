export const sessionText = {
  unauthorized: 'Unauthorized',
  unauthorizedText: 'You are logged out. Logging in again...',
};

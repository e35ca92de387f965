/** The rows that lead to the settings. */
export const settingsText = {
  signIn: 'Signing In and Lock',
  signInText: 'Authenticator app, passkeys and app lock',
  notifications: 'Push notifications, quiet hours, emails',
  devices: 'Where you are signed in',
  calendar: 'Your dates in your phone’s calendar, tithi and festivals',
  data: 'A copy of everything you keep here',
  originals: 'How much space they take',
  trash: 'Bring back what you deleted',
} as const;

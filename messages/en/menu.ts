/** Words of the main menu and of signing out that the first screen does not need. */
export const menuText = {
  data: 'Your Data',
  groups: { plan: 'Plan', money: 'Money', keep: 'Keep', couple: 'The two of you', settings: 'Settings' },
  signOutTitle: 'Sign out of this device?',
  signOutText: 'What you typed and did not save goes with it. You can sign in again at any time.',
} as const;

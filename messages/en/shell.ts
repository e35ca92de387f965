export const shellText = {
  loading: 'Loading…',
  crashTitle: 'This page stopped working',
  crashText: 'Nothing you saved is lost. Load the page again; if it happens once more, please tell us.',
  reload: 'Load again',
  skipToContent: 'Skip to the content',

  mainMenu: 'Main menu',
  openMenu: 'Menu',
  home: 'Home',
  dates: 'Dates',
  memories: 'Memories',
  money: 'Money',
  more: 'More',

  dashboard: 'Dashboard',
  datePlanning: 'Date Planning',
  calendar: 'Calendar',
  finances: 'Finances',
  signOut: 'Sign Out',
  signOutTitle: 'Sign out of this device?',
  openProfile: 'Profile',
  sendNudge: 'Send Nudge',
  beingChecked: 'Payment being checked',
  upgradeForNudges: 'Upgrade for Nudges',

  language: 'Language',
} as const;

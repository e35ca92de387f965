import { isolated } from '../isolated.ts';
export const pendingText = {
  count: (count: number) =>
    count === 1 ? '1 change is waiting for the network' : `${count} changes are waiting for the network`,
  countFailing: (count: number) =>
    count === 1
      ? '1 change is kept on this device. The server cannot take it now; it is tried again.'
      : `${count} changes are kept on this device. The server cannot take them now; they are tried again.`,
  undecided: (count: number) => (count === 1 ? '1 change needs your decision' : `${count} changes need your decision`),
  gallery: (photos: number) => (photos === 1 ? '1 photo is being sent' : `${photos} photos are being sent`),
  show: 'Show',
  title: 'Changes on this device',
  text: 'What you write without a network is saved here and sent as soon as there is one.',
  empty: 'Everything has been sent.',
  listWaiting: 'Waiting for the network',
  sendNow: 'Send now',
  stillWaiting: 'Not sent yet. They will be sent automatically when you are back online.',
  heldUp: (status: number) =>
    `For a day this change has not reached our server: something in between answers (${status}). Perhaps this Wi-Fi wants a sign-in of its own; try another network.`,
  listStale: 'Changed by both of you',
  listRefused: 'Not accepted',
  staleByName: (name: string) => `${isolated(name)} changed this meanwhile. Which version should stay?`,
  staleByPartner: 'Your partner changed this meanwhile. Which version should stay?',
  theirs: (name: string | null) => (name === null ? 'Theirs' : `${isolated(name)}’s`),
  mine: 'Yours',
  keepTheirs: (name: string | null) => `Keep ${name === null ? 'theirs' : `${isolated(name)}’s`}`,
  keepMine: 'Keep mine',
  kinds: {
    create: 'New',
    update: 'Changed',
    delete: 'Deleted',
    restore: 'Restored',
    respond: 'Answer',
    comment: 'Comment',
    uncomment: 'Comment deleted',
    react: 'Reaction',
    deposit: 'Money put in',
    withdraw: 'Money taken out',
    reset: 'Reset to ₹0',
    fill: 'Amount filled in',
    skip: 'Day skipped',
    unskip: 'Skip undone',
    clear: 'Done items cleared',
    read: 'Marked as read',
  },
  copy: 'Copy text',
  copied: 'Text copied',
  copyFailed: 'The text could not be copied',
  retry: 'Try again',
  drop: 'Delete change',
  signOutTitle: 'Sign out and lose changes?',
  signOutText: (count: number) =>
    count === 1
      ? '1 change has not been sent yet. If you sign out now, it is lost.'
      : `${count} changes have not been sent yet. If you sign out now, they are lost.`,
  signOut: 'Sign out anyway',
} as const;

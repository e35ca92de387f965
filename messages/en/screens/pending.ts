export const pendingText = {
  count: (count: number) =>
    count === 1 ? '1 change is waiting for the network' : `${count} changes are waiting for the network`,
  undecided: (count: number) =>
    count === 1 ? '1 change needs your decision' : `${count} changes need your decision`,
  gallery: (photos: number) =>
    photos === 1
      ? '1 photo from your past is on its way'
      : `${photos} photos from your past are on their way`,
  show: 'Show',
  title: 'Changes on this device',
  text: 'What you write without a network is kept here and goes out by itself.',
  empty: 'Everything has been sent.',
  listWaiting: 'Waiting for the network',
  listStale: 'Changed by both of you',
  listRefused: 'Not accepted',
  staleByName: (name: string) => `${name} changed this meanwhile. Which one stays?`,
  staleByPartner: 'Your partner changed this meanwhile. Which one stays?',
  theirs: 'Theirs',
  mine: 'Yours',
  keepTheirs: 'Keep theirs',
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
    unskip: 'Skip taken back',
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

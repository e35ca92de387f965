import { isolated } from '../isolated.ts';
/** The texts of the design system itself, the same on every screen. */
export const uiText = {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  partFailedTitle: 'This part could not be loaded',
  partFailedText: 'The network did not answer in full. Nothing that you typed is lost.',
  required: 'Required',
  draftKept: 'Your draft is still here.',
  startOver: 'Start over',
  retry: 'Try again',
  loading: 'Loading…',
  removeTag: (tag: string) => `Remove tag ${isolated(tag)}`,
  addTag: 'Type and press Enter or comma',
  optional: 'optional',
  choose: 'Choose…',
  notifications: 'Notices',
  pullToRefresh: 'Pull to refresh',
  releaseToRefresh: 'Release to refresh',
  refreshing: 'Refreshing…',
  percent: (value: number) => `${Math.round(value)}%`,
  noPhoto: 'No photo',
} as const;

/** Separate from the other texts, because the scripts of public pages include it. */
export const networkText = {
  offline: 'You are offline. Try again when you are connected.',
  keepsNothing: 'You are offline, and this device cannot keep the change. Try again when you are connected.',
  keptHere: 'Kept on this device. The server cannot take it now; it is tried again.',
  offlineBar: 'You are offline. You see what was here when you were last connected.',
  undecided: 'Waiting for your decision',
  waiting: 'Waiting for the network',
  reference: (id: string) => `Reference ${id}`,
  /** Words of a failed response that has none of its own. */
  status: (status: number) => (status < 500 ? 'Request refused' : 'Internal Server Error'),
} as const;

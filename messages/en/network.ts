/** Separate from the other texts, because the scripts of public pages include it. */
export const networkText = {
  offline: 'You are offline. Try again when you are connected.',
  keepsNothing: 'You are offline, and this device cannot keep the change. Try again when you are connected.',
  offlineBar: 'You are offline. You see what was here when you were last connected.',
  waiting: 'Waiting for the network',
  reference: (id: string) => `Reference ${id}`,
} as const;

/** Texts for content that another app hands over to this one. */
export const handedText = {
  title: 'From your messages',
  lead: 'They are read on this device only. Only the expenses that you tick are added.',
  lost: 'That has not arrived',
  lostText: 'Please share it again.',
  isKnown: 'Already here',
  untitled: 'Payment',
  reference: (number: string) => `Reference ${number}`,
  add: (count: number) => (count === 1 ? 'Add 1 expense' : `Add ${count.toLocaleString('en-IN')} expenses`),
  added: (count: number) => (count === 1 ? '1 expense added' : `${count.toLocaleString('en-IN')} expenses added`),
} as const;

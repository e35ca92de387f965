import { isolated } from '../isolated.ts';
export const savingsEntryScreensText = {
  title: 'Who Put In What',
  lead: (title: string, saved: string) => `${isolated(title)}: ${saved} saved so far.`,
  loading: 'Loading the list…',
  failedTitle: 'The list did not load',
  empty: 'Nothing has been put in yet.',
  deposit: { byYou: 'You put in', by: (name: string) => `${isolated(name)} put in`, byNobody: 'Put in' },
  withdrawal: { byYou: 'You took out', by: (name: string) => `${isolated(name)} took out`, byNobody: 'Taken out' },
  reset: {
    byYou: 'You reset it to ₹0',
    by: (name: string) => `${isolated(name)} reset it to ₹0`,
    byNobody: 'Reset to ₹0',
  },
  opening: 'Saved before this list began',
  /** The sign before a deposit or a withdrawal. */
  plus: (amount: string) => `+${amount}`,
  minus: (amount: string) => `−${amount}`,
  close: 'Close',
} as const;

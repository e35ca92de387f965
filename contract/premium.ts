import type { Noun } from './endpoint.ts';

/** The plans that can be bought. */
export const PLANS = ['premium'] as const;

/** What shows whether a member is premium: stale as soon as that changes. */
export const premiumNouns: readonly Noun[] = [
  'accounts',
  'subscription',
  'payments',
  'nudges',
  'notifications',
];

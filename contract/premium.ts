import type { Noun } from './endpoint.ts';

/** The plans that can be bought. */
export const PLANS = ['premium'] as const;

/** Rupees per month from which plans start, as the setting `premium_from_monthly` begins: for what is written before it is read. */
export const FROM_MONTHLY_DEFAULT = 599;

/** What shows whether a member is premium: stale as soon as that changes. */
export const premiumNouns: readonly Noun[] = [
  'accounts',
  'subscription',
  'payments',
  'nudges',
  'deals',
  'notifications',
];

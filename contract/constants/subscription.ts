import type { Resource } from './resources.ts';

/** The plans that can be bought. */
export const PLANS = ['premium'] as const;

/** Rupees per month from which plans start: the initial value of the setting `premium_from_monthly`, shown until it is read. */
export const FROM_MONTHLY_DEFAULT = 599;

/** The resources that depend on whether a member is premium. */
export const premiumResources: readonly Resource[] = [
  'accounts',
  'subscription',
  'payments',
  'nudges',
  'deals',
  'notifications',
];

/** Whose premium a member has. */
export const PREMIUM_SOURCES = ['own', 'partner'] as const;
export type PremiumSource = (typeof PREMIUM_SOURCES)[number];

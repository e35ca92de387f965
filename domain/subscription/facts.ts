import type { Resource } from '#domain/registry/resources.ts';

/** The plans on sale. */
export const PLANS = ['premium'] as const;

/**
 * Lowest monthly price in rupees: the initial value of the setting `premium_from_monthly`, shown until it is loaded.
 */
export const FROM_MONTHLY_DEFAULT = 599;

/** The resources that depend on a member's premium. */
export const premiumResources: readonly Resource[] = [
  'accounts',
  'subscription',
  'payments',
  'nudges',
  'deals',
  'notifications',
];

/** Owner of the premium that a member has. */
export const PREMIUM_SOURCES = ['own', 'partner'] as const;
export type PremiumSource = (typeof PREMIUM_SOURCES)[number];

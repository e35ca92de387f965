import type { Experience } from './experiences.ts';

/** What the prerendered pages say of this installation. Amounts are whole rupees, the limits are per month. */
export interface Prices {
  yearly: number;
  /** A twelfth of `yearly`, rounded. */
  monthly: number;
  freeDates: number;
  freeMemories: number;
}

/** What the server knows and the build does not. A page carries the part of it that it shows (docs/decisions/0019). */
export interface SiteFacts {
  /** Where members reach the app, without a slash at the end. */
  publicUrl: string;
  supportEmail: string;
  prices?: Prices;
  experiences?: Experience[];
}

/** What stands in a prerendered page for each fact, until the server puts it in. */
export const factTokens = {
  publicUrl: 'https://public-url.invalid',
  supportEmail: 'support@mail.invalid',
  yearly: '{{yearly-price}}',
  monthly: '{{monthly-price}}',
  freeDates: '{{free-dates}}',
  freeMemories: '{{free-memories}}',
  experiences: '{{experiences}}',
} as const;

/** The id of the script element that carries a page's facts as JSON. */
export const SITE_FACTS_ID = 'site-facts';
/** Where a page that was reached without one finds them. */
export const SITE_FACTS_PATH = '/site.json';

import type { Experience } from './experiences.ts';

/** What the prerendered pages say of this installation. Amounts are whole rupees, the limits are per month. */
export interface Prices {
  /** What a member pays for the first year. */
  pilot: number;
  yearly: number;
  /** A twelfth of `yearly`, rounded. */
  monthly: number;
  freeDates: number;
  freeMemories: number;
}

/** What the server knows and the build does not. A page shows a part of it (docs/decisions/0019). */
export interface SiteFacts {
  /** Where members reach the app, without a slash at the end. */
  publicUrl: string;
  supportEmail: string;
  /** Who answers complaints about personal data, by name or office; `null` for the office in the page's language. */
  grievanceOfficer: string | null;
  prices?: Prices;
  experiences?: Experience[];
}

/** What stands in a prerendered page for each fact, until the server puts it in. */
export const factTokens = {
  publicUrl: 'https://public-url.invalid',
  supportEmail: 'support@mail.invalid',
  grievanceOfficer: '{{grievance-officer}}',
  /** The whole price in words, and as it stands where Premium is sold. */
  priceLine: '{{price-line}}',
  priceTag: '{{price-tag}}',
  yearly: '{{yearly-price}}',
  monthly: '{{monthly-price}}',
  freeDates: '{{free-dates}}',
  freeMemories: '{{free-memories}}',
  experiences: '{{experiences}}',
  availableExperiences: '{{available-experiences}}',
} as const;

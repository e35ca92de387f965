import type { Experience } from '#domain/experiences/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/kernel/languages.ts';

/** Prices and limits that the prerendered pages show. Amounts are whole rupees, limits are per month. */
export interface Prices {
  /** Price of a member's first year. */
  pilot: number;
  yearly: number;
  /** A twelfth of `yearly`, rounded. */
  monthly: number;
  freeDates: number;
  freeMemories: number;
}

/** Facts that the server knows and the build does not. A page shows some of them (docs/topics/public-pages.md). */
export interface SiteFacts {
  /** The app's public address, without a trailing slash. */
  publicUrl: string;
  supportEmail: string;
  /** Contact for complaints about personal data, by name or office. `null` shows the office in the page's language. */
  grievanceOfficer: string | null;
  prices?: Prices;
  experiences?: Experience[];
}

/** Placeholders in prerendered pages, which the server replaces with the facts. */
export const factTokens = {
  publicUrl: 'https://public-url.invalid',
  supportEmail: 'support@mail.invalid',
  grievanceOfficer: '{{grievance-officer}}',
  /** The price in a sentence, and as shown where Premium is sold. */
  priceLine: '{{price-line}}',
  priceTag: '{{price-tag}}',
  yearly: '{{yearly-price}}',
  monthly: '{{monthly-price}}',
  freeDates: '{{free-dates}}',
  freeMemories: '{{free-memories}}',
  experiences: '{{experiences}}',
  availableExperiences: '{{available-experiences}}',
} as const;

/** Returns the path of the share image of pages in the language. */
export function shareCardPath(language: Language): string {
  return `/og-${brand.slug}${language === DEFAULT_LANGUAGE ? '' : `-${language}`}.png`;
}

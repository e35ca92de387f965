import { expansionCities, furtherGujaratCities, pilotCities } from './cities.ts';

export const RELATIONSHIP_STAGES = ['dating', 'engaged', 'married', 'long-term'] as const;

export const REFERRAL_SOURCES = [
  'social-media',
  'friend-referral',
  'search-engine',
  'advertisement',
  'blog-article',
  'other',
] as const;

/** Cities of each waitlist mode: 18 cities of Gujarat for the pilot, or the 22 expansion cities. */
export const waitlistCities = {
  pilot: [...pilotCities, ...furtherGujaratCities],
  expansion: expansionCities,
} as const;
export type WaitlistMode = keyof typeof waitlistCities;

export const WAITLIST_STATUSES = ['pending', 'contacted', 'approved'] as const;

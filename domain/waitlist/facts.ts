import { faultsOf } from '#domain/kernel/fault.ts';
import { expansionCities, furtherGujaratCities, pilotCities } from '#domain/site/cities.ts';

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

export interface WaitlistFaults {
  cityRequired: [];
  partner1Required: [];
  partner2Required: [];
  phoneInvalid: [];
  phoneRequired: [];
  pilotLinkInvalid: [];
  sourceInvalid: [];
  stageInvalid: [];
}
export const waitlistFault = faultsOf<WaitlistFaults>('waitlist');

export interface AdminWaitlistFaults {
  moveInvalid: [];
  stageInvalid: [];
  statusInvalid: [];
}
export const adminWaitlistFault = faultsOf<AdminWaitlistFaults>('adminWaitlist');

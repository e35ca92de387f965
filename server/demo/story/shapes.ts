import type { DateCategory, PartnerAnswer } from '#contract/constants/dates.ts';
import type { Ahead, When } from '../calendar/when.ts';
import type { Picture } from '../pictures/draw-picture.ts';

/** The acting partner of the couple. */
export type Side = 'riya' | 'arjun';

interface Plan {
  /** HH:MM in India, on the half hour. */
  at: string;
  title: string;
  description?: string;
  location?: string;
  category: DateCategory;
  /** Default 120. */
  durationMinutes?: number;
  by: Side;
}

export interface PastDate extends Plan {
  when: When;
  /** Days between the proposal and the date. */
  askedBefore: number;
  answer: PartnerAnswer;
}

export interface UpcomingDate extends Plan {
  when: Ahead;
  /** Days since the proposal. */
  askedAgo: number;
  /** `null` if the partner has not answered. */
  answer: PartnerAnswer | null;
}

export interface KeptMemory {
  when: When;
  title: string;
  description?: string;
  tags?: readonly string[];
  picture?: Picture;
  /** Photos after the first one. */
  furtherPictures?: readonly Picture[];
  /** True if the memory was created from a past date. */
  isDateNight?: boolean;
  by: Side;
}

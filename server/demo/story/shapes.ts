import type { DateCategory, PartnerAnswer } from '#contract/constants/dates.ts';
import type { Ahead, When } from '../calendar/when.ts';
import type { Picture } from '../pictures/draw-picture.ts';

/** Who of the two did it. */
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
  /** Days before the date on which the one asked the other. */
  askedBefore: number;
  answer: PartnerAnswer;
}

export interface UpcomingDate extends Plan {
  when: Ahead;
  /** Days before today on which the one asked the other. */
  askedAgo: number;
  /** `null`: not yet. */
  answer: PartnerAnswer | null;
}

export interface KeptMemory {
  when: When;
  title: string;
  description?: string;
  tags?: readonly string[];
  picture?: Picture;
  /** Behind the first one. */
  furtherPictures?: readonly Picture[];
  /** It was made from a past date. */
  isDateNight?: boolean;
  by: Side;
}

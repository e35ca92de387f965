import { z } from 'zod';
import { ourYearText } from '#messages/our-year.ts';
import { DATE_CATEGORIES } from './constants/dates.ts';
import { FIRST_KINDS } from './constants/our-year.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { money } from './money.ts';
import { bookLettersLimit } from './rate-limits.ts';

const count = z.number().int();

/** The years that can be looked at, the newest first: those in which the couple has something, up to the one that has opened last. */
const years = z.array(z.string());

/**
 * What the two did in a year of India. A figure of which there is nothing to say is `null`: a quiet year is never a row of zeros. The
 * definition of each stands in decision 0084.
 */
export const OurYear = z.object({
  /** `2025` */
  year: z.string(),
  years,
  /** The dates that took place; `fullestMonth` is `2025-01`. */
  dates: z.object({ count, favourite: z.enum(DATE_CATEGORIES), fullestMonth: z.string() }).nullable(),
  /** How many different places, and those where they were most often. */
  places: z.object({ count, names: z.array(z.string()) }).nullable(),
  /** The first of each kind that the year has, with its day. */
  firsts: z.array(z.object({ kind: z.enum(FIRST_KINDS), title: z.string(), day: z.string() })),
  /** The most weeks in a row with a date, and the most days on which both answered the question; 0 where there is no row of two. */
  streak: z.object({ weeks: count, questionDays: count }).nullable(),
  memories: z.object({ count, photos: count }).nullable(),
  /** The memory with the most reactions and comments. `warmth` is how many; 0 where it is only the one that stands out. */
  bestLoved: z
    .object({
      id,
      title: z.string(),
      memoryDate: z.string(),
      imageUrl: z.string().nullable(),
      thumbnailUrl: z.string().nullable(),
      warmth: count,
    })
    .nullable(),
  /** Rupees put into savings goals, less those taken out. */
  saved: money.nullable(),
});
export type OurYear = z.infer<typeof OurYear>;

/** Letters that the photo book of a year leaves out, because none of its fonts has them. */
export const BookLetters = z.object({
  /** Those of the couple's names on the cover. */
  names: z.array(z.string()),
  /** How many memories have such letters; `memories` names the first hundred, with fifty letters each. */
  count,
  memories: z.array(
    z.object({ id, title: z.string(), memoryDate: z.string(), letters: z.array(z.string()) }),
  ),
});
export type BookLetters = z.infer<typeof BookLetters>;

export const yearInPath = z
  .string({ error: () => ourYearText.yearInvalid })
  .regex(/^(?:19|20|21)\d\d$/, { error: () => ourYearText.yearInvalid });

export const ourYear = {
  years: endpoint({
    route: 'GET /api/our-year',
    access: 'member',
    canLag: true,
    summary: 'The years that the couple can look back at, the newest first; the current one from 1 December',
    output: years,
  }),
  get: endpoint({
    route: 'GET /api/our-year/{year}',
    access: 'member',
    canLag: true,
    summary:
      'What the two did in a year: dates, places, firsts, streaks, the best-loved memory, what was saved',
    input: z.object({ year: yearInPath }),
    output: OurYear,
  }),
  bookLetters: endpoint({
    route: 'GET /api/our-year/{year}/book/letters',
    access: 'member',
    canLag: true,
    summary: 'The letters of the year’s memories and of the names that its photo book leaves out',
    input: z.object({ year: yearInPath }),
    output: BookLetters,
    limit: bookLettersLimit,
  }),
};

import { z } from 'zod';
import { DATE_CATEGORIES } from '#domain/dates/facts.ts';
import { id } from '#domain/kernel/fields.ts';
import { money } from '#domain/kernel/money-fields.ts';
import { FIRST_KINDS, ourYearFault } from './facts.ts';

const count = z.number().int();

/** Years with records of the couple, newest first, up to the current one. */
export const years = z.array(z.string());

/**
 * The couple's year in review, by the calendar of India (definitions in decision 0084). A figure without data is
 * `null`, because a quiet year should never show a row of zeros.
 */
export const OurYear = z.object({
  /** Calendar year, such as `2025`. */
  year: z.string(),
  years,
  /** The dates that took place; `fullestMonth` is `2025-01`. */
  dates: z.object({ count, favourite: z.enum(DATE_CATEGORIES), fullestMonth: z.string() }).nullable(),
  /** Number of different places, and the most visited ones. */
  places: z.object({ count, names: z.array(z.string()) }).nullable(),
  /** The year's first record of each kind, with its day. */
  firsts: z.array(z.object({ kind: z.enum(FIRST_KINDS), title: z.string(), day: z.string() })),
  /**
   * Most consecutive weeks with a date, and most consecutive days on which both answered the question. 0 for a run
   * shorter than two.
   */
  streak: z.object({ weeks: count, questionDays: count }).nullable(),
  memories: z.object({ count, photos: count }).nullable(),
  /**
   * The memory with the most reactions and comments, counted by `warmth`. `warmth` is 0 if the memory stands out for
   * another reason.
   */
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
  /** Deposits into savings goals minus withdrawals, in rupees. */
  saved: money.nullable(),
});
export type OurYear = z.infer<typeof OurYear>;

/** Characters that a year's photo book omits because none of its fonts has them. */
export const BookLetters = z.object({
  /** Characters from the couple's names on the cover. */
  names: z.array(z.string()),
  /** Number of memories with such characters; `memories` lists the first hundred, with up to fifty characters each. */
  count,
  memories: z.array(z.object({ id, title: z.string(), memoryDate: z.string(), letters: z.array(z.string()) })),
});
export type BookLetters = z.infer<typeof BookLetters>;

export const yearInPath = z
  .string({ error: ourYearFault('yearInvalid') })
  .regex(/^(?:19|20|21)\d\d$/, { error: ourYearFault('yearInvalid') });

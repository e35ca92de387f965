import { z } from 'zod';
import { calendarDate, id, instant } from '#domain/kernel/fields.ts';
import { monthOfYear } from '#domain/kernel/money-fields.ts';
import { dailyMomentFault } from './facts.ts';

const given = { imageUrl: z.string(), thumbnailUrl: z.string(), at: instant };

/**
 * A day's photos, one of each; `mine` is the caller's. The partner's is `none`, `sealed` (given, but hidden until the
 * caller has given one) or `open`, and only an open one has addresses and a time.
 */
export const DailyMoment = z.object({
  /** The calendar date in India. */
  day: z.string(),
  mine: z.object(given).nullable(),
  partner: z.object({
    state: z.enum(['none', 'sealed', 'open']),
    imageUrl: given.imageUrl.nullable(),
    thumbnailUrl: given.thumbnailUrl.nullable(),
    at: given.at.nullable(),
  }),
  /** True if the caller can give, replace or take back their photo, which is possible until both have given one. */
  canGive: z.boolean(),
  /** The memory that the day was kept as. */
  memoryId: id.nullable(),
});
export type DailyMoment = z.infer<typeof DailyMoment>;

const day = calendarDate(dailyMomentFault('dayInvalid'));

/** `imageUrl` is that of a photo which the caller has uploaded and no record shows. */
export const DailyMomentInput = z.object({
  day,
  imageUrl: z.string({ error: dailyMomentFault('photoRequired') }).min(1, { error: dailyMomentFault('photoRequired') }),
});
export type DailyMomentInput = z.output<typeof DailyMomentInput>;

/** The day whose photo is taken back; today in India where none is named. */
export const WithdrawnDay = z.object({ day: day.optional() }).optional();
export const MomentDay = z.object({ day });

/** The month of the days, the current one in India where none is named. */
export const MomentMonth = z.object({ month: monthOfYear.optional() }).optional();

import { faultsOf } from '#domain/kernel/fault.ts';

/** Kinds of records of which a year shows the first. */
export const FIRST_KINDS = ['date', 'place', 'memory'] as const;

/** Month and day (in India) from which the current year is told as a whole, and has its photo book. */
export const YEAR_OPENS = '12-01';

/** Maximum number of memories named as having characters that the photo book cannot print. */
export const TOLD_MEMORIES = 100;
/** Maximum number of such characters named for one memory. */
export const TOLD_LETTERS = 50;

export interface OurYearFaults {
  yearInvalid: [];
}
export const ourYearFault = faultsOf<OurYearFaults>('ourYear');

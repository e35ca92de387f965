import type { CopiedRead } from '#client/data/copy/shown.ts';
import { compareDates } from '#domain/dates/list.ts';
import type { DateEvent, DateSeries } from '#domain/dates/schema.ts';

/** The couple's dates, the earliest first. */
export const datesRead: CopiedRead<null, DateEvent[]> = {
  of: ['dates'],
  derive: (shown) => shown('dates').toSorted(compareDates),
};

/** Says how the dates of a series repeat; `null` for one that the server has not made yet. */
export const seriesRead: CopiedRead<{ id: string }, DateSeries | null> = {
  of: ['dateSeries'],
  derive: (shown, { id }) => shown('dateSeries').find((series) => series.id === id) ?? null,
};

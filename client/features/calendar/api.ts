import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DEFAULT_AVAILABILITY } from '#domain/availability/facts.ts';
import type { CalendarEntry } from '#domain/calendar/schema.ts';
import { shownRange } from '#domain/kernel/calendar.ts';
import { api } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { useRead } from '#client/data/use-read.ts';
import { useNow } from '#client/lib/clock.ts';
import { toLocal } from '#client/lib/format/local-time.ts';
import { addMonths, dueRange, isShownMonth } from './model.ts';

const optionsOf = (month: string) => api.calendar.read.queryOptions({ input: shownRange(month) });

/**
 * Reads the entries of the six weeks in which a month (`2026-11`) is shown, and afterwards the months before and after,
 * so that they open without a network.
 */
export function useMonthEntries(month: string) {
  const queries = useQueryClient();
  const entries = useRead(optionsOf(month));
  const { isSuccess, isFetching } = entries;
  useEffect(() => {
    if (!isSuccess || isFetching) return;
    for (const next of [addMonths(month, 1), addMonths(month, -1)].filter(isShownMonth))
      void queries.prefetchQuery(optionsOf(next));
  }, [queries, month, isSuccess, isFetching]);
  return entries;
}

/** Reads all entries of a day, page by page, with the number of those that follow. */
export function useDayEntries(day: string) {
  const input = { from: day, to: day };
  const pages = usePages<CalendarEntry>(api.calendar.read.key({ input }), (page, options) =>
    api.calendar.read.call({ ...input, ...page }, options),
  );
  return { ...pages, more: pages.data?.pages.at(-1)?.more ?? 0 };
}

/** Reads the six weeks that hold the next days. */
export function useDueEntries(today: string) {
  return useRead(api.calendar.read.queryOptions({ input: dueRange(today) }));
}

/** Returns today's calendar date in the member's time zone. */
export function useToday(): string {
  const availability = useRead(api.availability.get.queryOptions());
  return toLocal(useNow(), availability.data?.timezone ?? DEFAULT_AVAILABILITY.timezone).day;
}

import { DEFAULT_AVAILABILITY } from '#contract/constants/availability.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useNow } from '#client/lib/clock.ts';
import { toLocal } from '#client/lib/format/local-time.ts';
import { shownRange } from './model.ts';

/** Reads the entries of the six weeks in which a month (`2026-11`) is shown. */
export function useMonthEntries(month: string) {
  return useRead(api.calendar.read.queryOptions({ input: shownRange(month) }));
}

/** Returns today's calendar date in the member's time zone. */
export function useToday(): string {
  const availability = useRead(api.availability.get.queryOptions());
  return toLocal(useNow(), availability.data?.timezone ?? DEFAULT_AVAILABILITY.timezone).day;
}

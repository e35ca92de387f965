import { useCopied } from '#client/data/copy/use-copied.ts';
import { availabilityRead } from '#client/features/availability/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { toLocal } from '#client/lib/format/local-time.ts';
import { DEFAULT_AVAILABILITY } from '#domain/availability/facts.ts';
import { dueRange } from './model.ts';
import { calendarRead } from './reads.ts';

/** Reads the six weeks that hold the next days. */
export function useDueEntries(today: string) {
  // The card has no important dates.
  return useCopied(calendarRead, { ...dueRange(today), tithis: null });
}

/** Returns today's calendar date in the member's time zone. */
export function useToday(): string {
  const availability = useCopied(availabilityRead, null);
  return toLocal(useNow(), availability.data?.timezone ?? DEFAULT_AVAILABILITY.timezone).day;
}

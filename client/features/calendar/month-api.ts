import { useMemo } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { useTithiDays } from '#client/features/panchang/api.ts';
import { shownRange } from '#domain/kernel/calendar.ts';
import { continuedRead } from './continued-model.ts';
import { calendarRead } from './reads.ts';

/**
 * Reads the entries of the six weeks in which a month (`2026-11`) is shown, a date on each day that it covers. They are
 * in order within each day.
 */
export function useMonthEntries(month: string) {
  const tithis = useTithiDays();
  const range = shownRange(month);
  const entries = useCopied(calendarRead, { ...range, tithis: tithis.found });
  const { data: continued } = useCopied(continuedRead, range);
  const data = useMemo(() => entries.data && [...(continued ?? []), ...entries.data], [entries.data, continued]);
  return { ...entries, data };
}

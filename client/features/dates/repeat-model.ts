import { formatDayOfWeek } from '#client/lib/format/dates.ts';
import { SERIES_INTERVAL } from '#domain/dates/facts.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import type { Repeats } from './form-model.ts';
import { weekOf } from './series-model.ts';

/** A way in which a date can repeat, in words. */
export interface RepeatChoice {
  repeats: Repeats;
  interval: number;
  label: string;
}

/** Returns the usual ways in which a date of a day repeats: 'Every Wednesday', 'Every 2 weeks', 'Every month on the 2nd'. */
export function listUsually(day: string): RepeatChoice[] {
  const never = { repeats: 'never', interval: 1, label: text.never } as const;
  if (!isDay(day)) return [never];
  return [
    never,
    { repeats: 'week', interval: 1, label: text.everyWeekday(formatDayOfWeek(day, 'long')) },
    { repeats: 'week', interval: 2, label: text.everyWeek(2) },
    byDay(day, 1),
    byWeekday(day, 1),
  ];
}

/** Returns the other ways, up to every twelve weeks or months. */
export function listRarely(day: string): RepeatChoice[] {
  if (!isDay(day)) return [];
  const { min, max } = SERIES_INTERVAL;
  const rarely = Array.from({ length: max - min }, (_, place) => place + min + 1);
  return [
    ...rarely
      .filter((interval) => interval > 2)
      .map((interval) => ({ repeats: 'week', interval, label: text.everyWeek(interval) }) as const),
    ...rarely.map((interval) => byDay(day, interval)),
    ...rarely.map((interval) => byWeekday(day, interval)),
  ];
}

function byDay(day: string, interval: number): RepeatChoice {
  return { repeats: 'day', interval, label: text.onDay(text.everyMonth(interval), Number(day.slice(8))) };
}

function byWeekday(day: string, interval: number): RepeatChoice {
  const label = text.onWeekday(text.everyMonth(interval), weekOf(day), formatDayOfWeek(day, 'long'));
  return { repeats: 'weekday', interval, label };
}

function isDay(day: string): boolean {
  return !Number.isNaN(Date.parse(day));
}

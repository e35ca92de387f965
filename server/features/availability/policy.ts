import { WEEKDAYS } from '#domain/availability/facts.ts';
import type { Availability } from '#domain/availability/schema.ts';
import { merge, type Span } from '#packages/busy-times/spans.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

/** Returns the free hours as spans that touch the window, by time; spans that touch each other are one. */
export function expandHours({ timezone, hours }: Availability, window: Span): Span[] {
  const first = localDay(window.start, timezone).subtract({ days: 1 });
  const last = localDay(window.end, timezone);
  const spans: Span[] = [];
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const name = WEEKDAYS[day.dayOfWeek - 1];
    for (const { day: weekday, from, to } of hours)
      if (weekday === name)
        spans.push({ start: toInstantMs(day, from, timezone), end: toInstantMs(day, to, timezone) });
  }
  return intersect(merge(spans), [window]);
}

/** Returns the instant at which a local time of a day comes; a time that a clock change skips comes after it. */
function toInstantMs(day: Temporal.PlainDate, time: string, timeZone: string): number {
  return time === '24:00'
    ? day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds
    : day.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}

function localDay(instantMs: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** Returns what two lists of merged spans have in common. */
export function intersect(one: readonly Span[], other: readonly Span[]): Span[] {
  const common: Span[] = [];
  let place = 0;
  for (const span of one) {
    while (place < other.length && (other[place]?.end ?? 0) <= span.start) place++;
    for (const each of other.slice(place)) {
      if (each.start >= span.end) break;
      common.push({ start: Math.max(span.start, each.start), end: Math.min(span.end, each.end) });
    }
  }
  return common;
}

/** Returns merged spans without those that are taken. */
export function subtract(spans: readonly Span[], taken: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let start = Number.NEGATIVE_INFINITY;
  for (const each of merge(taken)) {
    gaps.push({ start, end: each.start });
    start = each.end;
  }
  gaps.push({ start, end: Number.POSITIVE_INFINITY });
  return intersect(spans, gaps);
}

/**
 * Returns the spans that are still to come and last at least `minMinutes`. One that has begun starts at the next quarter
 * hour.
 */
export function chooseComing(spans: readonly Span[], nowMs: number, minMinutes: number): Span[] {
  const next = Math.ceil(nowMs / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  return spans
    .map(({ start, end }) => ({ start: start < nowMs ? next : start, end }))
    .filter(({ start, end }) => end - start >= minMinutes * MINUTE_MS);
}

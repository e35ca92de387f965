import { dayAt, dayOfTithi } from './days.ts';
import type { Moment } from './rules.ts';
import { moonriseAfter, type Place, sunriseOf, sunsetOf } from './sky.ts';
import type { Time } from './time.ts';
import { startOf, type TithiNumber } from './tithis.ts';

/** A span of time; an instant starts and ends at once. */
export interface Span {
  start: Time;
  end: Time;
}

/** Returns the moment of a day. */
export function momentOf(moment: Moment, day: number, place: Place): Span {
  const sunrise = sunriseOf(day, place);
  if (moment === 'sunrise') return { start: sunrise, end: sunrise };
  const sunset = sunsetOf(day, place);
  const light = (share: number) => sunrise + (sunset - sunrise) * share;
  const night = (share: number) => sunset + (sunriseOf(day + 1, place) - sunset) * share;
  switch (moment) {
    case 'threeMuhurtas':
      return { start: light(3 / 15), end: light(3 / 15) };
    case 'forenoon':
      return { start: sunrise, end: light(1 / 2) };
    case 'noon':
      return { start: light(2 / 5), end: light(3 / 5) };
    case 'afternoon':
      return { start: light(3 / 5), end: light(4 / 5) };
    case 'dusk':
      return { start: sunset, end: night(3 / 15) };
    case 'midnight':
      return { start: night(7 / 15), end: night(8 / 15) };
    case 'moonrise': {
      const moonrise = moonriseAfter(sunset, place);
      return { start: moonrise, end: moonrise };
    }
  }
}

/**
 * Returns the number of the day with a tithi at a moment: of several the one with most of it, then the first. Without
 * one it is the day of the tithi at sunrise, but where three muhurtas are required, the day on which the tithi begins.
 */
export function dayByMoment(tithi: TithiNumber, moment: Moment, place: Place): number {
  const span = { start: startOf(tithi), end: startOf(tithi + 1) };
  const first = dayAt(span.start, place);
  let best = { day: moment === 'threeMuhurtas' ? first : dayOfTithi(tithi, place), share: 0 };
  // A tithi lasts 27 hours at most, so it is in no third day.
  for (const day of [first, first + 1]) {
    const share = shareOf(span, momentOf(moment, day, place));
    if (share > best.share) best = { day, share };
  }
  return best.day;
}

/** Returns which share of a moment is within a span; of an instant 1 or 0. */
export function shareOf(span: Span, moment: Span): number {
  if (moment.start === moment.end) return span.start <= moment.start && moment.start < span.end ? 1 : 0;
  const common = Math.min(span.end, moment.end) - Math.max(span.start, moment.start);
  return Math.max(common, 0) / (moment.end - moment.start);
}

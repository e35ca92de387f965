import { citiesText } from '#messages/cities.ts';
import type { citiesText as english } from '#messages/en/cities.ts';

const INDIA = 'Asia/Kolkata';

/**
 * Returns the calendar date and the time (HH:MM) of an instant in a time zone, or in India if the browser lacks the
 * zone.
 */
export function toLocal(instant: string, timeZone: string): { day: string; time: string } {
  const [day = '', time = ''] = formatOf(timeZone).format(Date.parse(instant)).split(' ');
  return { day, time };
}

/** Sweden writes dates as ISO 8601 does. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  } catch (error) {
    if (error instanceof RangeError && timeZone !== INDIA) return formatOf(INDIA);
    throw error;
  }
}

/** Returns a city as a select option: its label in the reader's language, its value as the API expects it. */
export function toCityOption(city: keyof typeof english) {
  return { value: city, label: citiesText[city] };
}

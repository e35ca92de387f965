// Numbers and days as mails and notifications write them.
import { clockOptions, dayPartFirst } from '#messages/clock-time.ts';
import { readersLanguage, readersLocale } from '#messages/reader-language.ts';
import { INDIA } from './clock.ts';

/** '12,500' for 12500. */
export function formatNumber(value: number): string {
  return value.toLocaleString(readersLocale());
}

/** '₹1,000.50' for '1000.50'. */
export function formatRupees(amount: string): string {
  const [whole = '', decimals = '00'] = amount.split('.');
  return `₹${BigInt(whole).toLocaleString(readersLocale())}.${decimals}`;
}

/** '14 July 2027' for a calendar date. */
export function formatDate(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString(readersLocale(), { dateStyle: 'long' });
}

/** '14 July 2027' for an instant, in India. */
export function formatInstantDate(instant: string): string {
  return formatDate(Temporal.Instant.from(instant).toZonedDateTimeISO(INDIA).toPlainDate().toString());
}

/** 'Wednesday, 14 July, 7:30 pm' for a calendar date and a time of day. */
export function formatMoment(date: string, time: string): string {
  const clock = Temporal.PlainTime.from(time).toLocaleString(
    readersLocale(),
    clockOptions(readersLanguage()),
  );
  return `${formatWeekday(date)}, ${dayPartFirst(clock)}`;
}

/** 'Wednesday 14 July' for a calendar date. */
export function formatWeekday(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString(readersLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}

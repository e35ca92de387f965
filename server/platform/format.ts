// Formats of numbers and days in mails and notifications.
import { clockOptions, dayPartFirst } from '#messages/clock-time.ts';
import { readersLanguage, readersLocale } from '#messages/reader-language.ts';
import { INDIA } from './clock.ts';

/** Formats 12500 as '12,500'. */
export function formatNumber(value: number): string {
  return value.toLocaleString(readersLocale());
}

/** Formats '1000.50' as '₹1,000.50'. */
export function formatRupees(amount: string): string {
  const [whole = '', decimals = '00'] = amount.split('.');
  return `₹${BigInt(whole).toLocaleString(readersLocale())}.${decimals}`;
}

/** Formats '18000.00' as '₹18,000', and other paise as `formatRupees`. */
export function formatShortRupees(amount: string): string {
  return formatRupees(amount).replace(/\.00$/, '');
}

/** Formats a calendar date as '14 July 2027'. */
export function formatDate(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString(readersLocale(), { dateStyle: 'long' });
}

/** Formats an instant as '14 July 2027', in India's time zone. */
export function formatInstantDate(instant: string): string {
  return formatDate(Temporal.Instant.from(instant).toZonedDateTimeISO(INDIA).toPlainDate().toString());
}

/** Formats a calendar date and a time of day as 'Wednesday, 14 July, 7:30 pm'. */
export function formatMoment(date: string, time: string): string {
  const clock = Temporal.PlainTime.from(time).toLocaleString(readersLocale(), clockOptions(readersLanguage()));
  return `${formatWeekday(date)}, ${dayPartFirst(clock)}`;
}

/** Formats a calendar date as 'Wednesday 14 July'. */
export function formatWeekday(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString(readersLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}

/** Formats a calendar date as 'Wednesday'. */
export function formatDayName(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString(readersLocale(), { weekday: 'long' });
}

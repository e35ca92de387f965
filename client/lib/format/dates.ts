import { LOCALES } from '#domain/kernel/languages.ts';
import { clockOptions, dayPartFirst } from '#messages/clock-time.ts';
import { pageLanguage } from '#messages/page-language.ts';

/**
 * Creates a value once, on first use. Meant for `Intl` formatters: creating one takes 1 to 20 ms on a phone, which
 * every page that loads the module would pay.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat(LOCALES[pageLanguage], options));

const dayFormat = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const compactDayFormat = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDayFormat = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekdayFormat = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const instantFormat = dateFormat({
  day: 'numeric',
  month: 'short',
  ...clockOptions(pageLanguage),
});
const instantOfYearFormat = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...clockOptions(pageLanguage),
});
const timeFormat = dateFormat({ ...clockOptions(pageLanguage), timeZone: 'UTC' });
const instantTimeFormat = dateFormat(clockOptions(pageLanguage));
const dayOfWeekFormats = {
  narrow: dateFormat({ weekday: 'narrow', timeZone: 'UTC' }),
  short: dateFormat({ weekday: 'short', timeZone: 'UTC' }),
  long: dateFormat({ weekday: 'long', timeZone: 'UTC' }),
};
const monthFormat = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonthFormat = dateFormat({ month: 'short', timeZone: 'UTC' });

/**
 * Formats the calendar date `2026-07-14` as '14 July 2026' in any time zone. Returns its input if that is not a date.
 */
export function formatDate(calendarDate: string) {
  return formatCalendarDate(calendarDate, dayFormat);
}

/** Formats a date for tables: '14 Jul 2026'. */
export function formatCompactDate(calendarDate: string) {
  return formatCalendarDate(calendarDate, compactDayFormat);
}

/** Formats a date as '14 Jul'. */
export function formatShortDate(calendarDate: string) {
  return formatCalendarDate(calendarDate, shortDayFormat);
}

/** Formats a date as 'Tuesday 14 July'. */
export function formatWeekday(calendarDate: string) {
  return formatCalendarDate(calendarDate, weekdayFormat);
}

/** Formats a date as 'Tue 14 Jul'. */
export function formatShortWeekday(calendarDate: string) {
  return `${formatDayOfWeek(calendarDate, 'short')} ${formatShortDate(calendarDate)}`;
}

/** Formats the weekday of a date as 'T', 'Tue' or 'Tuesday'. */
export function formatDayOfWeek(calendarDate: string, length: keyof typeof dayOfWeekFormats) {
  return formatCalendarDate(calendarDate, dayOfWeekFormats[length]);
}

/** Formats the month `2026-07` as 'July 2026'. */
export function formatMonth(month: string) {
  return formatCalendarDate(`${month}-01`, monthFormat);
}

/** Formats a month as 'Jul'. */
export function formatShortMonth(month: string) {
  return formatCalendarDate(`${month}-01`, shortMonthFormat);
}

/** Formats `19:30` as '7:30 pm', with a no-break space. Returns its input if that is not a time: 'after sunset'. */
export function formatTime(time: string) {
  if (!/^\d\d:\d\d$/.test(time)) return time;
  const date = new Date(`2000-01-01T${time}:00Z`);
  return Number.isNaN(date.getTime()) ? time : dayPartFirst(timeFormat().format(date)).replaceAll(/\s/g, '\u00A0');
}

/**
 * Formats an ISO 8601 instant in the device's time zone as '14 Jul, 7:30 pm', with the year if it is not the current
 * one.
 */
export function formatInstant(instant: string) {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : dayPartFirst(formatOf(date)().format(date));
}

function formatOf(date: Date) {
  return date.getFullYear() === new Date().getFullYear() ? instantFormat : instantOfYearFormat;
}

function formatCalendarDate(calendarDate: string, format: () => Intl.DateTimeFormat) {
  // A calendar date has no time zone: UTC for parsing and formatting keeps any zone from shifting it.
  const date = new Date(`${calendarDate.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? calendarDate : format().format(date);
}

/** Formats the time of an ISO 8601 instant in the device's time zone as '7:30 pm'. */
export function formatInstantTime(instant: string) {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : dayPartFirst(instantTimeFormat().format(date));
}

/** Returns the calendar date at an ISO 8601 instant in the device's time zone. */
export function localDate(instant: string) {
  const date = new Date(instant);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [date.getFullYear(), ...parts].join('-');
}

/**
 * Returns the calendar date in India at an ISO 8601 instant. India has no daylight saving time: it is always 5:30 h
 * ahead.
 */
export function indiaDate(instant: string) {
  return new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

/** Returns the next calendar date. */
export function dayAfter(calendarDate: string) {
  return new Date(Date.parse(`${calendarDate}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);
}

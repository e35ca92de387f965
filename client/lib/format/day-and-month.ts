import { LOCALES } from '#domain/kernel/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { onFirstUse } from './dates.ts';

const format = onFirstUse(
  () => new Intl.DateTimeFormat(LOCALES[pageLanguage], { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** Formats the calendar date `2027-02-14` as '14 February' in any time zone. */
export function formatDayAndMonth(calendarDate: string): string {
  return format().format(new Date(`${calendarDate}T00:00:00Z`));
}

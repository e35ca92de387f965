import { dayAfter, indiaDate } from '#client/lib/format/dates.ts';

/** Returns a calendar whose owner is busy all day tomorrow. */
export function busyTomorrow(): string {
  const tomorrow = dayAfter(indiaDate(new Date().toISOString()));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jugal//Test//EN',
    'X-WR-CALNAME:Office',
    'BEGIN:VEVENT',
    'UID:offsite@example.com',
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${tomorrow.replaceAll('-', '')}`,
    'SUMMARY:Offsite',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

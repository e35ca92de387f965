import { uploadBusyCalendar } from '#server/features/busy-calendars/service.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

/** Seeds a file with the office hours of one of the two. */
export async function seedBusyCalendars({ now, today }: SeedContext, { arjun }: DemoMembers): Promise<void> {
  const day = today
    .subtract({ days: today.dayOfWeek - 1 })
    .toString({ calendarName: 'never' })
    .replaceAll('-', '');
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'X-WR-CALNAME:Office',
    'X-WR-TIMEZONE:Asia/Kolkata',
    'BEGIN:VEVENT',
    'UID:office@demo',
    `DTSTART:${day}T100000`,
    'DURATION:PT8H30M',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  await uploadBusyCalendar(arjun.at(now), {
    calendar: new File([text], 'office.ics', { type: 'text/calendar' }),
  });
}

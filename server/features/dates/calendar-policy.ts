import { generateIcsEvent } from 'ts-ics';
import type { DateEvent } from '#domain/dates/schema.ts';
import { brand } from '#domain/kernel/brand.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** Returns the lines before a calendar's events. */
export function openCalendar(name: string): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${name}//Dates//EN`, `X-WR-CALNAME:${name}`, ''].join('\r\n');
}

export function endCalendar(): string {
  return 'END:VCALENDAR\r\n';
}

type CalendarDate = Pick<
  DateEvent,
  'id' | 'title' | 'description' | 'location' | 'startsAt' | 'duration' | 'partnerResponse' | 'createdAt'
>;

/** Returns a date as an event with its line breaks. `stamp` is the instant of this version of it. */
export function writeEvent(date: CalendarDate, stamp: string): string {
  const event = generateIcsEvent(
    {
      uid: `${date.id}@${brand.slug}`,
      summary: date.title,
      stamp: { date: new Date(stamp) },
      start: { date: new Date(date.startsAt) },
      duration: { minutes: date.duration },
      status: date.partnerResponse === 'accepted' ? 'CONFIRMED' : 'TENTATIVE',
      ...(date.description && { description: date.description }),
      ...(date.location && { location: date.location }),
      created: { date: new Date(date.createdAt) },
    },
    { skipFormatLines: true },
  );
  return `${foldLines(event.trimEnd())}\r\n`;
}

/** A day of the calendar that an important date by its tithi has. */
export interface CalendarDay {
  id: string;
  title: string;
  description: string | null;
  /** A calendar date. */
  day: string;
  createdAt: string;
  updatedAt: string;
}

/** Returns an event of a whole day with its line breaks, which leaves the day free. */
export function writeDay({ id, title, description, day, createdAt, updatedAt }: CalendarDay): string {
  const event = generateIcsEvent(
    {
      uid: `${id}-${day}@${brand.slug}`,
      summary: title,
      stamp: { date: new Date(updatedAt) },
      start: { date: new Date(day), type: 'DATE' },
      duration: { days: 1 },
      timeTransparent: 'TRANSPARENT',
      ...(description && { description }),
      created: { date: new Date(createdAt) },
    },
    { skipFormatLines: true },
  );
  return `${foldLines(event.trimEnd())}\r\n`;
}

/** Maximum octets of an iCalendar line without its line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** Returns the lines folded by octets, between code points. */
export function foldLines(lines: string): string {
  return lines.split(/\r?\n/).map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  let folded = '';
  let start = 0;
  let octets = 0;
  let at = 0;
  while (at < line.length) {
    const point = line.codePointAt(at) ?? 0;
    const width = octetsOf(point);
    // The blank that begins a continuation line counts.
    if (octets + width > LINE_OCTETS) {
      folded += `${line.slice(start, at)}\r\n `;
      start = at;
      octets = 1;
    }
    octets += width;
    at += point > 0xffff ? 2 : 1;
  }
  return folded + line.slice(start);
}

/** Returns the length of a code point in UTF-8, in which a lone surrogate becomes the replacement character. */
function octetsOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point > 0xffff ? 4 : 3;
}

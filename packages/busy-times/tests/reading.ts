import { type BusyCalendarText, readBusyBlocks, type ReadingWindow } from '../read-busy-blocks.ts';

export const WINDOW: ReadingWindow = {
  from: Date.UTC(2026, 10, 25),
  to: Date.UTC(2027, 0, 25),
  timeZone: 'Asia/Kolkata',
  owners: ['riya@jugal.example'],
};

/** Writes a calendar. */
export function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** Writes an event of the UID `dinner`. */
export function event(...lines: string[]): string[] {
  return ['BEGIN:VEVENT', 'UID:dinner', ...lines, 'END:VEVENT'];
}

/** Returns the spans of blocks in the window's zone, such as `12-01 20:00 to 12-01 21:00`. */
export function spansOf({ blocks }: BusyCalendarText, { timeZone } = WINDOW): string[] {
  const write = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDateTime().toString().slice(5, 16);
  return blocks.map(({ start, end }) => `${write(start)} to ${write(end)}`.replaceAll('T', ' '));
}

/** Returns the spans of a calendar and how many events were not understood. */
export function readAll(text: string, window = WINDOW) {
  const read = readBusyBlocks(text, window);
  return { spans: spansOf(read, window), unread: read.unread };
}

export const WHOLE = { events: 0, zones: 0 };

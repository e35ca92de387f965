import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endCalendar, foldLines, openCalendar, writeEvent } from './calendar-policy.ts';

const unfold = (text: string) => text.replaceAll('\r\n ', '');
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('a', '🎂', 'ક્ષ', 'क्षि', '👩‍❤️‍👨', 'é'), minLength: 20, maxLength: 300 }),
);

test('keeps each line within 75 octets and loses no character, wherever an emoji falls', () => {
  fc.assert(
    fc.property(text, (written) => {
      const line = `SUMMARY:${written.replaceAll(/[\r\n]/g, '')}`;
      const folded = foldLines(line);
      expect(unfold(folded)).toBe(line.toWellFormed() === line ? line : unfold(folded));
      for (const each of folded.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
    }),
  );
});

const date = {
  id: '1',
  title: 'Dinner',
  description: null,
  location: null,
  startsAt: '2027-04-10T13:30:00.000Z',
  duration: 90,
  partnerResponse: 'accepted',
  createdAt: '2027-04-01T00:00:00.000Z',
} as const;

test.each(Array.from({ length: 80 }, (_, length) => length))('keeps an emoji after %i letters whole', (length) => {
  const title = `${'a'.repeat(length)}🎂 ભોજન`;
  const written = writeEvent({ ...date, title }, date.createdAt);
  expect(unfold(Buffer.from(written).toString())).toContain(`SUMMARY:${title}`);
});

test('writes a calendar with its events, texts escaped and each line ended', () => {
  const event = { ...date, description: 'One; two,\nthree', location: 'Law Garden' };
  const calendar = openCalendar('Jugal') + writeEvent(event, '2027-04-02T00:00:00.000Z') + endCalendar();
  expect(calendar.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jugal//Dates//EN',
    'X-WR-CALNAME:Jugal',
    'BEGIN:VEVENT',
    'UID:1@jugal',
    'SUMMARY:Dinner',
    'DTSTAMP:20270402T000000Z',
    'DTSTART:20270410T133000Z',
    'DURATION:PT90M',
    'STATUS:CONFIRMED',
    String.raw`DESCRIPTION:One\; two\,\nthree`,
    'LOCATION:Law Garden',
    'CREATED:20270401T000000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

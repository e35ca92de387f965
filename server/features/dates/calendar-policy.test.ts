import fc from 'fast-check';
import { generateIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import { foldCalendar } from './calendar-policy.ts';

const unfold = (text: string) => text.replaceAll('\r\n ', '');
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('a', '🎂', 'ક્ષ', 'क्षि', '👩‍❤️‍👨', 'é'), minLength: 20, maxLength: 300 }),
);

test('keeps each line within 75 octets and loses no character, wherever an emoji falls', () => {
  fc.assert(
    fc.property(text, (written) => {
      const line = `SUMMARY:${written.replaceAll(/[\r\n]/g, '')}`;
      const folded = foldCalendar(line);
      expect(unfold(folded)).toBe(line.toWellFormed() === line ? line : unfold(folded));
      for (const each of folded.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
    }),
  );
});

test.each(Array.from({ length: 80 }, (_, length) => length))(
  'restores an emoji after %i letters that the library split',
  (length) => {
    const summary = `${'a'.repeat(length)}🎂 ભોજન`;
    const event = {
      uid: '1',
      summary,
      stamp: { date: new Date(0) },
      start: { date: new Date(0) },
      duration: { minutes: 30 },
    };
    const calendar = foldCalendar(generateIcsCalendar({ version: '2.0', prodId: 'test', events: [event] }));
    expect(unfold(Buffer.from(calendar).toString())).toContain(`SUMMARY:${summary}`);
  },
);

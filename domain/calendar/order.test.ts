import { expect, test } from 'vitest';
import { compareEntries, type EntryPlace } from './order.ts';

const placeOf = (title: string, fields: Partial<EntryPlace> = {}): EntryPlace => ({
  day: '2026-11-14',
  startsAt: '',
  title,
  id: title,
  kind: 'listItem',
  ...fields,
});

test('orders by day, then entries without a time first', () => {
  const places = [
    placeOf('Z', { day: '2026-11-13', startsAt: '2026-11-13T20:00:00.000Z' }),
    placeOf('A'),
    placeOf('B'),
    placeOf('A', { startsAt: '2026-11-14T08:00:00.000Z', id: 'walk', kind: 'date' }),
  ];
  expect(places.toReversed().toSorted(compareEntries)).toEqual(places);
});

test('orders titles by code points, as bytes of UTF-8 are ordered', () => {
  const titles = ['', 'a', 'ક', '\uFB01', '🎂', '🎂\uFB01', '🎂🎂', 'a🎂', 'z', 'a\uFB01', 'ab'];
  const byBytes = titles.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  expect(
    titles
      .map((title) => placeOf(title, { id: '1' }))
      .toSorted(compareEntries)
      .map(({ title }) => title),
  ).toEqual(byBytes);
});

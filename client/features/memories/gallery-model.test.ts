import { expect, test } from 'vitest';
import type { GalleryPhoto } from '#client/lib/upload/gallery/gallery-store.ts';
import { addChosen, countMemories, findMissing, groupByDay, timeOf, toMemories } from './gallery-model.ts';

const photo = (hash: string, takenAt: string): GalleryPhoto => ({ hash, name: `${hash}.jpg`, takenAt });
const naming = {
  titles: { '2024-01-14': ' Kites ' },
  nameDay: (day: string) => `Day ${day}`,
  namePart: (title: string, part: number) => `${title} (${part})`,
  newId: () => 'id',
};

test('photos stand in the order in which they were taken, by day, the oldest day first', () => {
  const chosen = [
    photo('c', '2024-01-15T00:00:01'),
    photo('b', '2024-01-14T23:59:59'),
    photo('a', '2024-01-14T08:00:00'),
    photo('d', '2019-11-02T12:00:00'),
  ];
  const days = groupByDay(chosen, ['a']);
  expect(days.map(({ day, photos, dropped }) => [day, photos.length, dropped.length])).toEqual([
    ['2019-11-02', 1, 0],
    ['2024-01-14', 1, 1],
    ['2024-01-15', 1, 0],
  ]);
  expect(groupByDay(chosen, [])[1]?.photos.map(({ hash }) => hash)).toEqual(['a', 'b']);
});

test('a day with more photos than a memory holds becomes several, and a day that is left out none', () => {
  const kites = Array.from({ length: 23 }, (_, place) =>
    photo(`k${place}`, `2024-01-14T08:00:${String(place).padStart(2, '0')}`),
  );
  const days = groupByDay(
    [...kites, photo('x', '2024-02-01T10:00:00'), photo('y', '2024-03-01T10:00:00')],
    ['x'],
  );
  const memories = toMemories(days, naming);
  expect(memories.map(({ title, photos }) => [title, photos.length])).toEqual([
    ['Kites', 10],
    ['Kites (2)', 10],
    ['Kites (3)', 3],
    ['Day 2024-03-01', 1],
  ]);
  expect(countMemories(days)).toBe(4);
  const inOrder = memories.flatMap(({ photos }) => photos.map(({ hash }) => hash));
  expect(inOrder).toEqual([...kites.map(({ hash }) => hash), 'y']);
});

test('the day is the camera’s, else the file’s in India; neither is to come', () => {
  const now = '2026-11-24T02:00:00.000Z';
  const file = Date.parse('2024-06-30T20:00:00Z');
  expect(timeOf('2023-01-14T18:22:05', file, now)).toBe('2023-01-14T18:22:05');
  expect(timeOf(null, file, now)).toBe('2024-07-01T01:30:00');
  // A camera whose clock was never set right.
  expect(timeOf('2099-01-01T00:00:00', file, now)).toBe('2024-07-01T01:30:00');
  expect(timeOf(null, Date.parse('2030-01-01T00:00:00Z'), now)).toBe('2026-11-24T00:00:00');
});

test('what is chosen again is here once, and what does not fit is said', () => {
  const here = { chosen: [photo('a', '2024-01-14T08:00:00')] };
  const found = ['a', 'b', 'b', 'c', 'd'].map((hash) => photo(hash, '2024-01-14T08:00:00'));
  const { added, leftOut } = addChosen(here, found, 3);
  expect(added.map(({ hash }) => hash)).toEqual(['b', 'c']);
  expect(leftOut).toBe(1);
});

test('after a reload those are missing that are neither kept nor left out', () => {
  const chosen = ['a', 'b', 'c'].map((hash) => photo(hash, '2024-01-14T08:00:00'));
  const missing = findMissing({ chosen, dropped: ['c'] }, (hash) => hash === 'a');
  expect(missing.map(({ hash }) => hash)).toEqual(['b']);
});

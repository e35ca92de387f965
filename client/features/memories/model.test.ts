import { expect, test } from 'vitest';
import type { Memory } from '#contract/memories.ts';
import {
  countTags,
  countThisMonth,
  findNeighbours,
  findOnThisDay,
  groupByYear,
  monthStarts,
  originalFileName,
  photoSrcSet,
  withMemory,
  yearsTogether,
} from './model.ts';

function memoryOf(memoryDate: string, change: Partial<Memory> = {}): Memory {
  return {
    id: memoryDate,
    title: 'Kites',
    description: null,
    memoryDate,
    imageUrl: null,
    thumbnailUrl: null,
    imageWidth: null,
    imageHeight: null,
    imageColour: null,
    photos: [],
    tags: null,
    milestone: null,
    userId: null,
    reactions: [],
    commentCount: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

test('the timeline has a year for each that holds a memory, in the order of the list', () => {
  const years = groupByYear(['2026-02-01', '2026-01-14', '2023-11-12'].map((date) => memoryOf(date)));
  expect(years.map(({ year, memories }) => [year, memories.map(({ id }) => id)])).toEqual([
    ['2026', ['2026-02-01', '2026-01-14']],
    ['2023', ['2023-11-12']],
  ]);
});

test('counts the memories of the month', () => {
  const memories = ['2026-11-30', '2026-11-01', '2026-10-31', '2025-11-15'].map((date) => memoryOf(date));
  expect(countThisMonth(memories, '2026-11-21')).toBe(2);
});

test('years together are whole, from the anniversary, else the start, else the creation in India', () => {
  const couple = { anniversary: null, relationshipStartDate: null, createdAt: '2024-11-20T20:00:00.000Z' };
  expect(
    yearsTogether(
      { ...couple, anniversary: '2021-11-22', relationshipStartDate: '2019-01-01' },
      '2026-11-21',
    ),
  ).toBe(4);
  expect(yearsTogether({ ...couple, relationshipStartDate: '2021-11-21' }, '2026-11-21')).toBe(5);
  // The evening of the 20th in UTC is the 21st in India.
  expect(yearsTogether(couple, '2026-11-20')).toBe(1);
  expect(yearsTogether(couple, '2026-11-21')).toBe(2);
  expect(yearsTogether({ ...couple, anniversary: '2027-01-01' }, '2026-11-21')).toBe(0);
  expect(yearsTogether(null, '2026-11-21')).toBe(0);
  expect(yearsTogether({ ...couple, anniversary: '2020-02-29' }, '2021-02-28')).toBe(1);
  expect(yearsTogether({ ...couple, anniversary: '2020-02-29' }, '2024-02-28')).toBe(3);
});

test('on this day are the same days of earlier years, never of this one', () => {
  const memories = ['2026-11-21', '2026-11-20', '2024-11-21', '2021-11-21', '2021-11-22'].map((date) =>
    memoryOf(date),
  );
  const found = findOnThisDay(memories, '2026-11-21');
  expect(found.map(({ memory, yearsAgo }) => [memory.memoryDate, yearsAgo])).toEqual([
    ['2024-11-21', 2],
    ['2021-11-21', 5],
  ]);
});

test('a 29 February is remembered on the 28th in common years, on its own day in leap years', () => {
  const memories = [memoryOf('2024-02-29'), memoryOf('2023-02-28')];
  const datesOn = (today: string) => findOnThisDay(memories, today).map(({ memory }) => memory.memoryDate);
  expect(datesOn('2026-02-28')).toEqual(['2024-02-29', '2023-02-28']);
  expect(datesOn('2028-02-28')).toEqual(['2023-02-28']);
  expect(datesOn('2028-02-29')).toEqual(['2024-02-29']);
});

test('pages turn to the newer and the older memory, and end at both ends', () => {
  const memories = ['2026-03-01', '2026-02-01', '2026-01-01'].map((date) => memoryOf(date));
  const idsAt = (id: string) => {
    const found = findNeighbours(memories, id);
    return found && [found.newer?.id, found.memory?.id, found.older?.id, found.position];
  };
  expect(idsAt('2026-02-01')).toEqual(['2026-03-01', '2026-02-01', '2026-01-01', 2]);
  expect(idsAt('2026-03-01')).toEqual([undefined, '2026-03-01', '2026-02-01', 1]);
  expect(idsAt('2026-01-01')).toEqual(['2026-02-01', '2026-01-01', undefined, 3]);
  expect(idsAt('gone')).toBeNull();
});

test('a large photo offers both sizes, a small one and a picture elsewhere only one', () => {
  const photo = { imageUrl: '/full', thumbnailUrl: '/thumbnail' };
  expect(photoSrcSet(memoryOf('2026-01-01', { ...photo, imageWidth: 2048, imageHeight: 1536 }))).toBe(
    '/thumbnail 640w, /full 2048w',
  );
  expect(
    photoSrcSet(memoryOf('2026-01-01', { ...photo, imageWidth: 600, imageHeight: 480 })),
  ).toBeUndefined();
  expect(photoSrcSet(memoryOf('2026-01-01', photo))).toBeUndefined();
});

test('the months of a year lead to their first memory in the list’s order', () => {
  const memories = [memoryOf('2024-03-09'), memoryOf('2024-03-02'), memoryOf('2024-01-14')];
  expect(monthStarts(memories)).toEqual([
    { month: '2024-03', firstId: memories[0]?.id },
    { month: '2024-01', firstId: memories[2]?.id },
  ]);
});

test('tags are counted whatever their letters, the most used first', () => {
  const tagged = [['Home', 'kites'], ['home'], null, ['Diu']].map((tags) => memoryOf('2024-01-14', { tags }));
  expect(countTags(tagged)).toEqual([
    { tag: 'Home', count: 2 },
    { tag: 'Diu', count: 1 },
    { tag: 'kites', count: 1 },
  ]);
});

test('opening and closing a memory keeps the filters of the timeline', () => {
  expect(withMemory('/memories', '?tag=home', 'a')).toBe('/memories?tag=home&memory=a');
  expect(withMemory('/memories', '?tag=home&memory=a', 'b')).toBe('/memories?tag=home&memory=b');
  expect(withMemory('/memories', '?memory=a&tag=home', null)).toBe('/memories?tag=home');
  expect(withMemory('/memories', '?memory=a', null)).toBe('/memories');
});

test('an original has the name of its memory, its own kind of file, and a number among several', () => {
  const photo = (type: string | null) => ({
    imageUrl: '/full',
    thumbnailUrl: '/thumbnail',
    imageWidth: 4,
    imageHeight: 3,
    imageColour: '#888888',
    original: type === null ? null : { url: '/original', type, bytes: 12, width: 4, height: 3 },
  });
  const one = memoryOf('2026-01-14', { photos: [photo('image/jpeg')] });
  expect(originalFileName(one, 0)).toBe('Kites.jpg');
  const several = memoryOf('2026-01-14', { photos: [photo(null), photo('image/png'), photo('image/webp')] });
  expect([1, 2].map((place) => originalFileName(several, place))).toEqual(['Kites 2.png', 'Kites 3.webp']);
});

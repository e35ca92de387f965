import { expect, test } from 'vitest';
import { findOnThisDay } from '#domain/memories/on-this-day.ts';
import type { Memory } from '#domain/memories/schema.ts';
import {
  countTags,
  countThisMonth,
  findNeighbours,
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
    place: null,
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
    dateId: null,
    userId: null,
    reactions: [],
    commentCount: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

test('groups the timeline by year, in the order of the list', () => {
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

test('counts whole years from the anniversary, else the start, else the creation in India', () => {
  const couple = { anniversary: null, relationshipStartDate: null, createdAt: '2024-11-20T20:00:00.000Z' };
  expect(
    yearsTogether({ ...couple, anniversary: '2021-11-22', relationshipStartDate: '2019-01-01' }, '2026-11-21'),
  ).toBe(4);
  expect(yearsTogether({ ...couple, relationshipStartDate: '2021-11-21' }, '2026-11-21')).toBe(5);
  // The evening of the 20th in UTC is already the 21st in India.
  expect(yearsTogether(couple, '2026-11-20')).toBe(1);
  expect(yearsTogether(couple, '2026-11-21')).toBe(2);
  expect(yearsTogether({ ...couple, anniversary: '2027-01-01' }, '2026-11-21')).toBe(0);
  expect(yearsTogether(null, '2026-11-21')).toBe(0);
  expect(yearsTogether({ ...couple, anniversary: '2020-02-29' }, '2021-02-28')).toBe(1);
  expect(yearsTogether({ ...couple, anniversary: '2020-02-29' }, '2024-02-28')).toBe(3);
});

test('finds this calendar day in earlier years, not in this one', () => {
  const memories = ['2026-11-21', '2026-11-20', '2024-11-21', '2021-11-21', '2021-11-22'].map((date) => memoryOf(date));
  const found = findOnThisDay(memories, '2026-11-21');
  expect(found.map(({ memory, yearsAgo }) => [memory.memoryDate, yearsAgo])).toEqual([
    ['2024-11-21', 2],
    ['2021-11-21', 5],
  ]);
});

test('recalls 29 February on the 28th in common years and on its own day in leap years', () => {
  const memories = [memoryOf('2024-02-29'), memoryOf('2023-02-28')];
  const datesOn = (today: string) => findOnThisDay(memories, today).map(({ memory }) => memory.memoryDate);
  expect(datesOn('2026-02-28')).toEqual(['2024-02-29', '2023-02-28']);
  expect(datesOn('2028-02-28')).toEqual(['2023-02-28']);
  expect(datesOn('2028-02-29')).toEqual(['2024-02-29']);
});

test('finds the newer and the older neighbour, and none at the ends', () => {
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

test('offers both sizes of a large photo, and one of a small or external picture', () => {
  const photo = { imageUrl: '/full', thumbnailUrl: '/thumbnail' };
  expect(photoSrcSet(memoryOf('2026-01-01', { ...photo, imageWidth: 2048, imageHeight: 1536 }))).toBe(
    '/thumbnail 640w, /full 2048w',
  );
  expect(photoSrcSet(memoryOf('2026-01-01', { ...photo, imageWidth: 600, imageHeight: 480 }))).toBeUndefined();
  expect(photoSrcSet(memoryOf('2026-01-01', photo))).toBeUndefined();
});

test('links each month to its first memory in the list’s order', () => {
  const memories = [memoryOf('2024-03-09'), memoryOf('2024-03-02'), memoryOf('2024-01-14')];
  expect(monthStarts(memories)).toEqual([
    { month: '2024-03', firstId: memories[0]?.id },
    { month: '2024-01', firstId: memories[2]?.id },
  ]);
});

test('counts tags ignoring case, most used first', () => {
  const tagged = [['Home', 'kites'], ['home'], null, ['Diu']].map((tags) => memoryOf('2024-01-14', { tags }));
  expect(countTags(tagged)).toEqual([
    { tag: 'Home', count: 2 },
    { tag: 'Diu', count: 1 },
    { tag: 'kites', count: 1 },
  ]);
});

test("preserves the timeline's filters when a memory opens and closes", () => {
  expect(withMemory('/memories', '?tag=home', 'a')).toBe('/memories?tag=home&memory=a');
  expect(withMemory('/memories', '?tag=home&memory=a', 'b')).toBe('/memories?tag=home&memory=b');
  expect(withMemory('/memories', '?memory=a&tag=home', null)).toBe('/memories?tag=home');
  expect(withMemory('/memories', '?memory=a', null)).toBe('/memories');
});

test('names an original after its memory and file type, numbered among several', () => {
  const photo = (type: string | null) => ({
    imageUrl: '/full',
    thumbnailUrl: '/thumbnail',
    imageWidth: 4,
    imageHeight: 3,
    imageColour: '#888888',
    original: type === null ? null : { url: '/original', type, bytes: 12, width: 4, height: 3 },
    uploadedBy: null,
    addedAt: null,
  });
  const one = memoryOf('2026-01-14', { photos: [photo('image/jpeg')] });
  expect(originalFileName(one, 0)).toBe('Kites.jpg');
  const several = memoryOf('2026-01-14', { photos: [photo(null), photo('image/png'), photo('image/webp')] });
  expect([1, 2].map((place) => originalFileName(several, place))).toEqual(['Kites 2.png', 'Kites 3.webp']);
});

import { expect, test } from 'vitest';
import type { GalleryPhoto } from '#client/data/upload/gallery/gallery-store.ts';
import { addChosen, countMemories, findLeft, findMissing, groupByDay, moveToDay, toMemories } from './model.ts';

const photo = (hash: string, takenAt: string): GalleryPhoto => ({ hash, name: `${hash}.jpg`, takenAt });
const naming = {
  titles: { '2024-01-14': ' Kites ' },
  nameDay: (day: string) => `Day ${day}`,
  namePart: (title: string, part: number) => `${title} (${part})`,
  newId: () => 'id',
};

test('groups photos by day, oldest first, in the order they were taken', () => {
  const chosen = [
    photo('c', '2024-01-15T00:00:01'),
    photo('b', '2024-01-14T23:59:59'),
    photo('a', '2024-01-14T08:00:00'),
    photo('d', '2019-11-02T12:00:00'),
  ];
  const days = groupByDay({ chosen, dropped: ['a'], days: {} });
  expect(days.map(({ day, photos, dropped }) => [day, photos.length, dropped.length])).toEqual([
    ['2019-11-02', 1, 0],
    ['2024-01-14', 1, 1],
    ['2024-01-15', 1, 0],
  ]);
  expect(groupByDay({ chosen, dropped: [], days: {} })[1]?.photos.map(({ hash }) => hash)).toEqual(['a', 'b']);
});

test("splits a day beyond a memory's limit, and makes no memory of a fully dropped day", () => {
  const kites = Array.from({ length: 23 }, (_, place) =>
    photo(`k${place}`, `2024-01-14T08:00:${String(place).padStart(2, '0')}`),
  );
  const days = groupByDay({
    chosen: [...kites, photo('x', '2024-02-01T10:00:00'), photo('y', '2024-03-01T10:00:00')],
    dropped: ['x'],
    days: {},
  });
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

const undated = (hash: string): GalleryPhoto => ({ hash, name: `${hash}.jpg`, takenAt: null });

test('groups photos without a day once, and makes no memory of them', () => {
  const chosen = [photo('a', '2024-01-14T08:00:00'), undated('c'), undated('b'), undated('d')];
  const days = groupByDay({ chosen, dropped: ['d'], days: {} });
  expect(days.map(({ day, photos, dropped }) => [day, photos.map(({ hash }) => hash), dropped.length])).toEqual([
    [null, ['b', 'c'], 1],
    ['2024-01-14', ['a'], 0],
  ]);
  expect(countMemories(days)).toBe(1);
  expect(toMemories(days, naming).map(({ day }) => day)).toEqual(['2024-01-14']);
});

test('moves all photos of a group to another day, which keeps its own title', () => {
  const chosen = [photo('a', '2024-01-14T08:00:00'), photo('b', '2024-01-15T08:00:00'), undated('c'), undated('d')];
  const titles = { '2024-01-14': 'Kites', '2024-01-15': 'Kites again' };
  let plan: Parameters<typeof groupByDay>[0] & Parameters<typeof moveToDay>[0] = {
    chosen,
    dropped: ['d'],
    days: {},
    titles,
  };
  const move = (from: number, to: string) => {
    const group = groupByDay(plan)[from];
    if (group) plan = { ...plan, ...moveToDay(plan, group, to) };
  };
  move(0, '2024-01-14');
  expect(groupByDay(plan).map(({ day, photos, dropped }) => [day, photos.length, dropped.length])).toEqual([
    ['2024-01-14', 2, 1],
    ['2024-01-15', 1, 0],
  ]);
  move(0, '2019-11-02');
  expect(plan.titles).toEqual({ '2019-11-02': 'Kites', '2024-01-15': 'Kites again' });
  move(0, '2024-01-15');
  expect(groupByDay(plan).map(({ day, photos }) => [day, photos.length])).toEqual([['2024-01-15', 3]]);
  expect(plan.titles).toEqual({ '2024-01-15': 'Kites again' });
});

test('leaves photos without a day in the plan after confirming, and the days of missing ones', () => {
  const chosen = [
    photo('a', '2024-01-14T08:00:00'),
    photo('b', '2024-01-14T08:00:00'),
    undated('c'),
    undated('d'),
    undated('e'),
  ];
  const plan = { chosen, dropped: ['d'], days: { a: '2024-02-01', b: '2024-02-01', e: '2024-02-01' } };
  const left = findLeft(plan, (hash) => hash !== 'b');
  expect(left.chosen.map(({ hash }) => hash)).toEqual(['b', 'c']);
  expect(left.days).toEqual({ b: '2024-02-01' });
});

test('adds a photo chosen twice once, and counts the photos beyond the limit', () => {
  const here = { chosen: [photo('a', '2024-01-14T08:00:00')] };
  const found = ['a', 'b', 'b', 'c', 'd'].map((hash) => photo(hash, '2024-01-14T08:00:00'));
  const { added, leftOut } = addChosen(here, found, 3);
  expect(added.map(({ hash }) => hash)).toEqual(['b', 'c']);
  expect(leftOut).toBe(1);
});

test('finds photos that are neither stored nor dropped as missing after a reload', () => {
  const chosen = ['a', 'b', 'c'].map((hash) => photo(hash, '2024-01-14T08:00:00'));
  const missing = findMissing({ chosen, dropped: ['c'] }, (hash) => hash === 'a');
  expect(missing.map(({ hash }) => hash)).toEqual(['b']);
});

import { Trophy } from 'lucide-react';
import { expect, test } from 'vitest';
import { ACHIEVEMENTS as definitions } from '#domain/achievements/definitions.ts';
import type { Achievement, AchievementProgress } from '#domain/achievements/schema.ts';
import { achievementsText } from '#messages/achievements.ts';
import { iconOf } from './icon-model.ts';
import {
  findLatest,
  formatCount,
  groupByYear,
  groupAchievements,
  hasBegun,
  sumPoints,
  toAchievementViews,
} from './model.ts';

const ACHIEVEMENTS: Achievement[] = definitions.map(({ key, ...achievement }) => ({
  ...achievement,
  ...achievementsText.milestones[key],
}));

function byName(name: string): Achievement {
  const found = ACHIEVEMENTS.find((each) => each.name === name);
  if (!found) throw new Error(`no achievement is named ${name}`);
  return found;
}

function rowOf(name: string, progress: number, unlockedAt: string | null = null): AchievementProgress {
  const achievement = byName(name);
  return {
    id: achievement.id,
    coupleId: achievement.id,
    achievementId: achievement.id,
    unlockedAt,
    progress,
    isCompleted: unlockedAt !== null,
    metadata: { target: achievement.criteria.target, isNew: false },
    achievement,
  };
}

const rows = [
  rowOf('Memory Keepers', 15, '2026-03-05T10:00:00.000Z'),
  rowOf('The First Page', 1, '2026-01-14T10:00:00.000Z'),
  rowOf('A Whole Album', 15),
  rowOf('Open Books', 45),
];

test('sorts done by newest, begun by progress and ahead by ease', () => {
  const groups = groupAchievements(toAchievementViews(ACHIEVEMENTS, rows), 'all');
  const names = (state: keyof typeof groups) => groups[state].map(({ achievement }) => achievement.name);
  expect(names('done')).toEqual(['Memory Keepers', 'The First Page']);
  expect(names('begun')).toEqual(['Open Books', 'A Whole Album']);
  expect(groups.begun.map(({ percent }) => percent)).toEqual([90, 25]);
  expect(groups.ahead).toHaveLength(ACHIEVEMENTS.length - 4);
  expect(groups.ahead[0]?.achievement.rarity).toBe('common');
  expect(groups.ahead.at(-1)?.achievement.rarity).toBe('legendary');
});

test('filters by category', () => {
  const groups = groupAchievements(toAchievementViews(ACHIEVEMENTS, rows), 'financial');
  expect(groups.done).toEqual([]);
  expect(groups.begun.map(({ achievement }) => achievement.name)).toEqual(['Open Books']);
  expect(groups.ahead.every(({ achievement }) => achievement.category === 'financial')).toBe(true);
});

test('sums the points of completed achievements only', () => {
  expect(sumPoints(toAchievementViews(ACHIEVEMENTS, rows))).toBe(70);
});

test('groups by the year in India', () => {
  const done = [
    rowOf('Memory Keepers', 15, '2025-12-31T18:30:00.000Z'),
    rowOf('The First Page', 1, '2025-12-31T18:29:59.000Z'),
  ];
  const groups = groupAchievements(toAchievementViews(ACHIEVEMENTS, done), 'all');
  expect(groupByYear(groups.done).map(([year, achievements]) => [year, achievements.length])).toEqual([
    ['2026', 1],
    ['2025', 1],
  ]);
});

test('counts any progress as begun', () => {
  expect(hasBegun(toAchievementViews(ACHIEVEMENTS, []))).toBe(false);
  expect(hasBegun(toAchievementViews(ACHIEVEMENTS, [rowOf('Open Books', 1)]))).toBe(true);
});

test('finds the achievement completed last', () => {
  expect(findLatest(rows)?.achievement.name).toBe('Memory Keepers');
  expect(findLatest([rowOf('Open Books', 1)])).toBeNull();
});

test('formats saved money in rupees and other counts as numbers', () => {
  expect(formatCount('amountSaved', 100000)).toBe('₹1,00,000');
  expect(formatCount('daysTogether', 3652)).toBe('3,652');
});

test('finds an icon for every achievement, and a trophy for an unknown one', () => {
  expect(ACHIEVEMENTS.filter(({ icon }) => iconOf(icon) === Trophy)).toEqual([]);
  expect(iconOf('Spaceship')).toBe(Trophy);
});

import { expect, test } from 'vitest';
import { ACHIEVEMENTS as definitions } from '#domain/achievements/definitions.ts';
import { ACHIEVEMENT_CATEGORIES, RARITIES } from '#domain/achievements/facts.ts';
import { Achievement } from '#domain/achievements/schema.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { wordAchievement } from './policy.ts';

const ACHIEVEMENTS = runInLanguage('en', () => definitions.map((definition) => wordAchievement(definition)));

test('defines about 40 achievements, each as the API promises', () => {
  expect(ACHIEVEMENTS).toHaveLength(48);
  for (const each of ACHIEVEMENTS) expect(Achievement.parse(each)).toEqual(each);
  expect(ACHIEVEMENTS.every(({ points, criteria }) => points > 0 && criteria.target > 0)).toBe(true);
});

test('awards coins for actions of both or elapsed time, never for declarations alone', () => {
  const earning = ACHIEVEMENTS.filter(({ coins }) => coins > 0);
  expect(new Set(earning.map(({ criteria }) => criteria.fact))).toEqual(
    new Set(['datesAccepted', 'datesEnjoyed', 'dateKinds', 'checkInStreak', 'daysPaired']),
  );
  expect(earning.every(({ coins, points }) => coins === points)).toBe(true);
});

test.for(['id', 'icon', 'name', 'description'] as const)('never repeats the %s', (field) => {
  expect(new Set(ACHIEVEMENTS.map((each) => each[field])).size).toBe(ACHIEVEMENTS.length);
});

test.for(ACHIEVEMENT_CATEGORIES)('has achievements of every rarity for %s', (category) => {
  const rarities = ACHIEVEMENTS.filter((each) => each.category === category).map(({ rarity }) => rarity);
  expect(new Set(rarities)).toEqual(new Set(RARITIES));
});

test('asks more and pays more for the rarer achievement of one fact', () => {
  for (const fact of new Set(ACHIEVEMENTS.map(({ criteria }) => criteria.fact))) {
    const ladder = ACHIEVEMENTS.filter(({ criteria }) => criteria.fact === fact).toSorted(
      (a, b) => a.criteria.target - b.criteria.target,
    );
    const ranks = ladder.map(({ rarity }) => RARITIES.indexOf(rarity));
    const points = ladder.map((each) => each.points);
    expect({ fact, ranks }).toEqual({ fact, ranks: ranks.toSorted((a, b) => a - b) });
    expect({ fact, points }).toEqual({ fact, points: points.toSorted((a, b) => a - b) });
  }
});

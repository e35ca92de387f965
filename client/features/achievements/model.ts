import { indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import type { MedallionRank } from '#client/ui/content/medallion-shapes.ts';
import type { AchievementCategory, AchievementFact, Rarity } from '#domain/achievements/facts.ts';
import type { Achievement, AchievementProgress } from '#domain/achievements/schema.ts';

/** State of an achievement. `done`: completed; `begun`: in progress; `ahead`: not begun. */
export type AchievementState = 'done' | 'begun' | 'ahead';

/** A definition with the couple's progress. */
export interface AchievementView {
  achievement: Achievement;
  state: AchievementState;
  progress: number;
  percent: number;
  unlockedAt: string | null;
  isNew: boolean;
}

export type AchievementFilter = 'all' | AchievementCategory;

const rankOfRarity: Readonly<Record<Rarity, MedallionRank>> = {
  common: 1,
  uncommon: 2,
  rare: 3,
  epic: 4,
  legendary: 5,
};

export function rankOf({ rarity }: Pick<Achievement, 'rarity'>): MedallionRank {
  return rankOfRarity[rarity];
}

/** Joins every definition with the couple's progress, if there is any. */
export function toAchievementViews(
  definitions: readonly Achievement[],
  rows: readonly AchievementProgress[],
): AchievementView[] {
  const byId = new Map(rows.map((row) => [row.achievementId, row]));
  return definitions.map((achievement) => {
    const row = byId.get(achievement.id);
    const progress = row?.progress ?? 0;
    return {
      achievement,
      state: row?.isCompleted ? 'done' : progress > 0 ? 'begun' : 'ahead',
      progress,
      percent: Math.min(100, (progress / achievement.criteria.target) * 100),
      unlockedAt: row?.unlockedAt ?? null,
      isNew: row?.metadata.isNew ?? false,
    };
  });
}

/** Returns the completed achievements, newest first. */
export function listDone(achievements: readonly AchievementView[]): AchievementView[] {
  return achievements
    .filter(({ state }) => state === 'done')
    .toSorted((a, b) => (b.unlockedAt ?? '').localeCompare(a.unlockedAt ?? ''));
}

/**
 * Groups the filtered achievements by state: begun by percentage, highest first; done by date, newest first; ahead by
 * ease, easiest first.
 */
export function groupAchievements(
  achievements: readonly AchievementView[],
  filter: AchievementFilter,
): Record<AchievementState, AchievementView[]> {
  const found = achievements.filter(({ achievement }) => filter === 'all' || achievement.category === filter);
  return {
    begun: found.filter(({ state }) => state === 'begun').toSorted((a, b) => b.percent - a.percent),
    done: listDone(found),
    ahead: found
      .filter(({ state }) => state === 'ahead')
      .toSorted((a, b) => rankOf(a.achievement) - rankOf(b.achievement)),
  };
}

/** Groups completed achievements by the year in India, keeping their order. */
export function groupByYear(done: readonly AchievementView[]): [year: string, achievements: AchievementView[]][] {
  return [...Map.groupBy(done, ({ unlockedAt }) => (unlockedAt ? indiaDate(unlockedAt).slice(0, 4) : ''))];
}

/** Returns the row completed last, if any. */
export function findLatest(rows: readonly AchievementProgress[]): AchievementProgress | null {
  const done = rows.filter(({ isCompleted }) => isCompleted);
  return done.toSorted((a, b) => (b.unlockedAt ?? '').localeCompare(a.unlockedAt ?? ''))[0] ?? null;
}

export function sumPoints(achievements: readonly AchievementView[]): number {
  return listDone(achievements).reduce((sum, { achievement }) => sum + achievement.points, 0);
}

export function hasBegun(achievements: readonly AchievementView[]): boolean {
  return achievements.some(({ state }) => state !== 'ahead');
}

/** Formats a count: a saved amount in rupees, other facts as a number. */
export function formatCount(fact: AchievementFact, count: number): string {
  return fact === 'amountSaved' ? formatMoney(count) : formatCoins(count);
}

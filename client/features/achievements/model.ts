import type { AchievementCategory, AchievementFact, Rarity } from '#contract/achievement-lists.ts';
import type { Achievement, AchievementProgress } from '#contract/achievements.ts';
import { indiaDate } from '../../lib/format/dates.ts';
import { formatCoins, formatMoney } from '../../lib/format/money.ts';
import type { MedallionRank } from '../../ui/content/medallion-shapes.ts';

/** `done`: achieved; `begun`: on the way; `ahead`: not begun. */
export type MilestoneState = 'done' | 'begun' | 'ahead';

/** A definition with how far the couple is. */
export interface Milestone {
  achievement: Achievement;
  state: MilestoneState;
  progress: number;
  percent: number;
  unlockedAt: string | null;
  isNew: boolean;
}

export type MilestoneFilter = 'all' | AchievementCategory;

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

/** Every definition as a milestone of the couple. */
export function toMilestones(
  definitions: readonly Achievement[],
  rows: readonly AchievementProgress[],
): Milestone[] {
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

/** The achieved ones, the newest first. */
export function listDone(milestones: readonly Milestone[]): Milestone[] {
  return milestones
    .filter(({ state }) => state === 'done')
    .toSorted((a, b) => (b.unlockedAt ?? '').localeCompare(a.unlockedAt ?? ''));
}

/** What the filter leaves, by state: begun with the nearest first, done with the newest first, ahead with the easiest first. */
export function groupMilestones(
  milestones: readonly Milestone[],
  filter: MilestoneFilter,
): Record<MilestoneState, Milestone[]> {
  const found = milestones.filter(({ achievement }) => filter === 'all' || achievement.category === filter);
  return {
    begun: found.filter(({ state }) => state === 'begun').toSorted((a, b) => b.percent - a.percent),
    done: listDone(found),
    ahead: found
      .filter(({ state }) => state === 'ahead')
      .toSorted((a, b) => rankOf(a.achievement) - rankOf(b.achievement)),
  };
}

/** Achieved ones in the order they come, by the year in India. */
export function groupByYear(done: readonly Milestone[]): [year: string, milestones: Milestone[]][] {
  return [...Map.groupBy(done, ({ unlockedAt }) => (unlockedAt ? indiaDate(unlockedAt).slice(0, 4) : ''))];
}

/** The row that was achieved last, if any was. */
export function findLatest(rows: readonly AchievementProgress[]): AchievementProgress | null {
  const done = rows.filter(({ isCompleted }) => isCompleted);
  return done.toSorted((a, b) => (b.unlockedAt ?? '').localeCompare(a.unlockedAt ?? ''))[0] ?? null;
}

export function sumPoints(milestones: readonly Milestone[]): number {
  return listDone(milestones).reduce((sum, { achievement }) => sum + achievement.points, 0);
}

export function hasBegun(milestones: readonly Milestone[]): boolean {
  return milestones.some(({ state }) => state !== 'ahead');
}

/** A count as its fact is read: money in rupees, all else as a number. */
export function formatCount(fact: AchievementFact, count: number): string {
  return fact === 'amountSaved' ? formatMoney(count) : formatCoins(count);
}

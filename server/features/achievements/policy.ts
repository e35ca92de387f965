import { createHash } from 'node:crypto';
import { type AchievementDefinition, ACHIEVEMENTS } from '#domain/achievements/definitions.ts';
import type { AchievementFact } from '#domain/achievements/facts.ts';
import type { Achievement, AchievementProgress } from '#domain/achievements/schema.ts';
import { achievementsText } from '#messages/achievements.ts';

type Facts = Readonly<Record<AchievementFact, number>>;
type Achieved = readonly { achievementId: string; unlockedAt: string; isSeen: boolean }[];

/** Returns an achievement with its words in the reader's language. */
export function wordAchievement({ key, ...achievement }: AchievementDefinition): Achievement {
  return { ...achievement, ...achievementsText.milestones[key] };
}

/** Returns the achievements that the facts reach and the couple does not have yet. */
export function findReached(facts: Facts, achieved: Achieved): AchievementDefinition[] {
  const known = new Set(achieved.map(({ achievementId }) => achievementId));
  return ACHIEVEMENTS.filter(({ id, criteria }) => !known.has(id) && facts[criteria.fact] >= criteria.target);
}

/**
 * Returns the achievements that the couple has begun or achieved, in the order of the definitions. An achieved one
 * remains achieved whatever the facts are.
 */
export function describeProgress(coupleId: string, facts: Facts, achieved: Achieved): AchievementProgress[] {
  const byId = new Map(achieved.map((each) => [each.achievementId, each]));
  return ACHIEVEMENTS.flatMap((achievement) => {
    const { fact, target } = achievement.criteria;
    const done = byId.get(achievement.id);
    const progress = done ? target : Math.min(facts[fact], target);
    if (progress <= 0) return [];
    return {
      id: progressId(coupleId, achievement.id),
      coupleId,
      achievementId: achievement.id,
      unlockedAt: done?.unlockedAt ?? null,
      progress,
      isCompleted: done !== undefined,
      metadata: { target, isNew: done !== undefined && !done.isSeen },
      achievement: wordAchievement(achievement),
    };
  });
}

/** Derives a stable id from the couple and the achievement: a UUID of version 8. */
function progressId(coupleId: string, achievementId: string): string {
  const hex = createHash('sha256').update(`${coupleId}:${achievementId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The day counts that earn an achievement, for days together or days as a couple here. */
export const TOGETHER_TARGETS: readonly number[] = ACHIEVEMENTS.filter(
  ({ criteria }) => criteria.fact === 'daysTogether' || criteria.fact === 'daysPaired',
).map(({ criteria }) => criteria.target);

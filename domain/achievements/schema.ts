import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { ACHIEVEMENT_CATEGORIES, ACHIEVEMENT_FACTS, RARITIES } from './facts.ts';

/** An achievement, the same for every couple. `icon` is a Lucide name; an unknown one shows as a trophy. */
export const Achievement = z.object({
  id,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  rarity: z.enum(RARITIES),
  category: z.enum(ACHIEVEMENT_CATEGORIES),
  /** Love points, which show status and cannot be spent. */
  points: z.number().int(),
  /** Coins credited once to each partner; 0 if the fact does not earn coins (`COIN_FACTS`). */
  coins: z.number().int(),
  criteria: z.object({ fact: z.enum(ACHIEVEMENT_FACTS), target: z.number().int() }),
});
export type Achievement = z.infer<typeof Achievement>;

/** The couple's progress on an achievement that they have begun. */
export const AchievementProgress = z.object({
  id,
  coupleId: id,
  achievementId: id,
  unlockedAt: instant.nullable(),
  /** Value of the fact, capped at the target. It stays at the target after completion, even if the fact falls. */
  progress: z.number().int(),
  isCompleted: z.boolean(),
  /** `isNew`: achieved, but not yet reported to this member by a check. */
  metadata: z.object({ target: z.number().int(), isNew: z.boolean() }),
  achievement: Achievement,
});
export type AchievementProgress = z.infer<typeof AchievementProgress>;

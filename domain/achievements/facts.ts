export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

export const ACHIEVEMENT_CATEGORIES = ['financial', 'dates', 'general', 'memories'] as const;
export type AchievementCategory = (typeof ACHIEVEMENT_CATEGORIES)[number];

/** Facts counted for a couple: whole numbers, money in whole rupees, streaks and days together in days. */
export const ACHIEVEMENT_FACTS = [
  'datesPlanned',
  'datesAccepted',
  'datesEnjoyed',
  'dateKinds',
  'memories',
  'photos',
  'writtenMemories',
  'taggedMemories',
  'memoryMonths',
  'notes',
  'nudgesSent',
  'importantDates',
  'checkInStreak',
  'daysTogether',
  'daysPaired',
  'expenses',
  'expenseMonths',
  'goalsSet',
  'goalsReached',
  'amountSaved',
] as const;
export type AchievementFact = (typeof ACHIEVEMENT_FACTS)[number];

/**
 * The facts that earn coins: actions of both partners, and the passing of time. Facts that one partner can declare or
 * record alone earn only points, which cannot be spent.
 */
export const COIN_FACTS: ReadonlySet<AchievementFact> = new Set<AchievementFact>([
  'datesAccepted',
  'datesEnjoyed',
  'dateKinds',
  'checkInStreak',
  'daysPaired',
]);

export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

export const ACHIEVEMENT_CATEGORIES = ['financial', 'dates', 'general', 'memories'] as const;
export type AchievementCategory = (typeof ACHIEVEMENT_CATEGORIES)[number];

/** What is counted of a couple: whole numbers, money in whole rupees, streaks and days together in days. */
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
 * The facts that earn coins: what both did, or what time itself proves. Achievements that rest on what was only declared, or recorded by one
 * alone, give points, which are honour and buy nothing.
 */
export const COIN_FACTS: ReadonlySet<AchievementFact> = new Set<AchievementFact>([
  'datesAccepted',
  'datesEnjoyed',
  'dateKinds',
  'checkInStreak',
  'daysPaired',
]);

import { seedBin } from './parts/bin.ts';
import { seedCampaigns } from './parts/campaigns.ts';
import { seedComments } from './parts/comments.ts';
import { seedConcierge } from './parts/concierge.ts';
import { seedDailyQuestions } from './parts/daily-questions.ts';
import { seedDates } from './parts/dates.ts';
import { seedDeals } from './parts/deals.ts';
import { seedExperiences } from './parts/experiences.ts';
import { seedFinances } from './parts/finances.ts';
import { seedGiftCards } from './parts/gift-cards.ts';
import { seedMemories } from './parts/memories.ts';
import { seedAchievements } from './parts/achievements.ts';
import { seedNotes } from './parts/notes.ts';
import { readOldNotifications } from './parts/notifications.ts';
import { seedNudges } from './parts/nudges.ts';
import { seedPremium } from './parts/premium.ts';
import { seedVisitors } from './parts/visitors.ts';
import type { DemoPart } from './seeding/seed-context.ts';

/** The seeders of all features, in order. They run after the members are registered. */
export const demoParts: readonly DemoPart[] = [
  seedDates,
  seedMemories,
  seedFinances,
  seedNotes,
  seedDailyQuestions,
  seedComments,
  seedBin,
  seedExperiences,
  seedVisitors,
  seedNudges,
  seedDeals,
  seedGiftCards,
  seedAchievements,
  seedPremium,
  seedConcierge,
  seedCampaigns,
  readOldNotifications,
];

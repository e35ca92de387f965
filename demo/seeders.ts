import { seedBin } from './seeders/bin.ts';
import { seedCampaigns } from './seeders/campaigns.ts';
import { seedComments } from './seeders/comments.ts';
import { seedConcierge } from './seeders/concierge.ts';
import { seedDailyQuestions } from './seeders/daily-questions.ts';
import { seedDates } from './seeders/dates.ts';
import { seedDeals } from './seeders/deals.ts';
import { seedExperiences } from './seeders/experiences.ts';
import { seedFinances } from './seeders/finances.ts';
import { seedGiftCards } from './seeders/gift-cards.ts';
import { seedMemories } from './seeders/memories.ts';
import { seedAchievements } from './seeders/achievements.ts';
import { seedNotes } from './seeders/notes.ts';
import { readOldNotifications } from './seeders/notifications.ts';
import { seedNudges } from './seeders/nudges.ts';
import { seedPremium } from './seeders/premium.ts';
import { seedVisitors } from './seeders/visitors.ts';
import type { Seeder } from './seeding/seed-context.ts';

/** The seeders of all features, in order. They run after the members are registered. */
export const seeders: readonly Seeder[] = [
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

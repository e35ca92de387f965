import { seedAchievements } from './seeders/achievements.ts';
import { seedAvailability } from './seeders/availability.ts';
import { seedBusyCalendars } from './seeders/busy-calendars.ts';
import { seedCampaigns } from './seeders/campaigns.ts';
import { seedComments } from './seeders/comments.ts';
import { seedConcierge } from './seeders/concierge.ts';
import { seedDailyMoments } from './seeders/daily-moments.ts';
import { seedDailyQuestions } from './seeders/daily-questions.ts';
import { seedDates } from './seeders/dates.ts';
import { seedDeals } from './seeders/deals.ts';
import { seedExperiences } from './seeders/experiences.ts';
import { seedFinances } from './seeders/finances.ts';
import { seedFromPartner } from './seeders/from-partner.ts';
import { seedGiftCards } from './seeders/gift-cards.ts';
import { seedLists } from './seeders/lists.ts';
import { seedMemories, seedMemoryDates } from './seeders/memories.ts';
import { seedNotes } from './seeders/notes.ts';
import { readOldNotifications } from './seeders/notifications.ts';
import { seedNudges } from './seeders/nudges.ts';
import { seedPanchang } from './seeders/panchang.ts';
import { seedPremium } from './seeders/premium.ts';
import { seedTrash } from './seeders/trash.ts';
import { seedVisitors } from './seeders/visitors.ts';
import type { Seeder } from './seeding/seed-context.ts';

/**
 * The seeders of all features, which run after the members are registered. Stages run in order and the lanes of a stage
 * at once, because a seeder mostly waits for the database.
 */
export const stages: readonly (readonly (readonly Seeder[])[])[] = [
  [
    [seedFinances],
    [seedMemories],
    [
      seedAvailability,
      seedPanchang,
      seedBusyCalendars,
      seedDates,
      seedNotes,
      seedLists,
      seedDailyQuestions,
      seedDailyMoments,
    ],
    [seedGiftCards, seedNudges, seedDeals, seedExperiences],
  ],
  [[seedMemoryDates, seedComments, seedTrash, seedAchievements, seedFromPartner], [seedVisitors]],
  [[seedPremium, seedConcierge, seedCampaigns, readOldNotifications]],
];

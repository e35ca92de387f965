import { playCampaigns } from './parts/campaigns.ts';
import { playDates } from './parts/dates.ts';
import { playDeals } from './parts/deals.ts';
import { playExperiences } from './parts/experiences.ts';
import { playFinances } from './parts/finances.ts';
import { playGiftCards } from './parts/gift-cards.ts';
import { playMemories } from './parts/memories.ts';
import { playMilestones } from './parts/milestones.ts';
import { playNotes } from './parts/notes.ts';
import { readOldNotifications } from './parts/notifications.ts';
import { playNudges } from './parts/nudges.ts';
import { playPremium } from './parts/premium.ts';
import { playVisitors } from './parts/visitors.ts';
import type { DemoPart } from './stage/stage.ts';

/** What each feature adds to the demo, in this order. The members are there already. */
export const demoParts: readonly DemoPart[] = [
  playDates,
  playMemories,
  playFinances,
  playNotes,
  playExperiences,
  playVisitors,
  playNudges,
  playDeals,
  playGiftCards,
  playMilestones,
  playPremium,
  playCampaigns,
  readOldNotifications,
];

import {
  ACHIEVEMENT_CATEGORIES,
  type AchievementCategory,
  type AchievementFact,
  COIN_FACTS,
  type Rarity,
} from './facts.ts';
import type { Achievement } from './schema.ts';

type Row = readonly [
  /** Permanent: the database stores a couple's achievements under it. */
  id: string,
  /** Key of the name and description in the messages. */
  key: string,
  /** Name of a Lucide icon, unique to the achievement. */
  icon: string,
  rarity: Rarity,
  points: number,
  fact: AchievementFact,
  target: number,
];

/** Every achievement, in any order. Never remove one that a couple may have achieved, and never change its id. */
const rows = {
  dates: [
    ['aee90fef-e62b-4b27-b1e5-0717ba2e36b1', 'firstDates', 'Sparkles', 'common', 20, 'datesPlanned', 3],
    ['46034734-9811-4bd8-89d2-64d235d0fd80', 'firstYeses', 'HeartHandshake', 'common', 20, 'datesAccepted', 3],
    ['b21abd78-130e-4768-9d38-6dcd934f9cba', 'regulars', 'CalendarHeart', 'uncommon', 50, 'datesPlanned', 10],
    ['036f717a-df84-484f-a901-e901aa8c5bc4', 'outAndAbout', 'Footprints', 'uncommon', 50, 'datesEnjoyed', 10],
    ['e52375ef-cc15-4f62-a51b-d9d5409d586b', 'somethingNew', 'Dices', 'uncommon', 40, 'dateKinds', 3],
    ['2fe62aef-1619-4add-bb97-a46c93c23ea4', 'alwaysAPlan', 'Map', 'rare', 100, 'datesPlanned', 30],
    ['7524d2ba-b7d2-4687-81fe-3005ecde21b5', 'explorers', 'Compass', 'epic', 200, 'datesEnjoyed', 50],
    ['da7ddfd3-fd43-44bc-933b-6b5273c781a8', 'nineRasas', 'Drama', 'epic', 200, 'dateKinds', 9],
    ['8a35af16-5eb3-4af9-a96d-b04237a14e03', 'hundredEvenings', 'Mountain', 'legendary', 500, 'datesEnjoyed', 100],
  ],
  memories: [
    ['6b5ae225-8757-49b1-a357-6f302b1b6b76', 'firstMemory', 'BookHeart', 'common', 20, 'memories', 1],
    ['9db9930e-4439-4632-8887-e9c7efd40571', 'firstPhoto', 'Camera', 'common', 20, 'photos', 1],
    ['71d0e807-42f6-4007-b634-af3da3180aff', 'ownWords', 'Feather', 'uncommon', 40, 'writtenMemories', 10],
    ['bc913426-b527-4faa-a809-378327f16187', 'memoryKeepers', 'BookOpen', 'uncommon', 50, 'memories', 15],
    ['759c0fc5-65cd-43c4-9025-c66de4162d57', 'colourOfWords', 'Tags', 'uncommon', 40, 'taggedMemories', 15],
    ['a78743ae-8bf3-40e9-8496-f84e3b16e3f5', 'gallery', 'Aperture', 'rare', 100, 'photos', 30],
    ['332909a1-30de-41c9-9b19-891d2f2747a6', 'fourSeasons', 'CalendarRange', 'rare', 120, 'memoryMonths', 12],
    ['5c86ef7b-95bf-4294-a87e-a512dbb3ccbf', 'album', 'Images', 'epic', 200, 'memories', 60],
    ['78730164-4e33-4717-9127-e347082e7776', 'throughOneLens', 'GalleryVerticalEnd', 'epic', 250, 'photos', 150],
    ['bbc4211c-98af-4b49-85ab-5249a558a7c9', 'lifeInPages', 'LibraryBig', 'legendary', 500, 'memories', 250],
  ],
  general: [
    ['0b9d1c52-5d0e-4f0c-9a55-6d8f0c6f2e31', 'monthForTwo', 'Sprout', 'common', 30, 'daysPaired', 30],
    ['6f1a7e0d-93a8-4b7e-8b0f-2f4c1d9a7c52', 'seasonForTwo', 'Leaf', 'uncommon', 60, 'daysPaired', 100],
    ['c2d47a90-1c7b-4c0e-a3f9-5e8b7d2160f3', 'yearForTwo', 'TreeDeciduous', 'rare', 150, 'daysPaired', 365],
    ['e8a35b16-7f42-4d09-9c1d-0a6b3f58d7e4', 'twoYearsForTwo', 'Trees', 'epic', 300, 'daysPaired', 730],
    ['cf177142-e705-4e92-bd71-3a95bc6849aa', 'hundredDays', 'Flower2', 'common', 30, 'daysTogether', 100],
    ['9ac3fc1a-287d-4a0f-bb93-de499678a4b5', 'firstNote', 'NotebookPen', 'common', 20, 'notes', 1],
    ['7138b067-0a5f-469e-b4bd-f24b12ef3949', 'firstNudges', 'Send', 'common', 20, 'nudgesSent', 5],
    ['61b87888-a887-4c2c-9e8b-29728013f8d2', 'neverForgotten', 'CalendarCheck', 'common', 30, 'importantDates', 3],
    ['6977581e-9db5-4f7b-bdf5-b6bc823cc509', 'roundTheSun', 'Sun', 'uncommon', 50, 'daysTogether', 365],
    ['f0eeca1b-5e4b-4d69-966b-11e956fd3736', 'goodListeners', 'Ear', 'uncommon', 50, 'notes', 15],
    ['d4130ab8-f7cf-4e28-a772-de88833dc159', 'weekOfHellos', 'Flame', 'uncommon', 50, 'checkInStreak', 7],
    ['1b2851c8-beb8-43d3-978e-9763e39ea40d', 'justBecause', 'MessageCircleHeart', 'uncommon', 50, 'nudgesSent', 25],
    ['40e8d40f-7647-485b-8bc3-f83f2526be09', 'wholeFamily', 'Cake', 'uncommon', 50, 'importantDates', 10],
    ['b56e3e61-e105-4a78-bed0-733c60cf3b92', 'thousandDays', 'MoonStar', 'rare', 100, 'daysTogether', 1000],
    ['47694ca5-c6de-4295-bbf7-c6e942ab8732', 'knownByHeart', 'Puzzle', 'rare', 100, 'notes', 40],
    ['784732a7-5cde-4a0a-8845-076f026e536e', 'monthOfHellos', 'Zap', 'rare', 100, 'checkInStreak', 30],
    ['d91fbfb2-1b4a-4d88-9837-0aa284904262', 'fiveYears', 'Gem', 'epic', 200, 'daysTogether', 1826],
    ['41475647-7ffa-4db0-8d3b-3405ff20d7cb', 'allDayLong', 'Music', 'epic', 200, 'nudgesSent', 150],
    ['5a33e353-309b-4ee7-84dd-55177af81af8', 'tenYears', 'Crown', 'legendary', 300, 'daysTogether', 3652],
    ['ccff4fa5-15ae-450b-8880-c7cac730ee16', 'hundredHellos', 'Infinity', 'legendary', 400, 'checkInStreak', 100],
  ],
  financial: [
    ['80feb5f4-5e58-4ad9-aa3f-0e1eba587bf5', 'firstExpense', 'IndianRupee', 'common', 20, 'expenses', 1],
    ['f056de9a-cff7-47e2-9496-d33ed71804ce', 'firstGoal', 'Target', 'common', 20, 'goalsSet', 1],
    ['c7e8a334-be73-4025-9735-9a23fddac1f8', 'openBooks', 'Receipt', 'uncommon', 40, 'expenses', 50],
    ['104d0579-b8fd-4680-afda-05fcf0c08373', 'firstSavings', 'PiggyBank', 'uncommon', 50, 'amountSaved', 10_000],
    ['5fbb0efe-cdaa-4b8f-b346-98bd41c251c5', 'steadyHands', 'ChartColumn', 'rare', 100, 'expenseMonths', 6],
    ['956ebbaf-db59-473e-9aca-02730334bb98', 'goalReached', 'Flag', 'rare', 100, 'goalsReached', 1],
    ['d5e2308a-45f3-40cd-80a2-2033c1e55fd0', 'oneLakh', 'Landmark', 'epic', 200, 'amountSaved', 100_000],
    ['26089e17-6d34-4c1d-8289-fa9feb9fe541', 'threeDreams', 'Medal', 'epic', 250, 'goalsReached', 3],
    ['efbea356-c4b4-4c93-9e48-96bc835a7587', 'fiveLakh', 'Vault', 'legendary', 500, 'amountSaved', 500_000],
  ],
} as const satisfies Record<AchievementCategory, readonly Row[]>;

/** Names an achievement's words in the messages. */
export type MilestoneKey = (typeof rows)[AchievementCategory][number][1];

/** An achievement without its words. */
export interface AchievementDefinition extends Omit<Achievement, 'name' | 'description'> {
  key: MilestoneKey;
}

/** The achievements, category by category. */
export const ACHIEVEMENTS: readonly AchievementDefinition[] = ACHIEVEMENT_CATEGORIES.flatMap((category) =>
  rows[category].map(([id, key, icon, rarity, points, fact, target]) => ({
    id,
    key,
    icon,
    rarity,
    category,
    points,
    coins: COIN_FACTS.has(fact) ? points : 0,
    criteria: { fact, target },
  })),
);

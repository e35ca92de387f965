export const achievementScreensText = {
  title: 'Love Milestones',
  lead: 'What the two of you have done, day after day.',
  loading: 'Loading your milestones…',
  failedTitle: 'Your milestones did not load',
  failedText: 'Nothing is lost. Please try again.',

  check: 'Check for New Milestones',
  unlocked: 'Love Milestone Unlocked!',
  unlockedText: (count: number) => `You've achieved ${count} new milestone(s)`,
  updated: 'Journey Updated',
  updatedText: 'Your love story progress has been synchronized',
  failed: 'Sync Failed',
  failedToUpdate: 'Unable to update your progress',

  achievedCount: (achieved: string, total: number) => `${achieved} of ${total} milestones achieved`,
  points: 'love points',
  rarityCounts: 'How many of each rarity you have achieved',
  latest: 'Your latest milestones',

  filter: 'Which milestones',
  filters: {
    all: 'All',
    financial: 'Financial Management',
    dates: 'Adventure & Exploration',
    general: 'Communication & Connection',
    memories: 'Creativity & Innovation',
  },
  rarities: {
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    epic: 'Epic',
    legendary: 'Legendary',
  },
  begun: 'Under way',
  done: 'Done together',
  ahead: 'Still ahead',

  achieved: 'Achieved',
  isNew: 'New',
  pointsOf: (points: number) => `${points} love points`,
  progress: (name: string) => `Progress of ${name}`,
  progressOf: (done: string, target: string) => `${done} of ${target}`,

  emptyTitle: 'Your Love Story Awaits',
  emptyText:
    'Go on dates, keep memories, save for something: what you do together becomes milestones. Dates you both said yes to, and the days you come back, bring coins as well.',
  createDate: 'Plan a Date',
  createMemory: 'Keep a Memory',
} as const;

import type { RecordDefinition } from '../record-definition.ts';

export const coupleAchievements = {
  name: 'coupleAchievements',
  owner: 'couple',
  resource: 'achievements',
  exportedAs: 'milestones',
  offlineReads: { 'achievements.all': 'all', 'achievements.list': 'all' },
} as const satisfies RecordDefinition;

export const achievementAwards = {
  name: 'achievementAwards',
  owner: 'couple',
} as const satisfies RecordDefinition;

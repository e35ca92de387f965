import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const coupleAchievements = {
  name: 'coupleAchievements',
  owner: 'couple',
  resource: 'achievements',
  copiedAs: 'achievements',
  exportedAs: 'milestones',
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;

export const achievementAwards = {
  name: 'achievementAwards',
  owner: 'couple',
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;

import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { Achievement, AchievementProgress } from './schema.ts';

export const achievements = {
  list: endpoint({
    route: 'GET /api/achievements',
    access: 'member',
    canLag: true,
    summary: 'The achievements that the couple has begun or achieved; none without a couple',
    output: z.array(AchievementProgress),
  }),
  all: endpoint({
    route: 'GET /api/achievements/all',
    access: 'member',
    summary: 'Every achievement there is',
    output: z.array(Achievement),
  }),
  check: endpoint({
    route: 'POST /api/achievements/check',
    access: 'member',
    summary: 'Count anew; answers what was achieved since this member’s last check, each once',
    output: z.object({ newAchievements: z.array(AchievementProgress) }),
    changes: ['achievements', 'notifications'],
  }),
};

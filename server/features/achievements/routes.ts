import { achievements } from '#contract/achievements.ts';
import { serve } from '#server/http/bind.ts';
import { checkMilestones, readAllMilestones, readMilestones } from './service.ts';

export const achievementsRoutes = serve(achievements, {
  list: readMilestones,
  all: readAllMilestones,
  check: checkMilestones,
});

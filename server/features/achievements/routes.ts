import { achievements } from '#domain/achievements/api.ts';
import { implement } from '#server/http/implement.ts';
import { checkAchievements, readAllAchievements, readAchievements } from './service.ts';

export const achievementsRoutes = implement(achievements, {
  list: readAchievements,
  all: readAllAchievements,
  check: checkAchievements,
});

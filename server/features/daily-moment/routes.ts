import { dailyMoment } from '#domain/daily-moment/api.ts';
import { implement } from '#server/http/implement.ts';
import { giveMoment, makeMemoryOfMoment, readDailyMoment, readOpenMoments, withdrawMoment } from './service.ts';

export const dailyMomentRoutes = implement(dailyMoment, {
  get: readDailyMoment,
  give: giveMoment,
  withdraw: withdrawMoment,
  makeMemory: makeMemoryOfMoment,
  history: readOpenMoments,
});

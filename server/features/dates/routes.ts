import { dates } from '#contract/dates.ts';
import { serve } from '#server/http/bind.ts';
import { createFeed, downloadDate, readFeed, revokeFeed, serveFeed } from './calendar-service.ts';
import { answerDate, changeDate, planDate, readDates, removeDate } from './service.ts';

export const datesRoutes = serve(dates, {
  list: readDates,
  create: planDate,
  update: changeDate,
  respond: answerDate,
  delete: removeDate,
  download: downloadDate,
  feed: readFeed,
  createFeed,
  revokeFeed,
  readFeed: serveFeed,
});

import { dates } from '#contract/dates.ts';
import { implement } from '#server/http/implement.ts';
import { createFeed, downloadDate, readFeedLink, revokeFeed, downloadFeed } from './calendar-service.ts';
import { acceptSuggestion, dropSuggestion, suggestTime } from './suggestion-service.ts';
import { respondToDate, restoreDate, updateDate, createDate, readDates, deleteDate } from './service.ts';

export const datesRoutes = implement(dates, {
  list: readDates,
  create: createDate,
  update: updateDate,
  respond: respondToDate,
  suggest: suggestTime,
  acceptSuggestion,
  dropSuggestion,
  delete: deleteDate,
  restore: restoreDate,
  download: downloadDate,
  feed: readFeedLink,
  createFeed,
  revokeFeed,
  downloadFeed,
});

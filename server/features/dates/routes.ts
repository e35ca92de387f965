import { dates } from '#domain/dates/api.ts';
import { addComment, deleteComment, readComments } from '#server/features/comments/service.ts';
import { implement } from '#server/http/implement.ts';
import { createFeed, downloadDate, readFeedLink, revokeFeed } from './calendar-service.ts';
import { downloadFeed } from './feed-service.ts';
import { planFestival } from './festival-service.ts';
import { readSeries } from './series-service.ts';
import { reactToDate, respondToDate, restoreDate, updateDate, createDate, readDates, deleteDate } from './service.ts';
import { acceptSuggestion, dropSuggestion, suggestTime } from './suggestion-service.ts';

export const datesRoutes = implement(dates, {
  list: readDates,
  create: createDate,
  planFestival,
  update: updateDate,
  respond: respondToDate,
  series: readSeries,
  suggest: suggestTime,
  acceptSuggestion,
  dropSuggestion,
  delete: deleteDate,
  restore: restoreDate,
  react: reactToDate,
  comments: (context, input) => readComments(context, 'date', input),
  comment: (context, input) => addComment(context, 'date', input),
  deleteComment: (context, input) => deleteComment(context, 'date', input),
  download: downloadDate,
  feed: readFeedLink,
  createFeed,
  revokeFeed,
  downloadFeed,
});

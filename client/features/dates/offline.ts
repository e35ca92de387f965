import { asText, newRow, recordCalls, recordRules } from '#client/data/outbox/offline-rules.ts';
import type { Fields, PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { amendTalk, showInComments, talkCalls, talkOf } from '#client/features/comments/offline.ts';
import { formatDate, formatTime } from '#client/lib/format/dates.ts';
import { DATE_DEFAULTS, PARTNER_ANSWERS, SERIES_SCOPES, type SeriesScope } from '#domain/dates/facts.ts';
import { toStartsAt } from '#domain/dates/rules.ts';
import type { DateEvent } from '#domain/dates/schema.ts';
import {
  answerDate,
  changeAlone,
  changeToSuggestion,
  changeWithSeries,
  type DatePatch,
  differingFields,
  isInScope,
} from '#domain/dates/series.ts';
import { commentsScreensText as commentsText } from '#messages/comments.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';

/** Pending changes to dates, their answers, comments and reactions. */
export const pendingDates = recordRules<DateEvent>('dates', {
  calls: {
    ...recordCalls('dates'),
    'dates.respond': 'respond',
    'dates.suggest': 'update',
    'dates.acceptSuggestion': 'respond',
    'dates.dropSuggestion': 'respond',
    ...talkCalls('dates'),
  },
  toRow(change) {
    // The later dates of a series come with the server's answer.
    const { repeat: _repeat, ...body } = change.body ?? {};
    const date = newRow<DateEvent>(
      { ...change, body },
      {
        ...DATE_DEFAULTS,
        partnerResponse: 'pending',
        suggestion: null,
        seriesId: null,
        seriesDay: null,
        ownFields: [],
        reactions: [],
        commentCount: 0,
      },
    );
    return { ...date, startsAt: toStartsAt(date) };
  },
  amend: (row, change) => {
    const talk = talkOf(change.call);
    if (talk) return amendTalk(row, talk, change);
    // The server keeps the version of a date whose suggestion is dropped.
    if (change.call === 'dates.dropSuggestion') return { ...row, suggestion: null };
    return { ...amendPlan(row, change), updatedAt: change.madeAt };
  },
  spread(date, change, named) {
    const scope = readScope(change.body);
    const { memberId, madeAt: nowIso } = change;
    if (scope === 'this' || !isInScope(date, named, scope, nowIso)) return undefined;
    switch (change.call) {
      case 'dates.update': {
        const fields = differingFields(named, readPatch(change.body));
        return inNewSeries(changeWithSeries(date, named, fields, { memberId, nowIso }), change);
      }
      case 'dates.respond':
        return answerDate(date, readAnswer(change.body), { named, scope });
      case 'dates.delete':
        return null;
      default:
        return undefined;
    }
  },
  withBaseVersion: ['dates.update', 'dates.respond'],
  body: {
    partIds: { 'dates.comment': 'commentId' },
    parameters: ['scope'],
    sentTogether: [['scheduledDate', 'scheduledTime', 'timezone']],
  },
  isAlsoChanged: (record, { body, before, madeAt }) =>
    before !== null && isInScope(placeOf(record), placeOf(before), readScope(body), madeAt),
  shows: { comments: showInComments('date') },
  nameOf: ({ title }) => asText(title),
  describe: ({ title, scheduledDate, scheduledTime, location, description, text: comment }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldDate, value: typeof scheduledDate === 'string' ? formatDate(scheduledDate) : '' },
    { label: text.fieldTime, value: typeof scheduledTime === 'string' ? formatTime(scheduledTime) : '' },
    { label: text.fieldLocation, value: asText(location) },
    { label: text.fieldDescription, value: asText(description) },
    ...(comment === undefined ? [] : [{ label: commentsText.comments, value: asText(comment) }]),
  ],
});

function amendPlan(row: DateEvent, change: PendingMutation): DateEvent {
  const { call, body, memberId, madeAt: nowIso } = change;
  const scope = row.seriesId === null ? 'this' : readScope(body);
  switch (call) {
    case 'dates.respond':
      return answerDate(row, readAnswer(body), { named: row, scope });
    case 'dates.suggest':
      return {
        ...row,
        suggestion: {
          scheduledDate: asText(body?.['scheduledDate']),
          scheduledTime: asText(body?.['scheduledTime']),
        },
      };
    case 'dates.acceptSuggestion':
      return changeToSuggestion(row);
    default: {
      const patch = readPatch(body);
      if (scope === 'this') return changeAlone(row, patch, { memberId, nowIso });
      const fields = differingFields(row, patch);
      return inNewSeries(changeWithSeries(row, row, fields, { memberId, nowIso }), change);
    }
  }
}

/** Returns a date that belongs to another series after a change of it and the following ones. */
function inNewSeries(date: DateEvent, { key, body }: PendingMutation): DateEvent {
  return readScope(body) === 'following' ? { ...date, seriesId: key } : date;
}

function placeOf(record: Fields) {
  const [id, startsAt] = [asText(record['id']), asText(record['startsAt'])];
  const [seriesId, seriesDay] = [asText(record['seriesId']) || null, asText(record['seriesDay']) || null];
  return { id, startsAt, seriesId, seriesDay };
}

function readPatch(body: PendingMutation['body']): DatePatch {
  const { updatedAt: _version, scope: _scope, ...patch } = body ?? {};
  return patch;
}

function readScope(body: PendingMutation['body']): SeriesScope {
  return SERIES_SCOPES.find((scope) => scope === body?.['scope']) ?? 'this';
}

function readAnswer(body: PendingMutation['body']): DateEvent['partnerResponse'] {
  return PARTNER_ANSWERS.find((answer) => answer === body?.['status']) ?? 'pending';
}

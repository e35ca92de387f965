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
    'dates.planFestival': 'create',
    'dates.respond': 'respond',
    'dates.suggest': 'update',
    'dates.acceptSuggestion': 'respond',
    'dates.dropSuggestion': 'respond',
    ...talkCalls('dates'),
  },
  toRow(change) {
    // The later dates of a series come with the server's answer; the nights of a festival are known here.
    const { repeat: _repeat, ...body } = change.guessed?.[0] ?? change.body ?? {};
    return toDate(change, body);
  },
  toFurtherRows: (change) =>
    (change.guessed ?? []).slice(1).map((night) => toDate({ ...change, objectId: asText(night['id']) }, night)),
  amend: (row, change) => {
    const talk = talkOf(change.call);
    if (talk) return amendTalk(row, talk, change);
    // The server keeps the version of a date whose suggestion is dropped.
    if (change.call === 'dates.dropSuggestion') return { ...row, suggestion: null };
    return { ...amendPlan(row, row, change), updatedAt: change.madeAt };
  },
  spread(date, change, named) {
    const { call, body, madeAt } = change;
    const scope = readScope(body);
    if (scope === 'this' || !isInScope(date, named, scope, madeAt)) return undefined;
    if (call === 'dates.delete') return null;
    return call === 'dates.update' || call === 'dates.respond' ? amendPlan(date, named, change) : undefined;
  },
  withBaseVersion: ['dates.update', 'dates.respond'],
  // The server computes the days of a festival for the city that the member has chosen.
  follows: { 'dates.planFestival': ['panchang.setPreferences'] },
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

function toDate(change: PendingMutation, body: Fields): DateEvent {
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
}

/** Returns a date after a change of the `named` one: the same, or another one of its series. */
function amendPlan(date: DateEvent, named: DateEvent, change: PendingMutation): DateEvent {
  const { call, body, memberId, madeAt: nowIso, key } = change;
  const scope = named.seriesId === null ? 'this' : readScope(body);
  switch (call) {
    case 'dates.respond':
      return answerDate(date, readAnswer(body), { named, scope });
    case 'dates.suggest':
      return {
        ...date,
        suggestion: {
          scheduledDate: asText(body?.['scheduledDate']),
          scheduledTime: asText(body?.['scheduledTime']),
        },
      };
    case 'dates.acceptSuggestion':
      return changeToSuggestion(date);
    default: {
      const patch = readPatch(body);
      if (scope === 'this') return changeAlone(date, patch, { memberId, nowIso });
      const changed = changeWithSeries(date, named, differingFields(named, patch), { memberId, nowIso });
      // The date and the following ones are another series then.
      return scope === 'following' ? { ...changed, seriesId: key } : changed;
    }
  }
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

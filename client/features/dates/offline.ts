import { DATE_DEFAULTS } from '#contract/constants/dates.ts';
import type { DateEvent } from '#contract/dates.ts';
import { datePlanningText as text } from '#messages/screens/dates.ts';
import { commentsScreensText as commentsText } from '#messages/screens/comments.ts';
import {
  amendTalk,
  showInComments,
  talkCalls,
  talkOf,
  toComment,
} from '#client/features/comments/offline.ts';
import { changeDate, compareDates, moveToSuggestion, toStartsAt } from '#domain/dates/rules.ts';
import { formatDate, formatTime } from '#client/lib/format/dates.ts';
import {
  answerByRows,
  asText,
  newRow,
  type RowRules,
  rowsShown,
  showing,
  type OfflineRules,
} from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';

const rows: RowRules<DateEvent> = {
  calls: {
    'dates.create': 'create',
    'dates.update': 'update',
    'dates.respond': 'respond',
    'dates.suggest': 'update',
    'dates.acceptSuggestion': 'respond',
    'dates.dropSuggestion': 'respond',
    'dates.delete': 'delete',
    'dates.restore': 'restore',
    ...talkCalls.dates,
  },
  toRow(change) {
    const date = newRow<DateEvent>(change, {
      ...DATE_DEFAULTS,
      partnerResponse: 'pending',
      suggestion: null,
      reactions: [],
      commentCount: 0,
    });
    return { ...date, startsAt: toStartsAt(date) };
  },
  amend: (row, change) => {
    const talk = talkOf(change.call);
    return talk ? amendTalk(row, talk, change) : { ...amendPlan(row, change), updatedAt: change.madeAt };
  },
  compare: compareDates,
};

/** Pending changes to dates, their answers, comments and reactions. */
export const pendingDates: OfflineRules = {
  calls: rows.calls,
  withBaseVersion: ['dates.update', 'dates.respond'],
  reads: {
    'dates.list': rowsShown(rows),
    'dates.comments': showing(showInComments),
  },
  answer: (change, context) =>
    change.call === 'dates.comment'
      ? toComment(change, String(change.body?.['commentId']))
      : answerByRows(rows)(change, context),
  nameOf: ({ title }) => asText(title),
  describe: ({ title, scheduledDate, scheduledTime, location, description, text: comment }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldDate, value: typeof scheduledDate === 'string' ? formatDate(scheduledDate) : '' },
    { label: text.fieldTime, value: typeof scheduledTime === 'string' ? formatTime(scheduledTime) : '' },
    { label: text.fieldLocation, value: asText(location) },
    { label: text.fieldDescription, value: asText(description) },
    ...(comment === undefined ? [] : [{ label: commentsText.comments, value: asText(comment) }]),
  ],
};

function amendPlan(row: DateEvent, { call, body, memberId, madeAt }: PendingMutation): DateEvent {
  switch (call) {
    case 'dates.respond':
      return { ...row, partnerResponse: readAnswer(body), suggestion: null };
    case 'dates.suggest':
      return {
        ...row,
        suggestion: {
          scheduledDate: asText(body?.['scheduledDate']),
          scheduledTime: asText(body?.['scheduledTime']),
        },
      };
    case 'dates.acceptSuggestion':
      return moveToSuggestion(row);
    case 'dates.dropSuggestion':
      return { ...row, suggestion: null };
    default: {
      const { updatedAt: _version, ...patch } = body ?? {};
      return changeDate(row, patch, { memberId, nowIso: madeAt });
    }
  }
}

function readAnswer(body: PendingMutation['body']): DateEvent['partnerResponse'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the button that made the call has one of these answers
  return (body?.['status'] ?? 'pending') as DateEvent['partnerResponse'];
}

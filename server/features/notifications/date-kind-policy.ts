import { z } from 'zod';
import { paths } from '#domain/registry/screen-paths.ts';
import { notificationsText as text } from '#messages/notifications.ts';
import { formatMoment } from '#server/platform/format.ts';
import { type Ask, kind } from './kind-shape-policy.ts';

const dateParams = z.object({ firstName: z.string(), dateTitle: z.string() });

function dateKind(title: (firstName: string) => string, asks: Ask | null = null) {
  return kind(['reminder', 'dates', asks], paths.datePlanning, dateParams, ({ firstName, dateTitle }) => ({
    title: title(firstName),
    message: dateTitle,
  }));
}

const moment = z.object({ scheduledDate: z.string(), scheduledTime: z.string() });

/** Builds a kind about another time for a date, worded with the old and the new time. */
function timesKind(title: (firstName: string) => string, asks: Ask | null = null) {
  const params = dateParams.extend({ from: moment, to: moment });
  return kind(['reminder', 'dates', asks], paths.datePlanning, params, ({ firstName, dateTitle, from, to }) => ({
    title: title(firstName),
    message: describeMove(dateTitle, from, to),
  }));
}

const dateFacts = moment.extend({ title: z.string(), location: z.string().nullable() });
type DateFacts = z.output<typeof dateFacts>;
type Moment = z.output<typeof moment>;

function isMoved(from: Moment, to: Moment): boolean {
  return from.scheduledDate !== to.scheduledDate || from.scheduledTime !== to.scheduledTime;
}

function describeMove(title: string, from: Moment, to: Moment): string {
  return text.timeFromTo(
    title,
    formatMoment(from.scheduledDate, from.scheduledTime),
    formatMoment(to.scheduledDate, to.scheduledTime),
  );
}

/** Describes the changes of a date, the new title first. Empty if none of these fields changed. */
function describeDateChange(from: DateFacts, to: DateFacts): string {
  return [
    from.title !== to.title && text.titleFromTo(from.title, to.title),
    isMoved(from, to) && describeMove(to.title, from, to),
    from.location !== to.location && text.placeFromTo(to.title, from.location, to.location),
  ]
    .filter(Boolean)
    .join('. ');
}

/** The kinds about the partner's changes to a date. */
export const DATE_KINDS = {
  date_planned: dateKind((firstName) => text.datePlanned(firstName), 'answer'),
  date_changed: kind(
    ['reminder', 'dates', null],
    paths.datePlanning,
    dateParams.extend({ from: dateFacts.optional(), to: dateFacts.optional() }),
    ({ firstName, dateTitle, from, to }) => ({
      title: text.dateChanged(firstName),
      message: from && to ? describeDateChange(from, to) || dateTitle : dateTitle,
    }),
    // Contains neither the former title nor a place.
    ({ firstName, dateTitle, from, to }) => ({
      title: text.dateChanged(firstName),
      message: from && to && isMoved(from, to) ? describeMove(dateTitle, from, to) : dateTitle,
    }),
  ),
  date_cancelled: dateKind((firstName) => text.dateCancelled(firstName)),
  date_restored: dateKind((firstName) => text.dateRestored(firstName)),
  date_accepted: dateKind((firstName) => text.dateAnswered.accepted(firstName)),
  date_maybe: dateKind((firstName) => text.dateAnswered.maybe(firstName)),
  date_rejected: dateKind((firstName) => text.dateAnswered.rejected(firstName)),
  date_suggested: timesKind((firstName) => text.dateSuggested(firstName), 'time'),
  date_suggestion_accepted: timesKind((firstName) => text.suggestionAccepted(firstName)),
  date_suggestion_declined: timesKind((firstName) => text.suggestionDeclined(firstName)),
} as const;

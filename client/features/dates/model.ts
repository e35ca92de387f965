import { formatTime, formatWeekday } from '#client/lib/format/dates.ts';
import type { BadgeTone } from '#client/ui/content/badge.tsx';
import type { DateEvent } from '#domain/dates/schema.ts';
import { dateStatesText } from '#messages/date-states.ts';

/** Splits dates into upcoming ones, next first, and past ones, latest first. `nowIso` is an instant. */
export function splitDates(dates: readonly DateEvent[], nowIso: string) {
  const byStart = dates.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return {
    upcoming: byStart.filter(({ startsAt }) => startsAt > nowIso),
    past: byStart.filter(({ startsAt }) => startsAt <= nowIso).toReversed(),
  };
}

export interface AnswerState {
  /** Text of the badge. */
  label: string;
  tone: BadgeTone;
  /** True if the member may answer the invitation. */
  canAnswer: boolean;
  /** True if the date needs the member's action: an answer, or a decision on the partner's suggestion. */
  isTurn: boolean;
}

const tones: Record<DateEvent['partnerResponse'], BadgeTone> = {
  pending: 'neutral',
  accepted: 'positive',
  maybe: 'festive',
  rejected: 'danger',
};

/**
 * Returns the state of the invitation as one member sees it. A suggested time takes precedence over the answer: the
 * planner is asked, and the partner waits.
 */
export function describeAnswer(date: DateEvent, memberId: string, partner: { firstName: string } | null): AnswerState {
  const { partnerResponse: answer, suggestion } = date;
  const name = partner?.firstName || null;
  if (date.userId === memberId) {
    if (suggestion) return { label: dateStatesText.asks(name), tone: 'accent', canAnswer: false, isTurn: true };
    const label =
      !partner && answer === 'pending' ? dateStatesText.onlyYou : dateStatesText.partnerAnswer[answer](name);
    return { label, tone: tones[answer], canAnswer: false, isTurn: false };
  }
  if (suggestion)
    return {
      label: dateStatesText.partnerAnswer.pending(name),
      tone: 'neutral',
      canAnswer: true,
      isTurn: false,
    };
  if (answer === 'pending') return { label: dateStatesText.asks(name), tone: 'accent', canAnswer: true, isTurn: true };
  return { label: dateStatesText.ownAnswer[answer], tone: tones[answer], canAnswer: true, isTurn: false };
}

/** Returns 'Saturday 10 April, 7:00 pm'. */
export function formatMoment({ scheduledDate, scheduledTime }: Pick<DateEvent, 'scheduledDate' | 'scheduledTime'>) {
  return `${formatWeekday(scheduledDate)}, ${formatTime(scheduledTime)}`;
}

/**
 * Returns true if a zone is the device's, possibly under another name: browsers call India's zone Calcutta or Kolkata.
 */
export function isDeviceZone(zone: string): boolean {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone === timeZone;
}

/** Returns the map link of a place. */
export function mapUrl(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}

import { DATE_DEFAULTS, DATE_SLOTS } from '#contract/constants/dates.ts';
import type { DateEvent } from '#contract/dates.ts';
import { datePlanningText as text } from '#messages/screens/dates.ts';
import { formatTime, formatWeekday } from '#client/lib/format/dates.ts';
import type { BadgeTone } from '#client/ui/content/badge.tsx';

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
export function describeAnswer(
  date: DateEvent,
  memberId: string,
  partner: { firstName: string } | null,
): AnswerState {
  const { partnerResponse: answer, suggestion } = date;
  const name = partner?.firstName || null;
  if (date.userId === memberId) {
    if (suggestion) return { label: text.asks(name), tone: 'accent', canAnswer: false, isTurn: true };
    const label = !partner && answer === 'pending' ? text.onlyYou : text.partnerAnswer[answer](name);
    return { label, tone: tones[answer], canAnswer: false, isTurn: false };
  }
  if (suggestion)
    return { label: text.partnerAnswer.pending(name), tone: 'neutral', canAnswer: true, isTurn: false };
  if (answer === 'pending') return { label: text.asks(name), tone: 'accent', canAnswer: true, isTurn: true };
  return { label: text.ownAnswer[answer], tone: tones[answer], canAnswer: true, isTurn: false };
}

/** Formats minutes as '2 h 30 min'. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && text.hours(hours), rest > 0 && text.minutes(rest)].filter(Boolean).join(' ');
}

/** Half-hours at which a date can begin, for a select. */
export const timeOptions = DATE_SLOTS.map((slot) => ({ value: slot, label: formatTime(slot) }));

/** Returns the usual durations in words, for a select, and the date's own if it is another. */
export function durationOptions(ownMinutes: number = DATE_DEFAULTS.duration) {
  const usual = Object.entries(text.durations).map(([minutes, label]) => ({ value: minutes, label }));
  const own = String(ownMinutes);
  if (usual.some(({ value }) => value === own)) return usual;
  return [...usual, { value: own, label: formatDuration(ownMinutes) }].toSorted(
    (one, other) => Number(one.value) - Number(other.value),
  );
}

/** Returns 'Saturday 10 April, 7:00 pm'. */
export function formatMoment({
  scheduledDate,
  scheduledTime,
}: Pick<DateEvent, 'scheduledDate' | 'scheduledTime'>) {
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

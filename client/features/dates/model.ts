import type { DateEvent } from '#contract/dates.ts';
import { datePlanningText as text } from '#messages/en/date-planning.ts';
import type { BadgeTone } from '../../ui/content/badge.tsx';

/** Upcoming dates by their moment, the next first; past ones with the latest first. `nowIso` is an instant. */
export function splitDates(dates: readonly DateEvent[], nowIso: string) {
  const byStart = dates.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return {
    upcoming: byStart.filter(({ startsAt }) => startsAt > nowIso),
    past: byStart.filter(({ startsAt }) => startsAt <= nowIso).toReversed(),
  };
}

export interface AnswerState {
  /** What the badge says. */
  label: string;
  tone: BadgeTone;
  /** Whether the member may answer. */
  canAnswer: boolean;
}

const tones: Record<DateEvent['partnerResponse'], BadgeTone> = {
  pending: 'neutral',
  accepted: 'positive',
  maybe: 'festive',
  rejected: 'danger',
};

/**
 * Where the invitation stands, in the eyes of one of the two: the planner sees the partner's answer by first name, the
 * partner their own, or that they are asked.
 */
export function describeAnswer(
  date: DateEvent,
  memberId: string,
  partner: { firstName: string } | null,
): AnswerState {
  const { partnerResponse: answer } = date;
  const name = partner?.firstName || text.yourPartner;
  if (date.userId === memberId) {
    if (!partner && answer === 'pending') return { label: text.onlyYou, tone: 'neutral', canAnswer: false };
    return { label: text.partnerAnswer[answer](name), tone: tones[answer], canAnswer: false };
  }
  if (answer === 'pending') return { label: text.asks(name), tone: 'accent', canAnswer: true };
  return { label: text.ownAnswer[answer], tone: tones[answer], canAnswer: true };
}

/** '2 h 30 min' */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && text.hours(hours), rest > 0 && text.minutes(rest)].filter(Boolean).join(' ');
}

/** Minutes typed by hand; what is no number becomes the default (specification, section 5). */
export function parseDuration(typed: string, fallbackMinutes: number): number {
  const minutes = Number(typed);
  return typed.trim() === '' || Number.isNaN(minutes) ? fallbackMinutes : minutes;
}

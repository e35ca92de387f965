import { createHash } from 'node:crypto';
import { GRACE_EVERY_DAYS } from '#domain/daily-question/streak.ts';
import type { AskedQuestion } from './question-policy.ts';

/** Number of neighbouring depths that are shuffled together. Each group follows the shallower ones. */
const DEPTHS_AT_ONCE = 5;

/** A question that a couple had or replaced in one of its rounds. */
export interface Had {
  questionId: string;
  replacedId: string | null;
  round: number;
}

/**
 * Returns the first question of the couple's order that has not come in this round, or the first of a new round if all
 * have. The order begins with `beginning` for a couple that has had no other question.
 */
export function chooseNext(
  coupleId: string,
  questions: readonly AskedQuestion[],
  had: readonly Had[],
  beginning: readonly string[] = [],
): { questionId: string; round: number } {
  const round = Math.max(1, ...had.map((each) => each.round));
  const come = new Set(
    had.filter((each) => each.round === round).flatMap(({ questionId, replacedId }) => [questionId, replacedId]),
  );
  const isBeginning = had.every((each) => beginning.includes(each.questionId));
  const order = orderFor(coupleId, round, questions);
  const next = [...(isBeginning ? beginning : []), ...order].find((id) => !come.has(id));
  if (next !== undefined) return { questionId: next, round };
  const [first] = orderFor(coupleId, round + 1, questions);
  if (first === undefined) throw new Error('There are no questions');
  return { questionId: first, round: round + 1 };
}

/**
 * Returns a couple's order for a round: from light to deep, shuffled within neighbouring depths. The order is
 * deterministic.
 */
export function orderFor(coupleId: string, round: number, questions: readonly AskedQuestion[]): string[] {
  const placed = questions.map(({ id, depth }) => ({
    id,
    band: Math.floor((depth - 1) / DEPTHS_AT_ONCE),
    lot: createHash('sha256').update(`${coupleId}:${round}:${id}`).digest('hex'),
  }));
  return placed.toSorted((a, b) => a.band - b.band || (a.lot < b.lot ? -1 : 1)).map(({ id }) => id);
}

/**
 * Returns the longest streak that any of the days ends, with the same rule for missed days. `openDays` are ordered
 * newest first.
 */
export function findLongest(openDays: readonly string[]): number {
  const days = openDays.map((day) => Math.floor(Date.parse(day) / 86_400_000)).toReversed();
  let longest = 0;
  let streak: number[] = [];
  let missed = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    const gap = day - (streak.at(-1) ?? day - 1) - 1;
    // After a second missed day too soon the streak restarts after the first one. After two consecutive missed days it
    // restarts with this day.
    if (gap > 1) streak = [];
    else if (gap === 1) {
      if (day - 1 - missed < GRACE_EVERY_DAYS) streak = streak.filter((each) => each > missed);
      missed = day - 1;
    }
    streak.push(day);
    longest = Math.max(longest, streak.length);
  }
  return longest;
}

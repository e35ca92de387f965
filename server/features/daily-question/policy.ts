import { createHash } from 'node:crypto';
import type { Question } from './question-policy.ts';

/** Questions of neighbouring depths come in one shuffle, each after those of the shuffles before. */
const DEPTHS_AT_ONCE = 5;
/** Of so many days one may be missed. */
const GRACE_EVERY_DAYS = 7;

/** A question that a couple had, or put aside, in one of its rounds. */
export interface Had {
  questionId: string;
  replacedId: string | null;
  round: number;
}

/** What comes next: the first of the couple's own order that has not come in this round; a new round when all have. */
export function chooseNext(
  coupleId: string,
  questions: readonly Question[],
  had: readonly Had[],
): { questionId: string; round: number } {
  const round = Math.max(1, ...had.map((each) => each.round));
  const come = new Set(
    had
      .filter((each) => each.round === round)
      .flatMap(({ questionId, replacedId }) => [questionId, replacedId]),
  );
  const next = orderFor(coupleId, round, questions).find((id) => !come.has(id));
  if (next !== undefined) return { questionId: next, round };
  const [first] = orderFor(coupleId, round + 1, questions);
  if (first === undefined) throw new Error('There are no questions');
  return { questionId: first, round: round + 1 };
}

/** A round's order of a couple: from light to deep, shuffled within neighbouring depths, the same whenever it is computed. */
export function orderFor(coupleId: string, round: number, questions: readonly Question[]): string[] {
  const placed = questions.map(({ id }) => ({
    id,
    band: Math.floor((depthOf(id) - 1) / DEPTHS_AT_ONCE),
    lot: createHash('sha256').update(`${coupleId}:${round}:${id}`).digest('hex'),
  }));
  return placed.toSorted((a, b) => a.band - b.band || (a.lot < b.lot ? -1 : 1)).map(({ id }) => id);
}

/** 1 is the lightest of its category. */
function depthOf(id: string): number {
  return Number(/\d+$/.exec(id)?.[0]);
}

/**
 * How many days in a row both have answered, up to today or, while today is not over, yesterday. A missed day ends it, unless no other day
 * was missed in the seven days behind it. `openDays`: the days with both answers, the newest first.
 */
export function countStreak(openDays: readonly string[], today: string): number {
  const open = new Set(openDays);
  let streak = 0;
  let day = Temporal.PlainDate.from(today);
  let forgiven: Temporal.PlainDate | null = null;
  if (!open.has(today)) day = day.subtract({ days: 1 });
  // Beyond the oldest there is nothing to count.
  for (let left = open.size; left > 0; day = day.subtract({ days: 1 })) {
    if (open.has(day.toString())) {
      streak += 1;
      left -= 1;
    } else if (forgiven === null || day.until(forgiven).days >= GRACE_EVERY_DAYS) forgiven = day;
    else break;
  }
  return streak;
}

/** The longest such row that any of the days ends, by the same rule of the missed days. `openDays`: the newest first. */
export function findLongest(openDays: readonly string[]): number {
  const days = openDays.map((day) => Math.floor(Date.parse(day) / 86_400_000)).toReversed();
  let longest = 0;
  let streak: number[] = [];
  let missed = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    const gap = day - (streak.at(-1) ?? day - 1) - 1;
    // After a second missed day too soon the row begins behind the first, after two at once with this day.
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

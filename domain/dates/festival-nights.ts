import { addDays } from './series.ts';

/** Returns the days that follow the first one without a gap, the first one included. */
export function nightsInRow(days: readonly string[]): string[] {
  const [first] = days;
  if (first === undefined) return [];
  return days.filter((day, place) => addDays(first, place) === day);
}

/** Digits of a UUID before its last group, and the number of values of that group. */
const HEAD_LENGTH = 24;
const TAIL_VALUES = 2 ** 48;

/**
 * Returns the id of a night by the id of the first one: its last group, counted on. So a device names the nights as the
 * server will, and further changes of them can wait behind the plan.
 */
export function nightId(firstId: string, place: number): string {
  const tail = (Number.parseInt(firstId.slice(HEAD_LENGTH), 16) + place) % TAIL_VALUES;
  return firstId.slice(0, HEAD_LENGTH) + tail.toString(16).padStart(12, '0');
}

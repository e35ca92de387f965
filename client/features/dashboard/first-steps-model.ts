import type { FirstSteps } from '#domain/first-steps/schema.ts';

/** Returns the number of first steps still to show: none after a dismissal. */
export function stepsLeft({ steps, isPutAway }: FirstSteps): number {
  return isPutAway ? 0 : steps.filter(({ isDone }) => !isDone).length;
}

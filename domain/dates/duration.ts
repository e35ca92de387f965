import { toLatinDigits } from '#domain/kernel/text/digits.ts';

/** Minutes of a date for which no number is given (specification, sections 3 and 5). */
const DEFAULT_MINUTES = 120;

/**
 * Reads the minutes of a date as a form or a caller gives them: a number, or a text of one in digits of any script.
 * Returns the default for anything else; limits are checked by the schema.
 */
export function readDuration(given: unknown): number {
  const isText = typeof given === 'string' && given.trim() !== '';
  const minutes = isText ? Number(toLatinDigits(given.trim())) : given;
  return typeof minutes === 'number' && !Number.isNaN(minutes) ? minutes : DEFAULT_MINUTES;
}

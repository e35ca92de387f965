import bidiFactory from 'bidi-js';
import type { FontFamily } from './font-files.ts';
import { type Run, splitByFont } from './letters.ts';

const bidi = bidiFactory();
const IS_RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\u061c\u200f\u202b\u202e\u2067]/u;

export type Direction = 'ltr' | 'rtl';

/** Returns the direction of a paragraph, which is that of its first letter. */
export function directionOf(paragraph: string): Direction {
  const [letter = ''] = /\p{L}/u.exec(paragraph) ?? [];
  return IS_RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/**
 * Splits a line into runs from left to right. A line with right-to-left letters is ordered by the Unicode bidirectional
 * algorithm (UAX #9).
 */
export function layOutLine(family: FontFamily, line: string, direction: Direction): Run[] {
  if (direction === 'ltr' && !IS_RIGHT_TO_LEFT.test(line)) return splitByFont(family, line);
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  return orderRuns(splitByFont(family, line, levels));
}

/** Reverses runs from the highest level down to the first (UAX #9, rule L2). */
function orderRuns(runs: Run[]): Run[] {
  let ordered = runs;
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    ordered = reverseFrom(ordered, level);
  return ordered;
}

function reverseFrom(runs: readonly Run[], level: number): Run[] {
  const ordered: Run[] = [];
  let reversed: Run[] = [];
  for (const run of runs) {
    if (run.level >= level) reversed.push(run);
    else {
      ordered.push(...reversed.toReversed(), run);
      reversed = [];
    }
  }
  return [...ordered, ...reversed.toReversed()];
}

import type { Span } from './claims.ts';
import { findNumberWord, type NumberWord } from './spoken-words.ts';

/** Number in words. */
export interface SpokenNumber extends Span {
  /** Decimal string; `null` for words that are no certain number, such as 'one point five lakh'. */
  amount: string | null;
  /** True for words that mean money without a currency: 'five hundred', 'two fifty'. */
  isPlainlyMoney: boolean;
  /** True if the words continue the digits beside them, which are no amount without them: '5 hundred fifty'. */
  continuesDigits: boolean;
}

interface Word extends Span {
  text: string;
  meaning: NumberWord;
}

const HUNDRED = 10_000;
/** Text between the words of one number: 'twenty-five', 'half a lakh', 'quarter of a lakh'. */
const JOINT = /^(?: ?[ -]?| (?:of )?(?:an? )?)$/i;

/** Lists the numbers in words of a text, each run of number words as one. */
export function findSpokenNumbers(text: string): SpokenNumber[] {
  return findRuns(text).map((run) => toNumber(text, run));
}

function findRuns(text: string): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const finish = () => {
    while (run.at(-1)?.meaning.kind === 'and') run.pop();
    if (run.some(({ meaning }) => meaning.kind === 'number' || meaning.kind === 'power')) runs.push(run);
    run = [];
  };
  for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\p{M}\d])[\p{L}\p{M}]+/gu)) {
    const previous = run.at(-1);
    if (previous && !JOINT.test(text.slice(previous.end, index))) finish();
    const meaning = findNumberWord(word);
    if (meaning && (meaning.kind !== 'and' || run.length > 0))
      run.push({ text: word, meaning, start: index, end: index + word.length });
    else if (!/^(?:an?|of)$/i.test(word) || run.length === 0) finish();
  }
  finish();
  return runs;
}

function toNumber(text: string, run: readonly Word[]): SpokenNumber {
  const start = run[0]?.start ?? 0;
  const end = run.at(-1)?.end ?? start;
  const article = /(?<![\p{L}\p{M}])an? $/iu.exec(text.slice(0, start));
  const meanings = run.map(({ meaning }) => meaning);
  const isTouched = /\d ?$/.test(text.slice(0, start)) || /^ ?-?\d/.test(text.slice(end));
  const hundredths = isTouched ? null : sumOf(meanings);
  const isCompound = meanings.length > 1 || (meanings[0]?.kind === 'number' && meanings[0].hundredths >= HUNDRED);
  const isPlainlyMoney =
    hundredths !== null && hundredths >= HUNDRED && isCompound && !isMaybeTime(meanings) && !isLatinHindi(run);
  return {
    amount: hundredths === null ? null : toDecimal(hundredths),
    isPlainlyMoney,
    continuesDigits: isTouched && run.length > 1,
    start: article ? article.index : start,
    end,
  };
}

/** Computes a run of number words, in hundredths; `null` if it is not one number by the rules of speech. */
function sumOf(meanings: readonly NumberWord[]): number | null {
  let [total, lowest] = [0, Number.POSITIVE_INFINITY];
  let group: number | null = null;
  let added = 0;
  for (const meaning of meanings) {
    if (meaning.kind === 'doubtful') return null;
    if (meaning.kind === 'and') continue;
    if (meaning.kind === 'added') {
      if (group !== null || added !== 0) return null;
      added = meaning.hundredths;
    } else if (meaning.kind === 'number') {
      // In 'સાડા ત્રણસો' the half is one of hundreds.
      const unit = meaning.hundredths >= HUNDRED ? 100 : 1;
      const joined = join(group, meaning.hundredths + added * unit);
      if (joined === null) return null;
      [group, added] = [joined, 0];
    } else {
      const factor: number = group ?? 100 + added;
      added = 0;
      const scaled: number = factor * 10 ** meaning.power;
      if (factor >= (meaning.power === 2 ? HUNDRED : HUNDRED * 10)) return null;
      if (meaning.power === 2) group = scaled;
      else if (scaled >= lowest) return null;
      else [total, lowest, group] = [total + scaled, 10 ** meaning.power * 100, null];
    }
  }
  if (added !== 0 || (group !== null && group >= lowest)) return null;
  const sum = total + (group ?? 0);
  return sum > 0 ? sum : null;
}

/** Adds a number to the group before it: 'twenty' and 'five', 'three hundred' and 'ten', 'two' and 'fifty'. */
function join(group: number | null, next: number): number | null {
  if (group === null) return next;
  if (group >= HUNDRED && group % HUNDRED === 0 && next < HUNDRED) return group + next;
  const tens = group % HUNDRED;
  if (tens >= 2000 && tens % 1000 === 0 && next > 0 && next < 1000) return group + next;
  const isShort = group >= 100 && group < 2000 && group !== 1000 && group % 100 === 0 && next >= 1000 && next < HUNDRED;
  return isShort ? group * 100 + next : null;
}

/** Returns true for 'seven thirty', which may be a time, and 'seven eleven'. */
function isMaybeTime(meanings: readonly NumberWord[]): boolean {
  const [first, second] = meanings;
  if (first?.kind !== 'number' || second?.kind !== 'number' || first.hundredths >= HUNDRED) return false;
  return second.hundredths < 5000;
}

/** Hindi in Latin letters has words of English, such as 'do', 'char' and 'trees'. */
function isLatinHindi(run: readonly Word[]): boolean {
  return run.some(({ text }) => /^(?:do|char|panch|das|dus|tees|trees|sau|barah|sattar|assi|\w+so)$/i.test(text));
}

function toDecimal(hundredths: number): string {
  const paise = hundredths % 100;
  return `${Math.floor(hundredths / 100)}${paise === 0 ? '' : `.${String(paise).padStart(2, '0')}`}`;
}

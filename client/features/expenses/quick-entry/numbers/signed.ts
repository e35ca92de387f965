import { readAmount } from '#domain/kernel/text/amount-text.ts';
import type { Span } from './claims.ts';
import { findLexemes, type Lexeme, type LexemeKind } from './lexemes.ts';
import { GLUED_SIGN, SIGN, SIGN_BEHIND } from './marks.ts';
import { findSpokenNumbers, type SpokenNumber } from './spoken.ts';

/** Number in digits or words, with the evidence that it is money. */
export interface FoundNumber extends Span {
  kind: LexemeKind;
  /** True with a currency sign of its own. */
  isMoney: boolean;
  /** Digits as typed, or the decimal string of a spoken number. */
  digits: string;
  /** Power of ten of the word after the digits. */
  scale: number;
  isSpaced: boolean;
  /** Absent for digits. */
  spoken?: SpokenNumber;
}

interface Sign extends Span {
  text: string;
  isBehind: boolean;
}

const SIGNS = new RegExp(`(?<behind>${SIGN_BEHIND})|${SIGN}`, 'giu');
const GLUED = new RegExp(GLUED_SIGN, 'gu');
const GAP_BEFORE_NUMBER = /^\s*[:.=-]?\s*\+?\s*$/;
/** Paise that are said apart from the rupees: '500 rupees 50 paise'. */
const HAS_PAISE = new RegExp(
  String.raw`^\s*(?:${SIGN})?\s*(?:and |અને |और )?(?:\d{1,2}|\p{L}[\p{L}\p{M}]*(?:[ -]\p{L}[\p{L}\p{M}]*)?) ?(?:paise|paisa|પૈસા|पैसे|पैसा)(?![\p{L}\p{M}])`,
  'iu',
);
/** Kinds whose number a sign before them cannot make the amount, though it is the number of the sign. */
const NOT_OF_SIGN: readonly LexemeKind[] = ['none', 'rate'];
/** A share behind a sign, which is never the number of the sign: `500 rs 10% off`. */
const PERCENT = /^(?:100|\d{1,2})%/;
/** Signs and abbreviations, which precede an amount. In speech the whole words follow it. */
const SHORT = /^(?:₹|rs\.?|inr|રૂ\.?|रु\.?|रू\.?)$/iu;
/** Signs that are mostly written before the number. */
const LEADING = /^(?:₹|Rs|INR)/;
const YEAR = /^(?:19|20)\d\d$/;
/** A second amount for the sign before it: `Rs 100 or 150`, and with a greater one `Rs 100 to 150`. */
const ALTERNATIVE = /^ (?:or|ya|કે|અથવા|या) $/iu;
const RANGE = /^ ?(?:[-–—/]|to|upto|se|thi|થી|से) ?$/iu;
/** Kinds that a sign behind them does not make money, because another number follows the sign. */
const EXPLAINED: readonly LexemeKind[] = ['reference', 'name', 'quantity', 'count', 'litre', 'none', 'claimed', 'rate'];

/** Lists the numbers of a text in order, each with the currency sign that belongs to it. */
export function findNumbers(text: string): FoundNumber[] {
  const spoken = findSpokenNumbers(text);
  const numbers = joinScales(text, findLexemes(text)).map((lexeme) => toFound(text, lexeme, spoken));
  const all = [...numbers, ...spoken.flatMap((each) => toFoundSpoken(text, each, numbers))];
  all.sort((a, b) => a.start - b.start);
  for (const sign of findSigns(text)) assign(text, sign, all);
  for (const [index, number] of all.entries()) if (isSecondAmount(text, all[index - 1], number)) number.isMoney = true;
  return all;
}

/** Returns true for the 150 of `Rs 100 to 150`. */
function isSecondAmount(text: string, first: FoundNumber | undefined, { kind, digits, scale, start }: FoundNumber) {
  if (!first?.isMoney || kind !== 'plain') return false;
  const between = text.slice(first.end, start);
  const [low, high] = [first, { digits, scale }].map(
    (each) => Number(readAmount(each.digits).amount) * 10 ** each.scale,
  );
  return ALTERNATIVE.test(between) || (RANGE.test(between) && (high ?? 0) > (low ?? 0));
}

function toFound(text: string, lexeme: Lexeme, spoken: readonly SpokenNumber[]): FoundNumber {
  const isContinued =
    spoken.some((each) => each.continuesDigits && isBeside(each, lexeme)) || HAS_PAISE.test(text.slice(lexeme.end));
  return { ...lexeme, kind: isContinued ? 'none' : lexeme.kind, isMoney: false };
}

function isBeside(spoken: Span, lexeme: Span): boolean {
  return spoken.start <= lexeme.end + 1 && lexeme.start <= spoken.end + 2;
}

/** Leaves out the words that are the scale of digits: the 'hundred' of '5 hundred'. */
function toFoundSpoken(text: string, spoken: SpokenNumber, numbers: readonly FoundNumber[]): FoundNumber[] {
  if (numbers.some(({ start, end }) => start < spoken.end && spoken.start < end)) return [];
  const { start, end, amount } = spoken;
  const isPart = amount === null || HAS_PAISE.test(text.slice(end)) || /^ paise/iu.test(text.slice(end));
  const kind = isPart ? 'none' : 'plain';
  return [{ kind, isMoney: false, digits: amount ?? '', scale: 0, isSpaced: false, spoken, start, end }];
}

/** Joins `1 lakh 20 thousand` to one number. */
function joinScales(text: string, lexemes: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const previous = joined.at(-1);
    const whole = previous && isContinuation(text, previous, lexeme) ? addScaled(previous, lexeme) : null;
    if (previous && whole) joined[joined.length - 1] = { ...previous, ...whole, end: lexeme.end };
    else joined.push(lexeme);
  }
  return joined;
}

function isContinuation(text: string, first: Lexeme, second: Lexeme): boolean {
  const isWord = /\p{L}\p{L}$|[\p{L}\p{M}]\p{M}$/u.test(text.slice(first.start, first.end));
  const isNext = /^(?: | and |, )$/.test(text.slice(first.end, second.start));
  return isWord && isNext && first.scale > second.scale && second.kind === 'plain' && first.kind === 'plain';
}

function addScaled(first: Lexeme, second: Lexeme): Pick<Lexeme, 'digits' | 'scale'> | null {
  const [high, low] = [first, second].map(({ digits }) =>
    /^\d{1,5}(?:\.\d{1,2})?$/.test(readAmount(digits).amount ?? '') ? Number(readAmount(digits).amount) : null,
  );
  if (high === null || low === null || high === undefined || low === undefined) return null;
  const sum = Math.round(high * 100) * 10 ** first.scale + Math.round(low * 100) * 10 ** second.scale;
  const isBelow = low * 10 ** second.scale < 10 ** first.scale;
  return isBelow && sum % 100 === 0 ? { digits: String(sum / 100), scale: 0 } : null;
}

function findSigns(text: string): Sign[] {
  return [...text.matchAll(SIGNS), ...text.matchAll(GLUED)].map((match) => ({
    text: match[0],
    isBehind: match.groups?.['behind'] !== undefined,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Returns true if a text has a currency sign, with or without a number. */
export function hasSign(text: string): boolean {
  return findSigns(text).length > 0;
}

/** Returns true if a sign has only digits beside it that cannot be its amount. Then no other number is certain. */
export function hasLostSign(text: string, numbers: readonly FoundNumber[]): boolean {
  const isFound = (sign: Sign, { kind, start, end }: FoundNumber) =>
    (start <= sign.start && sign.end <= end) || (kind === 'rate' && start - sign.end <= 1 && start >= sign.end);
  const isBesideDigits = ({ start, end }: Sign) =>
    /\d ?$/.test(text.slice(0, start)) || /^[ :.]*\d/.test(text.slice(end));
  return findSigns(text).some((sign) => isBesideDigits(sign) && !numbers.some((each) => isFound(sign, each)));
}

/** Gives a sign to the number behind it, else to the one before it; to both if speech allows both. */
function assign(text: string, sign: Sign, numbers: readonly FoundNumber[]) {
  const next = sign.isBehind
    ? undefined
    : numbers.find(({ start }) => start >= sign.end && GAP_BEFORE_NUMBER.test(text.slice(sign.end, start)));
  const previous = numbers.findLast(({ end }) => end <= sign.start && /^\s*$/.test(text.slice(end, sign.start)));
  for (const owner of findOwners(text, sign, previous, next)) {
    owner.isMoney = true;
    owner.start = Math.min(owner.start, sign.start);
    owner.end = Math.max(owner.end, sign.end);
  }
}

function findOwners(
  text: string,
  sign: Sign,
  previous: FoundNumber | undefined,
  next: FoundNumber | undefined,
): FoundNumber[] {
  const isLeading = LEADING.test(sign.text);
  const isAtBefore = previous?.end === sign.start;
  const isAtBehind = next?.start === sign.end;
  const before = previous && canOwn(previous) ? previous : undefined;
  if (next && NOT_OF_SIGN.includes(next.kind) && !(isAtBefore && !isAtBehind))
    return before && !isAtBehind && !isLeading && PERCENT.test(text.slice(next.start)) ? [before] : [];
  const behind = next && !NOT_OF_SIGN.includes(next.kind) && next.kind !== 'claimed' ? next : undefined;
  if (!behind || !before || before.isMoney) return [behind ?? before].filter((each) => each !== undefined);
  const isExplained = EXPLAINED.includes(before.kind) && !before.isSpaced;
  if (isAtBehind && !isAtBefore) return [behind];
  const isMisplaced = isExplained || isSmall(before) || isLeading;
  if (isAtBefore && !isAtBehind) return isMisplaced && canOwn(behind) ? [before, behind] : [before];
  if (behind.kind === 'quantity') {
    if (isExplained) return [];
    return YEAR.test(before.digits) || isLeading ? [before, behind] : [before];
  }
  if (isExplained || sign.text === '₹') return [behind];
  if (isSmall(before) && !isSmall(behind) && behind.kind !== 'count') return [behind];
  return SHORT.test(sign.text) && isPlainlyBehind(text, sign, before, behind) ? [behind] : [before, behind];
}

/**
 * Returns true if the number behind a short sign is the amount, as in `auto 1729 rs 80`: the other comes after words, and
 * this one is no year, sum or number of things.
 */
function isPlainlyBehind(text: string, sign: Sign, before: FoundNumber, behind: FoundNumber): boolean {
  const isFirst = text.slice(0, before.start).trim() === '';
  const isSum = /[+=-]/.test(text.slice(sign.end, behind.start));
  const isOfThings = behind.kind === 'count' || (behind.scale === 0 && /^\d{1,2}$/.test(behind.digits));
  const isPrice = !isOfThings || /^\s*$/.test(text.slice(behind.end));
  return !isFirst && !isSum && !YEAR.test(behind.digits) && isPrice && !isSmall(behind);
}

/** Returns true for a number that a sign behind it makes money: `flat 1402 rs` is, `ref 1402 rs` is not. */
function canOwn({ kind }: FoundNumber): boolean {
  return kind !== 'none' && kind !== 'claimed' && kind !== 'rate' && kind !== 'reference' && kind !== 'quantity';
}

function isSmall({ digits, scale }: FoundNumber): boolean {
  return scale === 0 && /^\d$/.test(digits);
}

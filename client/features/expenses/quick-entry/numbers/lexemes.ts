import { type Span, findClaims } from './claims.ts';
import {
  COUNTED,
  FOREIGN,
  GLUED_SIGN,
  GUJARATI_ENDING,
  SCALE,
  SCALES,
  SIGN,
  SIGN_BEHIND,
  UNITS,
  WORD_END,
  WORD_START,
} from './marks.ts';

/** A date or a time directly behind a comma: `450.00,12-11-2026`. */
const NEXT_DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:-\d{1,2}-|/\d{1,2}/)\d|\d{1,2}:\d\d`;
/** Digits with all marks among them, right or wrong. Excludes the date in `450.00,12-11-2026`. */
const DIGITS = String.raw`(?:\d+|(?<![\p{L}\p{M}.\d])(?=\.\d))(?:[.,'’]+(?!${NEXT_DAY})\d+)*`;
/** Groups between blanks, from the beginning of a word and without the measure in `₹90 500 ml milk`. */
const SPACED = String.raw`(?<![\p{L}\p{M}\d.,/:*-])\d{1,3}(?: \d{3}(?![\d/:-]))+(?:[.,'’]+\d+)*(?! ?(?:${UNITS}|${COUNTED}|${SCALE})${WORD_END})`;
/** Rest of a composite such as `100-150`, `1e5` or `2x40`. */
const TAIL = String.raw`(?:(?:[-–:/]|\p{L}| ?[x×*+] ?)\d[\d.,]*)+`;
/** Rest of a signed amount with a blank beside a mark, such as `Rs 1 ,250.00` or `Rs 450 .50`. */
const BROKEN = String.raw`(?<=${SIGN}[ :.=-]*[\d.,]+)(?:(?: [.,] ?|[.,] )(?:\d\d,)*\d{3}(?:\.\d+)?| \.\d{1,2})(?![\d/:-]|[.,]\d| ?(?:${UNITS}|${COUNTED}|${SCALE})${WORD_END})`;
const NUMBER = new RegExp(`(?<digits>${SPACED}|${DIGITS})(?<tail>${TAIL}|${BROKEN})?`, 'giu');

const SCALED = new RegExp(`^ ?(?<word>${SCALE})(?:${GUJARATI_ENDING})?${WORD_END}`, 'iu');
/** A second number behind a scale: `12k-15k`. */
const RANGE_BEHIND_SCALE = new RegExp(`^ ?[-–—/] ?\\d[\\d.,]*(?: ?(?:${SCALE})${WORD_END})?`, 'iu');
/** Parts of a greater number in words: `1 and a half lakh`. */
const WITH_HALF = /^ (?:and|&) (?:an? )?(?:half|quarter)(?!\p{L})/iu;
/** Gujarati hundreds in Latin letters, or an English word: `5 so petrol`. */
const MAYBE_HUNDREDS = /^ ?so(?![\p{L}\p{M}\d])/iu;
const MEASURED = new RegExp(`^[ -]?(?:${UNITS})${GUJARATI_ENDING}?${WORD_END}`, 'iu');
/** A litre, or a lakh: `gold 1.2L`, `milk 2 l`. */
const LITRE = new RegExp(`^ ?(?<word>l)${WORD_END}`, 'iu');
const IS_COUNTED = new RegExp(`^ ?(?:${COUNTED})${WORD_END}`, 'iu');
const MULTIPLIED = /^ ?[x×](?![\p{L}\p{M}\d])/iu;
/** A price for each, which is not the sum: `₹96/l`, `40 per kg`. */
const RATE = new RegExp(
  `^(?: ?/ ?| per | a )(?:${UNITS}|l|${COUNTED})${WORD_END}|^ ?(?:each|apiece|per (?:head|person))${WORD_END}`,
  'iu',
);
const PAISE = /^ ?(?:paise|paisa|પૈસા|पैसे|पैसा)(?![\p{L}\p{M}])/iu;
const RATE_BEFORE = new RegExp(`@ ?(?:${SIGN} ?)?$`, 'iu');
const SUFFIX = new RegExp(`^(?:${GUJARATI_ENDING})${WORD_END}`, 'u');
const ATTACHED_SIGN = new RegExp(`^(?:${SIGN_BEHIND}|${SIGN})`, 'iu');
const FOREIGN_BEHIND = new RegExp(`^ ?${FOREIGN}`, 'iu');
const FOREIGN_BEFORE = new RegExp(`${FOREIGN} ?$`, 'iu');
const GLUED_BEFORE = new RegExp(`${GLUED_SIGN} ?$`, 'u');
const SIGN_BEFORE = new RegExp(String.raw`${SIGN}\s*[:=-]?\s*\+?$`, 'iu');

/** Words before the number of something else: an account, a route, a phone. */
const REFERENCE = String.raw`ref(?:erence|no)?|rrn|utr|urn|txn|txnid|trans(?:action)?|umn|umrn|pnr|otp|pin|code|id|no|nos|num|number|nr|a/c|ac|acct|awb|gstin|cust(?:omer)?|phone|mobile|mob|call|sms|card|imps|neft|rtgs|upi|chq|cheque|invoice|inv|folio|policy|order|નંબર|નં|नंबर|नं|न`;
const AFTER_REFERENCE = new RegExp(
  String.raw`${WORD_START}(?:${REFERENCE})(?:[ .]*(?:no|number|id|ref|code|pin))?[ .:#/-]*$|#\s?$`,
  'iu',
);
/** Labels that settle that the number behind them is no amount. The other ones only explain a number beside an amount. */
const AFTER_CERTAIN_REFERENCE = new RegExp(
  String.raw`${WORD_START}(?:ref|refno|rrn|utr|umn|umrn|pnr|otp|pin|code|id|no|nos|num|number|nr|a/c|acct|awb|નંબર|નં|नंबर|नं)[ .:#/-]*$|#\s?$`,
  'iu',
);
/** Words before the number of a thing or a place, such as `flat 1402` and `iPhone 15`. */
const AFTER_NAME = new RegExp(
  String.raw`${WORD_START}(?:flat|house|room|block|plot|shop|table|seat|gate|platform|sector|floor|lane|road|route|bus|train|flight|coach|bogie|counter|gali|iphone|ipad|redmi|oneplus|galaxy|pixel|realme|ps|xbox|type|size|version|part|chapter|vol(?:ume)?|class|std|page|level|stage|area|ward|pin|highway|activa|pulsar|age|aged|for|फ्लैट|कमरा|बस|टेबल|मेज|सेक्टर|ફ્લૅટ|ફ્લેટ|બસ|ટેબલ|રૂમ|સેક્ટર) ?$`,
  'iu',
);

/**
 * Kind of a number by the text around it: before a unit (`quantity`) or a thing that is counted, behind a label
 * (`reference`, `name`), a price for each (`rate`), several numbers in one (`composite`). A `litre` could be a lakh;
 * one that is `claimed` is a date, a time, an address or a code.
 */
export type LexemeKind =
  | 'plain'
  | 'quantity'
  | 'count'
  | 'reference'
  | 'name'
  | 'litre'
  | 'rate'
  | 'composite'
  | 'claimed'
  | 'none';

/** Number in a text, classified without its currency. */
export interface Lexeme extends Span {
  kind: LexemeKind;
  /** Digits as typed, with their marks. */
  digits: string;
  /** Power of ten of the word after the digits. */
  scale: number;
  /** True for numbers that could be one amount or two, such as `chai 2 450`. */
  isSpaced: boolean;
}

/** Lists the numbers of a text in order. */
export function findLexemes(text: string): Lexeme[] {
  const claims = findClaims(text);
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const { digits = '', tail = '' } = match.groups ?? {};
    if (digits === '') return [];
    const end = match.index + digits.length;
    const isClaimed = claims.some((claim) => claim.start < end && match.index < claim.end);
    // In `₹450/12-11-26` the rest is a date.
    const isTailClaimed = claims.some((claim) => claim.start < end + tail.length && end < claim.end);
    return toLexeme(text, match.index, digits, isTailClaimed ? '' : tail, isClaimed);
  });
}

function toLexeme(text: string, start: number, digits: string, tail: string, isClaimed: boolean): Lexeme {
  const end = start + digits.length + tail.length;
  const rest = text.slice(end);
  const word = tail === '' ? SCALED.exec(rest) : null;
  const scaleLength = word ? (/^ ?/.exec(word[0])?.[0].length ?? 0) + (word.groups?.['word'] ?? '').length : 0;
  const range = word ? (RANGE_BEHIND_SCALE.exec(rest.slice(scaleLength))?.[0] ?? '') : '';
  const lexeme = {
    digits: range ? text.slice(start, end + scaleLength) + range : digits + tail,
    scale: powerOf(word?.groups?.['word'] ?? ''),
    isSpaced: digits.includes(' '),
    start,
    end: end + scaleLength + range.length,
  };
  const before = text.slice(Math.max(0, start - 40), start);
  if (isClaimed) return { ...lexeme, kind: 'claimed' };
  const kind = kindOf(before, text.slice(lexeme.end), lexeme);
  return { ...lexeme, kind: kind !== 'none' && tail + range !== '' ? 'composite' : kind };
}

/** Classifies a number by the text before and after it and its scale. */
function kindOf(before: string, rest: string, { digits, scale }: Pick<Lexeme, 'digits' | 'scale'>): LexemeKind {
  if (isInsideWord(before, rest) || !/[1-9]/.test(digits)) return 'none';
  if (scale === 0 && /^\d\d?(?:\.\d+)?$/.test(digits) && MAYBE_HUNDREDS.test(rest)) return 'none';
  if (PAISE.test(rest) || WITH_HALF.test(rest) || FOREIGN_BEFORE.test(before) || FOREIGN_BEHIND.test(rest))
    return 'none';
  if (RATE.test(rest) || RATE_BEFORE.test(before)) return 'rate';
  if (scale === 0 && (MEASURED.test(rest) || MULTIPLIED.test(rest))) return 'quantity';
  if (scale === 0 && LITRE.test(rest)) return /^ ?L/.test(rest) || SIGN_BEFORE.test(before) ? 'litre' : 'quantity';
  if (IS_COUNTED.test(rest)) return 'count';
  if (/^\d{9,}$/.test(digits) || AFTER_CERTAIN_REFERENCE.test(before)) return 'reference';
  if (AFTER_REFERENCE.test(before) || AFTER_NAME.test(before)) return 'name';
  return 'plain';
}

function isInsideWord(before: string, rest: string): boolean {
  // The digits of `₹40` and `Rs40` belong to their sign.
  if (/[\p{L}\p{M}\d.,/*−–_&-]$/u.test(before) && !SIGN_BEFORE.test(before) && !GLUED_BEFORE.test(before)) return true;
  if (/^[\p{M}\d_@]|^ ?%/u.test(rest)) return true;
  const isOpen = /^\p{L}/u.test(rest);
  return isOpen && !SUFFIX.test(rest) && !isMarked(rest) && !SIGN_BEFORE.test(before);
}

/** Returns true if the letters directly behind a number are a unit or a currency. */
function isMarked(rest: string): boolean {
  return [ATTACHED_SIGN, MEASURED, LITRE, IS_COUNTED, MULTIPLIED, FOREIGN_BEHIND, MAYBE_HUNDREDS].some((pattern) =>
    pattern.test(rest),
  );
}

function powerOf(word: string): number {
  return SCALES.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[1] ?? 0;
}

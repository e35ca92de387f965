import { MONTH_NAMES } from '#client/lib/format/typed-days.ts';
import { SIGN, WORD_END } from './marks.ts';

/** Part of a text, by its positions. */
export interface Span {
  start: number;
  end: number;
}

/** A number with a sign before it is no date: `₹12 nov`. In `500 rs 12 nov` the sign has its number. */
const UNSIGNED = String.raw`(?<!(?<!\d)₹ ?|(?<!\d ?)${SIGN}[ :]*)`;
const MONTH = String.raw`(?:${MONTH_NAMES})(?![\p{L}\p{M}])`;
const ORDINAL = String.raw`(?:st|nd|rd|th|મી|લી|ઠ્ઠી|वीं)`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const NUMBER = String.raw`(?:0?[1-9]|1[0-2])`;

/** Sources of patterns whose digits are no amount, even beside a currency. */
const CLAIMS: readonly string[] = [
  // Dates: 2026-11-12, 2026:11:12, 12-11-2026, 12.11.26, 12/11, 12Nov26, Nov 12, 12-NOV-2026, 20261112.
  String.raw`(?<!\d)(?:19|20)\d\d[-/.:]\d{1,2}[-/.:]\d{1,2}(?!\d)`,
  String.raw`(?<![\d.,])${UNSIGNED}${DAY}(?:[-/]${NUMBER}[-/](?:20)?|\.${NUMBER}\.20)\d\d(?!\d)`,
  String.raw`(?<![\d.,/-])${UNSIGNED}${DAY}[-/]${NUMBER}(?![\d/-]|\.\d)`,
  String.raw`(?<![\d.,])${UNSIGNED}${DAY}(?:${ORDINAL})?[-/., ]{0,2}${MONTH}(?:[-/.'’]{0,2}\d\d(?:\d\d)?(?!\d)|[ ,.]{1,2}20\d\d(?!\d|[.,]\d))?`,
  String.raw`(?<![\p{L}\p{M}])${MONTH}[ ,.-]{1,2}${DAY}(?:${ORDINAL})?(?!\d|[.,:]\d|/-|${SIGN}|\s+${SIGN}(?!\s*\d))(?:[ ,]{1,2}20\d\d(?!\d))?`,
  String.raw`(?<![\p{L}\p{M}])${MONTH}[ ,.'’-]{0,2}20\d\d(?!\d)`,
  String.raw`(?<!\d)${UNSIGNED}20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\d{4,6})?(?!\d)`,
  String.raw`(?<![\d.,])${UNSIGNED}\d{1,2}(?:${ORDINAL})${WORD_END}`,
  // Times: 20:15, 20:15:22, 8.15 pm, 8pm, 2015 hrs, 7 baje.
  String.raw`(?<!\d)\d{1,2}:\d\d(?::\d\d)?(?!\d)(?: ?(?:am|pm|hrs|ist))?`,
  String.raw`(?<!\d)${UNSIGNED}\d{1,2}(?:[.:]\d\d){0,2} ?(?:[ap]\.?m\.?|o.?clock|baje|vagy[ea]|vage|વાગ્યે|વાગે|વાગ્યા|बजे|बजकर)${WORD_END}`,
  String.raw`(?<![\d.,])${UNSIGNED}[0-2]\d[.:]?[0-5]\d ?hrs${WORD_END}`,
  // Masked accounts and cards: XX1234, **1234, ...1234, x-1234, ending in 1234.
  String.raw`(?:[*#•]|(?<=\s)\.{2,}|…|(?<![\p{L}\d])x+|xx)[ -]?\d[\dx*]*(?![.,]\d)`,
  String.raw`(?<![\p{L}\p{M}])(?:ending|ended|ends (?:with|in))(?: (?:with|in|no\.?|on))?[ :.-]*[x*]*\d+`,
  String.raw`last (?:four|4) digits[ :.-]*\d+`,
  // Addresses: links, mail and UPI addresses, hosts.
  String.raw`\b(?:https?://|www\.)\S+|(?<![\p{L}\d])(?=[\d._-]*\p{L}|\d{10})[\p{L}\d][\p{L}\d._-]*@[\p{L}\d.-]+|\b[a-z][a-z\d-]*\.(?:com|co|in|me|io|ly|bank)(?:/\S*|(?![\p{L}\d]))`,
  String.raw`(?:[\p{L}\d]+/){2,}\S*`,
  // Phones: +91 98765 43210, 98765 43210, 1800 266 2345, 1800-266-2345.
  String.raw`(?<![\d.,])\+?91[- ]?[6-9]\d{4}[- ]?\d{5}(?!\d)|(?<![\d.,])${UNSIGNED}[6-9]\d{4}[- ]?\d{5}(?!\d|[.,]\d)`,
  String.raw`(?<![\p{L}\d.,])${UNSIGNED}18\d\d[- ](?:\d{4}|\d{3}[- ]\d{3,4})(?:/\d{4})?(?!\d|[.,]\d)`,
  // Codes of several parts, and sums: 123-456-789, 2 x 40, 3*20, 4 @ 10.
  String.raw`(?<![\d.,])${UNSIGNED}\d+(?:[-–/]\d+){2,}(?!\d)`,
  String.raw`(?<![\d.,]|${SIGN}[ :]*)\d[\d.]* ?[x×*@+] ?\d[\d.]*(?!\d)`,
];
/** Registration plates, in capitals alone: GJ 01 AB 1234. */
const PLATE =
  /(?<![\p{L}\d])(?:AP|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|MH|MP|OD|PB|RJ|TN|TS|UK|UP|WB)[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{3,4}(?!\d)/gu;
const CLAIM = [...CLAIMS.map((source) => new RegExp(source, 'giu')), PLATE];

/** Lists the parts of a text whose digits are a date, a time, an address, a phone, a code or a masked account. */
export function findClaims(text: string): Span[] {
  return CLAIM.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}

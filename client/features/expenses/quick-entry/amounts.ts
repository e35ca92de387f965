import { faultsText } from '#messages/faults.ts';
import { AMOUNT_MAX, amount as amountSchema, moneyFault } from '#domain/kernel/money-fields.ts';
import { readAmount, RUPEES } from '#domain/kernel/text/amount-text.ts';
import { wordsOfFault } from '#client/lib/forms/word-fault.ts';

/** Matches a rupee sign or word, but not `rs` at the end of a word such as 'hours'. */
const CURRENCY = String.raw`(?:₹|(?<![\p{L}\p{M}])${RUPEES}(?!\p{L})):?`;
/** Digits with all marks among them, right or wrong. Excludes the date in `450.00,12-11-2026`. */
const DIGITS = String.raw`(?:\d+|(?=\.\d))(?:[.,'’]+\d+(?!\d|[-/:]\d))*`;
/** Groups between blanks, without the measure in `₹90 500 ml milk`. */
const SPACED = String.raw`\d{1,3}(?: \d{3}(?![\d/:-]))+(?:[.,'’]+\d+)*(?! ?(?:kg|gm?|grams?|ml|l|km)(?!\p{L}))`;
/** Rest of what is not one amount: `100-150`, `1e5`. */
const TAIL = String.raw`(?:[-–:/]|\p{L})\d+`;
/** Words that multiply the number before them, with the power of ten. */
const SCALES: readonly (readonly [string, number])[] = [
  ['hundred|સો|सौ', 2],
  ['k|thousand|hazaa?r|હજાર|हज़ार|हजार', 3],
  ['lakhs?|lacs?|l|લાખ|लाख', 5],
  ['crores?|cr|કરોડ|करोड़|करोड', 7],
];
const SCALE = SCALES.map(([words]) => words).join('|');
const MEASURE = String.raw`kg|kilos?|gms?|g|grams?|ml|ltrs?|lit(?:re|er)?s?|kms?|dozens?|plates?|cups?|pcs|pieces?|packets?|people|persons?|pax|tickets?|nights?|days?|hours?|hrs?|mins?|કિલો|લિટર|પ્લેટ|ડઝન|किलो|लीटर|प्लेट|दर्जन`;
const END = String.raw`(?![\p{L}\p{M}\d])`;

const AMOUNT = new RegExp(
  String.raw`(?:(?<before>${CURRENCY})\s*\+?|(?<word>(?<=[\p{L}\p{M}]))|(?<![\d.,/:−–-]))` +
    String.raw`(?<digits>${SPACED}|${DIGITS})(?<tail>${TAIL})?(?: ?(?<scale>${SCALE})${END})?` +
    String.raw`(?<after>\s*(?:/[-=]|${RUPEES}(?![\p{L}\p{M}])))?` +
    String.raw`(?=(?<measure> (?:${MEASURE})${END})?)(?=(?<rest>[\p{L}\p{M}\d/:%-])?)`,
  'giu',
);

/** Amount in a text, not yet checked. */
export interface FoundAmount {
  /** Digits as typed, with their marks. */
  digits: string;
  /** Power of ten of the word after the digits. */
  scale: number;
  /** True with a currency mark. */
  isMoney: boolean;
  /** True before a measure: a quantity if the text has another number. */
  isQuantity: boolean;
  /** True for numbers that could be one amount or two, such as `chai 2 450`. */
  isUnclear: boolean;
  /** Position in the text, mark and scale included. */
  start: number;
  end: number;
}

/** Lists the numbers that could be money, in order. */
export function findAmounts(text: string): FoundAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const { before, word, digits = '', tail = '', scale = '', after, measure, rest } = match.groups ?? {};
    const isMoney = before !== undefined || after !== undefined;
    const isPartOfWord = word !== undefined || tail !== '' || rest !== undefined;
    // A small letter is litres: `milk 2 l 120`.
    const isNumber = isMoney ? rest !== '%' : !isPartOfWord && scale !== 'l';
    if (!isNumber || !/[1-9]/.test(digits)) return [];
    return {
      digits: digits + tail,
      scale: powerOf(scale),
      isMoney,
      isQuantity: measure !== undefined || (!isMoney && scale === 'L'),
      isUnclear: before === undefined && digits.includes(' ') && digits !== text,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Lists the amounts with a currency mark, in order. */
export function findMoney(text: string): FoundAmount[] {
  return findAmounts(text).filter(({ isMoney }) => isMoney);
}

const checked = amountSchema(moneyFault('amountRequired'), AMOUNT_MAX);

/**
 * Reads an amount as the amount field does. Returns a decimal string in the form's format such as `1450.5`, or the words
 * of the rejection.
 */
export function readFound({ digits, scale, isUnclear }: FoundAmount): { amount: string } | { words: string } {
  if (isUnclear) return { words: faultsText.money.amountAmbiguous };
  const { amount } = readAmount(digits);
  const result = checked.safeParse(amount === undefined ? digits : shiftPoint(amount, scale));
  if (result.success) return { amount: result.data };
  return { words: wordsOfFault(result.error.issues[0]?.message ?? moneyFault('amountInvalid')) };
}

function powerOf(scale: string): number {
  return SCALES.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(scale))?.[1] ?? 0;
}

/** Multiplies a decimal string by a power of ten, exactly. */
function shiftPoint(amount: string, power: number): string {
  if (power === 0) return amount;
  const [whole = '', decimals = ''] = amount.split('.');
  const shifted = whole + decimals.slice(0, power).padEnd(power, '0');
  const rest = decimals.slice(power).replace(/0+$/, '');
  return shifted.replace(/^0+(?=\d)/, '') + (rest && `.${rest}`);
}

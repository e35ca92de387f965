import { formatMoney } from '#client/lib/format/money.ts';
import { wordsOfFault } from '#client/ui/form-state/schema-resolver.ts';
import { AMOUNT_MAX, amount as amountSchema, moneyFault } from '#domain/kernel/money-fields.ts';
import { readAmount } from '#domain/kernel/text/amount-text.ts';
import { faultsText } from '#messages/faults.ts';
import type { Span } from './numbers/claims.ts';
import type { LexemeKind } from './numbers/lexemes.ts';
import { SIGN } from './numbers/marks.ts';
import { type FoundNumber, findNumbers, hasLostSign, hasSign } from './numbers/signed.ts';

/** One reading of a number as an amount, not yet checked. */
export interface FoundAmount extends Span {
  /** Digits as typed, with their marks. */
  digits: string;
  /** Power of ten of the word after the digits. */
  scale: number;
  /** True for numbers that could be one amount or two, such as `chai 2 450`. */
  isUnclear: boolean;
}

const LAKH = 5;
/** Kinds of numbers that can be an amount without a currency. A `name` may be a title: 'phone 5000'. */
const UNMARKED: readonly LexemeKind[] = ['plain', 'name'];
/** Kinds that the member has to confirm. */
const DOUBTFUL: readonly LexemeKind[] = ['count', 'litre', 'rate'];
const TOTAL =
  /(?<![\p{L}\p{M}])(?:(?:grand |bill )?total|in all|altogether|kul|કુલ|कुल)(?: (?:bill|amount|is|of|=))*[ :=]*$/iu;
const DISCOUNT = /^ (?:flat |instant )?(?:off|discount|cashback)(?![\p{L}\p{M}])/iu;
const DISCOUNTED = /(?<![\p{L}\p{M}])(?:discount|coupon|saved|cashback)(?: of)? ?$/iu;
const SIGN_AT_END = new RegExp(`(?:@ ?)?${SIGN} ?$`, 'iu');
/** Words before a balance or limit, which is not a price. */
const STANDING =
  /(?:bal(?:ance)?|limit|lmt|avl|available|avbl|aval|avail|outstanding|o\/s|left|બેલેન્સ|બૅલેન્સ|બાકી રકમ|शेष|बैलेंस|उपलब्ध)(?!ed)[^₹\d]{0,28}$/iu;

/** Returns true for the number of a balance or a limit. */
export function isStanding(text: string, { start }: Span): boolean {
  return STANDING.test(text.slice(Math.max(0, start - 44), start));
}

/** Lists the amounts with a currency of their own. */
export function findMoney(text: string): FoundNumber[] {
  return findNumbers(text).filter(({ isMoney }) => isMoney);
}

/** The amounts that a text can mean. One that `isCertain` needs no confirmation. */
export interface Amounts {
  isCertain: boolean;
  readings: FoundAmount[];
}

/**
 * Returns the amounts that a typed line can mean. A currency decides, then the word 'total'; without a currency the only
 * number that is neither counted, measured nor a part of something else.
 */
export function findLineAmounts(text: string): Amounts {
  const all = findNumbers(text);
  const numbers = all.filter((each) => !isDiscount(text, each));
  const money = numbers.filter((each) => each.isMoney && !isStanding(text, each));
  if (money.length > 0) {
    const amounts = toAmounts(text, chooseTotal(text, money));
    const others = all.filter((each) => each.isMoney && !money.includes(each));
    const isShared = money.some((each) => others.some(({ start, end }) => start < each.end && each.start < end));
    return { ...amounts, isCertain: amounts.isCertain && !isShared && !hasLostSign(text, all) };
  }
  if (hasSign(text)) return { isCertain: false, readings: toAmounts(text, findUnsigned(text, all)).readings };
  const unmarked = numbers.filter((each) => !each.isMoney && UNMARKED.includes(each.kind));
  const digits = unmarked.filter(({ spoken }) => !spoken);
  const prices = digits.length > 1 ? digits.filter((each) => !isCountAtStart(text, each)) : digits;
  if (prices.length > 0) return toAmounts(text, chooseTotal(text, prices));
  const doubtful = numbers.filter(({ kind }) => DOUBTFUL.includes(kind));
  if (doubtful.length > 0) return { ...toAmounts(text, doubtful), isCertain: false };
  return toAmounts(
    text,
    unmarked.filter((each) => each.spoken?.isPlainlyMoney && isAtEdge(text, each)),
  );
}

/**
 * Lists the amounts to choose from if the only signed number is a price for each or a discount: that price, and greater
 * numbers.
 */
function findUnsigned(text: string, all: readonly FoundNumber[]): FoundNumber[] {
  const rates = all
    .filter(({ kind }) => kind === 'rate')
    .map((rate) => ({ ...rate, start: rate.start - (SIGN_AT_END.exec(text.slice(0, rate.start))?.[0].length ?? 0) }));
  const discounts = all.filter((each) => each.isMoney && isDiscount(text, each));
  const limits = [...rates, ...discounts].map(valueOf);
  if (limits.length === 0) return [];
  const prices = all.filter(
    (each) => !each.isMoney && each.kind === 'plain' && !each.spoken && !isDiscount(text, each),
  );
  return [...rates, ...prices.filter((each) => limits.every((limit) => valueOf(each) > limit))];
}

function valueOf({ digits, scale }: FoundNumber): number {
  return Number(readAmount(digits).amount) * 10 ** scale;
}

/** Returns the amounts that the given numbers can mean, each value once. */
export function toAmounts(text: string, numbers: readonly FoundNumber[]): Amounts {
  const readings: FoundAmount[] = [];
  for (const reading of numbers.flatMap((number) => readingsOf(text, number)))
    if (!readings.some((each) => isSameValue(each, reading))) readings.push(reading);
  return { isCertain: readings.length === 1, readings };
}

/** A number has two readings if a litre could be a lakh, or if it and its neighbour could be one amount. */
function readingsOf(text: string, { kind, isMoney, digits, scale, isSpaced, start, end }: FoundNumber): FoundAmount[] {
  const amount = { digits, scale, isUnclear: false, start, end };
  if (kind === 'litre') {
    const isLakh = isMoney && text.startsWith('L', end);
    const litre = { ...amount, end: end + (/^ ?l/i.exec(text.slice(end))?.[0].length ?? 0) };
    const lakh = { ...litre, scale: LAKH };
    return isLakh ? [lakh] : [litre, lakh];
  }
  if (!isSpaced || digits === text) return [amount];
  if (!isMoney) return [{ ...amount, isUnclear: true }];
  // A sign before the groups reaches to their paise: `₹1 450.00`. Else its number is the group beside it.
  const isBefore = !text.slice(start).startsWith(digits);
  if (isBefore && /\.\d\d$/.test(digits)) return [amount];
  const [first, last] = [digits.indexOf(' '), digits.lastIndexOf(' ')];
  const beside = isBefore
    ? { ...amount, digits: digits.slice(0, first), end: text.indexOf(digits, start) + first }
    : { ...amount, digits: digits.slice(last + 1), start: start + last + 1 };
  return [beside, amount];
}

function isSameValue(a: FoundAmount, b: FoundAmount): boolean {
  const [first, second] = [readFound(a), readFound(b)];
  if ('words' in first || 'words' in second) return false;
  return formatMoney(first.amount) === formatMoney(second.amount);
}

function chooseTotal(text: string, numbers: readonly FoundNumber[]): readonly FoundNumber[] {
  const totals = numbers.filter(({ start }) => TOTAL.test(text.slice(0, start)));
  return totals.length > 0 ? totals : numbers;
}

function isDiscount(text: string, { start, end }: Span): boolean {
  return DISCOUNT.test(text.slice(end)) || DISCOUNTED.test(text.slice(0, start));
}

/** Returns true for the 2 of `2 chai 40` and `bought 2 pizzas 650`. */
function isCountAtStart(text: string, { digits, scale, start, end }: FoundNumber): boolean {
  if (scale !== 0 || !/^[1-9]$/.test(digits)) return false;
  const isFirst = /^(?:.*(?<![\p{L}\p{M}])(?:bought|ordered|got|had|ate|took|buy) )?$/iu.test(text.slice(0, start));
  return isFirst && /^ \p{L}/u.test(text.slice(end));
}

function isAtEdge(text: string, { start, end }: Span): boolean {
  return end === text.length || /^(?:(?:i |we )?(?:spent|paid|gave) )?$/iu.test(text.slice(0, start));
}

const checked = amountSchema(moneyFault('amountRequired'), AMOUNT_MAX);

/**
 * Reads an amount as the amount field does. Returns a decimal string in the form's format such as `1450.5`, or the words
 * of the rejection.
 */
export function readFound({ digits, scale, isUnclear }: FoundAmount): { amount: string } | { words: string } {
  if (isUnclear) return { words: faultsText.money.amountAmbiguous };
  const { amount } = readAmount(digits);
  // The field drops zeros at the end of pasted figures. In a typed line `12.500` may be twelve thousand five hundred.
  if (scale === 0 && amount !== undefined && /\.\d{3}/.test(amount)) return { words: faultsText.money.amountTooFine };
  const result = checked.safeParse(amount === undefined ? digits : shiftPoint(amount, scale));
  if (result.success) return { amount: result.data };
  return { words: wordsOfFault(result.error.issues[0]?.message ?? moneyFault('amountInvalid')) };
}

/** Multiplies a decimal string by a power of ten, exactly. */
function shiftPoint(amount: string, power: number): string {
  if (power === 0) return amount;
  const [whole = '', decimals = ''] = amount.split('.');
  const shifted = whole + decimals.slice(0, power).padEnd(power, '0');
  const rest = decimals.slice(power).replace(/0+$/, '');
  return shifted.replace(/^0+(?=\d)/, '') + (rest && `.${rest}`);
}

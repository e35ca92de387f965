import { LOCALES } from '#messages/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { onFirstUse } from './on-first-use.ts';

const rupees = (fractionDigits: number) =>
  onFirstUse(
    () =>
      new Intl.NumberFormat(LOCALES[pageLanguage], {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
  );
const rupeesFormat = rupees(0);
const rupeesAndPaiseFormat = rupees(2);
const coinsFormat = onFirstUse(() => new Intl.NumberFormat(LOCALES[pageLanguage]));

/**
 * Formats the decimal string `123456.5` as '₹1,23,456.50', and whole rupees without paise: '₹500'. Formats the digits,
 * never a float, so that no amount of the database is rounded.
 */
export function formatMoney(amount: string | number) {
  const text = String(amount);
  const isWhole = !/\.\d*[1-9]/.test(text);
  const decimal = toDecimal(text);
  return (isWhole ? rupeesFormat : rupeesAndPaiseFormat)().format(decimal);
}

/** Formats coins as '1,23,456'. */
export function formatCoins(coins: number) {
  return coinsFormat().format(coins);
}

function toDecimal(text: string): Intl.StringNumericLiteral {
  if (!isDecimal(text)) throw new RangeError(`Not an amount: ${text}`);
  return text;
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

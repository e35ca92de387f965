import { toLatinDigits } from '#domain/digits.ts';

export type DayOrder = 'dmy' | 'mdy' | 'ymd';

/** An amount of a cell: `value` without its sign, a decimal string with two places; `isCredit` where it says that money came in. */
export interface CellAmount {
  value: string;
  isNegative: boolean;
  isCredit: boolean;
}

const AMOUNT =
  /^(?<open>\()?(?<minus>[-−])?\s*(?:₹|rs\.?|inr)?\s*(?<again>[-−])?(?<digits>\d[\d.,\s]*)(?<behind>[-−])?\s*(?:₹|rs\.?|inr)?\)?\s*\(?(?<side>dr|cr|debit|credit)?\.?\)?$/i;
const WHOLE_DIGITS_MAX = 10;

/** Reads `₹1,00,000.50`, `1.450,00`, `(450)`, `-450`, `450.00 Dr`; `null` for what is no amount. */
export function readAmount(cell: string): CellAmount | null {
  const groups = AMOUNT.exec(toLatinDigits(cell).trim())?.groups;
  const digits = groups?.['digits']?.replaceAll(/\s/g, '');
  if (!groups || !digits) return null;
  // Thousands and lakhs are groups of three at the end.
  const hasDecimalComma = /,\d{1,2}$/.test(digits);
  const plain = hasDecimalComma ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  if (!/^\d+(\.\d*)?$/.test(plain)) return null;
  const value = toPaise(plain);
  if (value === null) return null;
  return {
    value,
    isNegative: Boolean(groups['open'] || groups['minus'] || groups['again'] || groups['behind']),
    isCredit: /^c/i.test(groups['side'] ?? ''),
  };
}

/** Rounded to the paisa; `null` for more than the app keeps. */
function toPaise(plain: string): string | null {
  const [whole = '', decimals = ''] = plain.split('.');
  const kept = BigInt(whole + decimals.slice(0, 2).padEnd(2, '0'));
  const paise = kept + (Number(decimals[2] ?? 0) >= 5 ? 1n : 0n);
  const text = String(paise).padStart(3, '0');
  return text.length - 2 > WHOLE_DIGITS_MAX ? null : `${text.slice(0, -2)}.${text.slice(-2)}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const IN_NUMBERS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?=$|[\sT,])/;
const BY_NAME = /^(\d{1,2})[-/ ]([a-z]{3})[a-z]*[-/ ,]+(\d{4}|\d{2})(?=$|[\sT,])/i;
const NAME_FIRST = /^([a-z]{3})[a-z]*[-/ ]+(\d{1,2}),?[-/ ]+(\d{4})(?=$|[\sT,])/i;

/** The calendar date of a cell; `null` for what is none. A year that stands first settles the order. */
export function readDay(cell: string, order: DayOrder): string | null {
  const text = toLatinDigits(cell).trim();
  const numbers = IN_NUMBERS.exec(text)?.slice(1);
  if (numbers) {
    const [first = '', second = '', third = ''] = numbers;
    if (first.length === 4) return toDay(first, second, third);
    if (first.length > 2 || order === 'ymd') return null;
    return order === 'dmy' ? toDay(third, second, first) : toDay(third, first, second);
  }
  const [, day = '', name = '', year = ''] = BY_NAME.exec(text) ?? [];
  if (name) return toDay(year, toMonth(name), day);
  const [, monthName = '', date = '', fullYear = ''] = NAME_FIRST.exec(text) ?? [];
  return monthName ? toDay(fullYear, toMonth(monthName), date) : null;
}

/** Day before month, as in India, unless a day that cannot be a month says otherwise. */
export function guessDayOrder(cells: readonly string[]): DayOrder {
  const numbers = cells.flatMap((cell) => {
    const [first, second] = IN_NUMBERS.exec(toLatinDigits(cell).trim())?.slice(1) ?? [];
    return first && second ? [[first, second] as const] : [];
  });
  if (numbers.length > 0 && numbers.every(([first]) => first.length === 4)) return 'ymd';
  const isMonthFirst =
    numbers.some(([, second]) => Number(second) > 12) && !numbers.some(([first]) => Number(first) > 12);
  return isMonthFirst ? 'mdy' : 'dmy';
}

function toMonth(name: string): string {
  return String(MONTHS.indexOf(name.toLowerCase()) + 1);
}

function toDay(year: string, month: string, day: string): string | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  try {
    const date = { year: Number(fullYear), month: Number(month), day: Number(day) };
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString();
  } catch {
    // There is no such day.
    return null;
  }
}

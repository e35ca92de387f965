import { toLatinDigits } from '#domain/kernel/text/digits.ts';
import { bareCell } from './clean-text.ts';

/** Character before the paise: `1,450.50` or `1.450,50`. */
export type DecimalMark = 'point' | 'comma';

/** Amount of a cell, in whole paise without its sign. */
export interface CellAmount {
  paise: number;
  sign: '+' | '-' | null;
  /** Direction named in the cell itself: `450.00 Dr`. */
  side: 'in' | 'out' | null;
  /** Code or sign of a currency other than the rupee. */
  currency: string | null;
  /** Decimal mark of the file according to the digits; `null` if either fits. */
  shows: DecimalMark | null;
  /** True if the other decimal mark gives another amount: `1450,50`, `1.450`. */
  isOpen: boolean;
}

const RUPEES = String.raw`₹|₨|rs\.?|inr|rupees?|રૂ\.?|રૂપિયા|रु\.?|रू\.?|रुपये`;
const FOREIGN = String.raw`[$€£¥฿₩₽]|[a-z]{2,3}\$|usd|eur|gbp|aed|sgd|cad|aud|nzd|jpy|chf|cny|thb|myr|idr|lkr|npr|bdt|sar|qar|omr|kwd|bhd|hkd|zar|sek|nok|dkk|pln|try|krw|vnd|php`;
const SIDE = String.raw`debited|credited|debit|credit|dr|cr|जमा|નામે|જમા|ઉધાર|उधार|नामे`;
const SIGN = String.raw`[-+−–—‒﹣－＋]`;
/** Word behind an amount that a cheque or a list writes: 'Rs 40 only'. */
const ONLY = /\s*(?:\((?:only|માત્ર|मात्र)\)|(?:only|માત્ર|मात्र))\.?$/iu;
/** Indian units behind a number, in rupees. */
const UNITS: readonly (readonly [string, number])[] = [
  [String.raw`k|thousands?|hazaa?r|હજાર|हज\u093c?ार`, 1_000],
  [String.raw`lakhs?|lacs?|લાખ|लाख`, 100_000],
  [String.raw`crores?|કરોડ|करोड\u093c?`, 10_000_000],
];
const UNIT = UNITS.map(([words]) => words).join('|');
const MARK = String.raw`(?:\(?\s*(?:${SIDE})\.?\s*\)?|${SIGN}|${RUPEES}|${FOREIGN}|[(])`;
const AMOUNT = new RegExp(
  String.raw`^(?<before>(?:${MARK}\s*){0,4})(?<digits>\d[\d.,'’ ]*|\.\d+)(?:(?<unit>${UNIT})(?![\p{L}\p{M}]))?(?<after>(?:\s*(?:/[-=]|/-|\)|${MARK})){0,4})\.?$`,
  'iu',
);
const SIDES = new RegExp(SIDE, 'giu');
const FOREIGN_MARK = new RegExp(`(?:${FOREIGN})`, 'iu');
const PLAIN = /^(\d{1,10})(?:\.(\d\d))?$/;
const NOTHING = /^(?:[-–—−._\s]*|n\.?\/?a\.?|nil|null|none|nan|शून्य|શૂન્ય|કંઈ નહીં)$/iu;
/** Length of the longest amount with its marks, in characters. */
const CELL_LENGTH_MAX = 60;
/** Maximum amount in paise: rupees have at most ten digits, as in the database. */
const PAISE_MAX = 999_999_999_999;

const BARE: Omit<CellAmount, 'paise'> = {
  sign: null,
  side: null,
  currency: null,
  shows: null,
  isOpen: false,
};

/** Returns true for a cell without an amount: empty, `-`, `NIL`, `N/A`. */
export function isNothing(cell: string): boolean {
  return NOTHING.test(bareCell(cell));
}

/** Reads `₹1,05,250.00`, `Rs.450/-`, `INR 450.00 Dr`, `(450.00)`, `450.00-`, `1.234,56`; `null` for other text. */
export function readAmount(cell: string, decimalMark: DecimalMark = 'point'): CellAmount | null {
  const plain = PLAIN.exec(cell);
  if (plain)
    return {
      ...BARE,
      paise: Number(plain[1]) * 100 + Number(plain[2] ?? 0),
      shows: plain[2] ? 'point' : null,
    };
  if (cell.length > CELL_LENGTH_MAX) return null;
  const groups = AMOUNT.exec(toLatinDigits(bareCell(cell).normalize('NFC')).replace(ONLY, ''))?.groups;
  if (!groups) return null;
  const marks = `${groups['before'] ?? ''} ${groups['after'] ?? ''}`;
  const digits = (groups['digits'] ?? '').replaceAll(/[\s'’]+$/g, '');
  const number = groups['unit'] ? readUnits(digits, groups['unit']) : readNumber(digits, decimalMark);
  if (!number || number.paise > PAISE_MAX) return null;
  if (marks === ' ') return { ...BARE, ...number };
  const side = marks.match(SIDES)?.[0].toLowerCase();
  const isNegative =
    /[-−–—‒﹣－]/u.test(marks.replaceAll(/\/[-=]/g, '')) || /^\s*\(\s*(?!(?:cr|dr|cre|deb))/iu.test(marks);
  return {
    ...number,
    sign: isNegative ? '-' : /[+＋]/u.test(marks) ? '+' : null,
    side: side === undefined ? null : /^(?:c|જ|ज)/u.test(side) ? 'in' : 'out',
    currency: FOREIGN_MARK.exec(marks.replaceAll(SIDES, ''))?.[0].trim() ?? null,
  };
}

type Digits = Pick<CellAmount, 'paise' | 'shows' | 'isOpen'>;

/** Reads an amount in a unit of so many rupees, such as `1.25` below 'Amount (₹ lakh)'. */
export function readAmountIn(rupees: number, cell: string, decimalMark: DecimalMark): CellAmount | null {
  const amount = readAmount(cell, decimalMark);
  if (amount === null || rupees === 1) return amount;
  const unit = { 1000: 'thousand', 100_000: 'lakh', 10_000_000: 'crore' }[rupees];
  // More than two decimals count in a large unit.
  const exact = unit === undefined ? null : readAmount(`${cell.trim()} ${unit}`, decimalMark);
  if (exact) return exact;
  const paise = Math.round(amount.paise * rupees);
  return paise > PAISE_MAX ? null : { ...amount, paise };
}

/** Reads `1.2 lakh`, in whole paise; `null` for a number that a unit does not follow, such as `1,20,000 lakh`. */
function readUnits(digits: string, unit: string): Digits | null {
  const [, whole = '', decimals = ''] = /^(\d{0,5})(?:\.(\d{1,7}))?$/.exec(digits) ?? [];
  const rupees = UNITS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit))?.[1];
  if (whole + decimals === '' || rupees === undefined) return null;
  const paise = (BigInt(whole + decimals) * BigInt(rupees) * 100n) / 10n ** BigInt(decimals.length);
  return { paise: Number(paise), shows: null, isOpen: false };
}

function readNumber(digits: string, decimalMark: DecimalMark): Digits | null {
  const [, whole = '', mark = '', decimals = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(digits) ?? [];
  if (mark === '') {
    const groups = whole.replaceAll(/['’]/g, ' ');
    const paise = areGroups(groups, ' ') ? joinPaise(groups.replaceAll(' ', ''), '') : null;
    return paise === null ? null : { paise, shows: null, isOpen: false };
  }
  const other = mark === '.' ? ',' : '.';
  const shown: DecimalMark = mark === '.' ? 'point' : 'comma';
  const isRepeated = whole.includes(mark);
  const groupsOfOther = whole.replaceAll(/[ '’]/g, other);
  const asGroups = () => {
    const all = digits.replaceAll(/[ '’]/g, mark);
    return areGroups(all, mark) ? joinPaise(all.replaceAll(mark, ''), '') : null;
  };
  const asDecimal = () =>
    areGroups(groupsOfOther, other) ? joinPaise(groupsOfOther.replaceAll(other, ''), decimals) : null;
  // Two kinds of marks, or one mark twice, leave only one reading.
  if (isRepeated) return certain(asGroups(), shown === 'point' ? 'comma' : 'point');
  if (groupsOfOther.includes(other)) return certain(asDecimal(), shown);
  const [grouped, decimal] = [asGroups(), asDecimal()];
  if (shown === 'point' && decimals.length !== 3) return certain(decimal, 'point');
  // `1,450` uses Indian grouping and `1,450.00` means the same, unless the file writes commas before paise.
  if (shown === 'comma' && decimals.length === 3)
    return {
      paise: (decimalMark === 'comma' ? decimal : grouped) ?? decimal ?? 0,
      shows: null,
      isOpen: false,
    };
  const chosen = decimalMark === shown ? decimal : (grouped ?? ungrouped(digits));
  return chosen === null ? null : { paise: chosen, shows: null, isOpen: true };
}

/** Reads `1450,50` as if its comma were a misplaced thousands mark. */
function ungrouped(digits: string): number {
  return joinPaise(digits.replaceAll(/[.,]/g, ''), '');
}

function certain(paise: number | null, shows: DecimalMark): Digits | null {
  return paise === null ? null : { paise, shows, isOpen: false };
}

/** Returns true for thousands in groups of three, or lakhs and crores in groups of two before a group of three. */
function areGroups(digits: string, mark: string): boolean {
  const [first = '', ...rest] = digits.split(mark);
  if (rest.length === 0) return /^\d*$/.test(first);
  return (
    /^\d{1,3}$/.test(first) &&
    /^\d{3}$/.test(rest.at(-1) ?? '') &&
    (rest.every((group) => /^\d{3}$/.test(group)) || rest.slice(0, -1).every((group) => /^\d{2}$/.test(group)))
  );
}

/** Joins the digits before and after the point to paise, rounding to the nearest paisa. */
function joinPaise(whole: string, decimals: string): number {
  const paise = Number(`${whole || '0'}${decimals.slice(0, 2).padEnd(2, '0')}`);
  return paise + (Number(decimals[2] ?? 0) >= 5 ? 1 : 0);
}

import { wordsOf } from '../../read/clean-text.ts';
import { roleOf, ROLES } from '../../read/headings.ts';
import { isNothing, readAmount } from '../../read/read-amount.ts';
import type { Table } from '../../read/table.ts';
import { isAmount, isCounted, share } from '../cell-kinds.ts';
import type { Columns } from '../columns.ts';
import type { Two } from '../entry.ts';
import { nameOfTwo } from '../people.ts';

/**
 * Meaning of a column of a person: what they paid, their share in rupees or percent, or what they owe the payer;
 * `marked` for a cross in the rows that they share; `null` if the heading names only the person.
 */
export type PersonMeaning = 'paid' | 'share' | 'percent' | 'owes' | 'marked' | null;

export interface PersonColumn {
  name: string;
  column: number;
  meaning: PersonMeaning;
}

/** Columns that list the people of an expense, and their shares in the same order: `Riya;Arjun`, `20;20`. */
export interface ListColumns {
  whom: number;
  shares: number | null;
  /** True if the cells say in words who shares: 'Riya only', 'No'. */
  isInWords: boolean;
  /** True if the list names only the others: 'Shared with'. */
  isBesidePayer: boolean;
}

const PAID: readonly RegExp[] = [
  /^(?:paid|spent|payment|payed|contributed)(?: by| from|:) (.+)$/iu,
  /^(.+?)(?:['’]s)? (?:paid|pays|spent|payments?|contribution|contributed|gave|expenses?|spends?)$/iu,
  /^(.+?) ?(?:એ|ે)? (?:આપ્યા|ચૂકવ્યા|ખર્ચ્યા)$/u,
  /^(.+?) (?:ने )?(?:दिए|दिये|चुकाए|खर्चे)$/u,
];
const SHARE: readonly RegExp[] = [
  /^(?:impacted to|impact(?: on)?|share of|share:|(?:paid )?for|split(?: for| to)?:?|cost for) (.+)$/iu,
  /^(.+?)(?:['’]s)? (?:share|shares|part|portion|split|cost)$/iu,
  /^(.+?)(?:નો|ના)? (?:ભાગ|હિસ્સો)$/u,
  /^(.+?) (?:का )?(?:हिस्सा|भाग)$/u,
];
const OWES: readonly RegExp[] = [/^(?:owed by|debt of) (.+)$/iu, /^(.+?)(?:['’]s)? (?:owes|owed|debt)$/iu];
const PERCENT: readonly RegExp[] = [
  /^(.+?)(?:['’]s)?(?: share)? ?\(?(?:%|percent|percentage|ટકા|प्रतिशत)\)?$/iu,
  /^% (?:of )?(.+)$/iu,
];
const WHOM =
  /^(?:for whom|for|paid for|split (?:between|among|amongst|with)|shared (?:with|by|between)|participants?|involved|between|who owes|owed by|debtors?|owers?)\??$/iu;
/** Heading of a column that says in words who shares, and its words. */
const WORDED = /^(?:(?:is )?(?:split|shared)(?: type| how)?|shared expense)\??$/iu;
const WORDS =
  /^(?:both|all|everyone|equal(?:ly)?|half|halves|shared|yes|y|true|no|n|false|not shared|personal|private|own|none|\d{1,3} ?%? ?[/:-] ?\d{1,3} ?%?|only .+|.+ only)$/iu;
/** Marks of the people who share a row, and of those who do not. */
const MARK = /^(?:x|y|yes|true|1|[✓✔☑✅●•*]\uFE0F?|હા|हाँ|हां)$/iu;
const NO_MARK = /^(?:n|no|false|0|[-–—✗✘❌☐]|ના|नहीं)?$/iu;
const BESIDE_PAYER = /(?<!\p{L})with\??$/iu;
const SHARES = /^(?:split amounts?|shares?|amounts?|split|owed amounts?|individual shares?)$/iu;
const NO_PERSON =
  /(?:^|\s)(?:total|sub|net|gross|tax|gst|unit|delivery|shipping|amount|other|cash|card|bill|service|balance)(?:$|\s)/iu;
const LIST = /\s*[;|&+\n]\s*|\s*,\s*|\s+and\s+/iu;
const SAMPLE_ROWS = 300;
/** Minimum share of the rows whose columns add up to the amount. */
const SUMS_MIN = 0.8;
const PEOPLE_MAX = 8;

/**
 * Finds the columns that hold an amount for each person. A heading names one of the two or a payer of the file, or says
 * 'paid by' or 'share'; without known names, the columns add up to the amount.
 */
export function findPeopleColumns({ headings, rows }: Table, columns: Columns, two: Two): PersonColumn[] {
  const sample = rows.filter(({ isRagged }) => !isRagged).slice(0, SAMPLE_ROWS);
  const cellsOf = (column: number) => sample.map(({ cells }) => cells[column] ?? '');
  const isTaken = (column: number) => ROLES.some((role) => columns[role] === column);
  const payers = new Set(columns.payer === null ? [] : cellsOf(columns.payer).map(fold));
  const isMarkedPerson = (heading: string, column: number) =>
    nameOfTwo(readPerson(heading)?.name ?? '', two) !== null && cellsOf(column).every(isMarkOrNone);
  const ofMarks = headings.flatMap((heading, column) => (isMarkedPerson(heading, column) ? [column] : []));
  const hasMarks = ofMarks.length > 1 && ofMarks.some((column) => cellsOf(column).some(isMark));
  const found = headings.flatMap((heading, column): (PersonColumn & { isKnown: boolean })[] => {
    const person = readPerson(heading);
    const isKnown = person !== null && (nameOfTwo(person.name, two) !== null || payers.has(fold(person.name)));
    const isOther = roleOf(heading) !== null && !(isKnown && person.meaning !== null);
    if (!person || isOther || isTaken(column) || isCounted(heading)) return [];
    const isMarkable = isKnown && person.meaning !== 'paid' && cellsOf(column).every(isMarkOrNone);
    if (isMarkable && hasMarks) return [{ ...person, meaning: 'marked', column, isKnown }];
    return share(cellsOf(column), isAmountOrPercent) >= SUMS_MIN ? [{ ...person, column, isKnown }] : [];
  });
  // 'Rii paid' and 'Aju paid' are people, unlike 'Tax paid'.
  const isSaid = found.filter(({ name, meaning }) => meaning !== null && !NO_PERSON.test(name)).length > 1;
  const isPeople =
    isSaid || found.some(({ isKnown }) => isKnown) || (found.length > 1 && addUp(found, sample, columns));
  const people = found.map(({ name, column, meaning }) => ({ name, column, meaning }));
  const names = new Set(people.map(({ name }) => fold(name)));
  // One person's column beside an amount is a share; alone it says nothing of the other.
  const isEnough = names.size > 1 || (names.size === 1 && (columns.amount ?? columns.out) !== null);
  return isPeople && isEnough && names.size <= PEOPLE_MAX ? people : [];
}

/** Returns true for a mark in a cell. */
export function isMark(cell: string): boolean {
  return MARK.test(cell.trim());
}

function isMarkOrNone(cell: string): boolean {
  return isMark(cell) || NO_MARK.test(cell.trim());
}

/** Returns true if the columns make up the amount in most rows: as shares, or as balances of payer and others. */
function addUp(found: readonly PersonColumn[], sample: Table['rows'], columns: Columns): boolean {
  const cost = columns.amount ?? columns.out;
  if (cost === null) return false;
  const sums = sample.flatMap(({ cells }) => {
    const whole = readAmount(cells[cost] ?? '')?.paise ?? 0;
    if (whole === 0) return [];
    const parts = found.map(({ column }) => readAmount(cells[column] ?? '')?.paise ?? 0);
    return [Math.abs(parts.reduce((sum, part) => sum + part, 0) - whole) <= found.length * 2];
  });
  return sums.length > 0 && sums.filter(Boolean).length >= sums.length * SUMS_MIN;
}

function readPerson(heading: string): { name: string; meaning: PersonMeaning } | null {
  const written = wordsOf(heading.replaceAll(/\((?:inr|rs\.?|₹|in rs\.?|rupees)\)|₹/giu, ' '));
  for (const [meaning, patterns] of [
    ['percent', PERCENT],
    ['owes', OWES],
    ['paid', PAID],
    ['share', SHARE],
  ] as const) {
    const name = patterns.map((pattern) => pattern.exec(written)?.[1]).find((found) => found !== undefined);
    if (name !== undefined) return { name: name.replace(/['’]s$/u, ''), meaning };
  }
  const isName = /^\p{L}[\p{L}\p{M}.'’ -]{0,40}$/u.test(written);
  return isName ? { name: written, meaning: null } : null;
}

/** Returns a part of an amount in whole paise or, for `50` and `50%`, in hundredths of a percent. */
export function readPart(cell: string): number {
  const amount = readAmount(cell.replace(/\s*%$/, ''));
  return amount ? (amount.sign === '-' ? -amount.paise : amount.paise) : 0;
}

function isAmountOrPercent(cell: string): boolean {
  return isAmount(cell.replace(/\s*%$/, ''));
}

/** Finds the columns with a list of people and of their shares. */
export function findListColumns({ headings, rows }: Table, columns: Columns): ListColumns | null {
  const isTaken = (column: number) =>
    ROLES.some((role) => role !== 'title' && role !== 'category' && columns[role] === column);
  const find = (pattern: RegExp, fits: (cell: string) => boolean) =>
    headings.findIndex(
      (heading, column) =>
        pattern.test(wordsOf(heading)) &&
        !isTaken(column) &&
        rows.some(({ cells }) => (cells[column] ?? '') !== '') &&
        share(
          rows.slice(0, SAMPLE_ROWS).flatMap(({ cells }) => cells[column] || []),
          fits,
        ) >= SUMS_MIN,
    );
  const listed = find(WHOM, (cell) => splitList(cell).every((name) => /\p{L}/u.test(name)));
  const isInWords = listed < 0;
  const whom = isInWords ? find(WORDED, (cell) => WORDS.test(wordsOf(cell))) : listed;
  if (whom < 0 || columns.payer === null) return null;
  const shares = find(SHARES, (cell) => splitAmounts(cell) !== null);
  const isBesidePayer = BESIDE_PAYER.test(wordsOf(headings[whom] ?? ''));
  return { whom, shares: shares < 0 || isInWords ? null : shares, isInWords, isBesidePayer };
}

export function splitList(cell: string): string[] {
  return wordsOf(cell)
    .split(LIST)
    .filter((name) => name !== '');
}

/** Reads amounts such as `20;20`; `null` if one cannot be read. */
export function splitAmounts(cell: string): number[] | null {
  const parts = cell.split(/\s*[;|&\n]\s*/u).filter((part) => part !== '');
  const amounts = parts.map((part) => (isNothing(part) ? 0 : (readAmount(part)?.paise ?? null)));
  return amounts.every((amount) => amount !== null) ? amounts : null;
}

function fold(text: string): string {
  return wordsOf(text).normalize('NFKC').toLowerCase();
}

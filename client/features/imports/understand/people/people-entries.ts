import type { Answers, Question, Two } from '../entry.ts';
import { nameOfTwo } from '../people.ts';
import { sharesOfNets } from '../splitwise.ts';
import type { RoleCells } from '../table-cells.ts';
import { tellsTotal } from '../words.ts';
import {
  isMark,
  type ListColumns,
  type PersonColumn,
  type PersonMeaning,
  readPart,
  splitAmounts,
  splitList,
} from './people-columns.ts';

/** Tolerance for rounded shares, in paise for each person. */
const ROUNDING = 2;
/** Words for all people of the file. */
const EVERYBODY = /^(?:all|everyone|everybody|both|us|we|બંને|બન્ને|બધા|दोनों|सब|सभी)$/iu;

/** Words for an expense that its payer does not share. */
const ALONE = /^(?:no|n|false|not shared|personal|private|own|none)$/iu;
/** Parts that do not say whose they are: '40/60'. */
const UNEQUAL = /^\s*(?!50 ?%? ?[/:-] ?50)\d{1,3} ?%? ?[/:-] ?\d/u;

/** Parts of an expense by person, in whole paise. */
export interface Parts {
  /** Amount of the expense; below zero for a refund. */
  cost: number;
  /** Index of the payer; `null` if the row names none. */
  payer: number | null;
  /** Share of each person; `null` for the couple's default split. */
  shares: readonly number[] | null;
  /** Amount that the other of the two paid; zero if the shares are known. */
  othersPayment: number;
}

export interface PeopleTable {
  people: readonly string[];
  /** Returns the name in `people` of a name in the file: the file may write 'Riya' and 'Riya Shah', or 'Me'. */
  nameOf: (written: string) => string;
  columns: readonly PersonColumn[];
  lists: ListColumns | null;
  /** Meaning of columns whose headings are only names. */
  meaning: 'paid' | 'share';
  question: Question | null;
}

/** Interprets the columns of people: with an amount or a payer beside them they are shares, else payments. */
export function readPeople(
  rows: readonly RoleCells[],
  columns: readonly PersonColumn[],
  lists: ListColumns | null,
  payers: readonly string[],
  two: Two,
  answers: Answers,
): PeopleTable | null {
  if (columns.length === 0 && lists === null) return null;
  const listed = lists ? rows.flatMap(({ row }) => namesOf(row.cells[lists.whom] ?? '', lists)) : [];
  const written = [payers.flatMap(splitList), columns.map(({ name }) => name), listed].map((names) =>
    [...new Set(names)].filter((name) => !EVERYBODY.test(name)),
  );
  const nameOf = toNames(written, two);
  const named = new Set(written.flat().map(nameOf));
  // A column of one person implies the other.
  if (named.size === 1 && two.partner !== null) for (const name of [two.own, two.partner]) named.add(name);
  const people = [...named];
  const bare = columns.filter(({ meaning }) => meaning === null);
  const filled = rows
    .filter(({ row }) => !row.cells.some(tellsTotal))
    .map(({ row }) => bare.filter(({ column }) => readPart(row.cells[column] ?? '') !== 0).length);
  const hasSeveral = filled.some((count) => count > 1);
  const hasCost = rows.some(({ amount, out }) => (amount ?? out) !== null);
  const hasPayer = payers.length > 0;
  // Several filled columns without a payer may be shares as well as payments.
  const likely = hasPayer || (hasCost && hasSeveral) ? 'share' : 'paid';
  const isOpen = bare.length > 1 && !hasPayer && (hasCost || hasSeveral) && !hasNets(rows, bare);
  const meaning = isOpen && (answers.parts === 'paid' || answers.parts === 'share') ? answers.parts : likely;
  const example = bare[0]?.name ?? '';
  return {
    people,
    nameOf,
    columns,
    lists,
    meaning,
    question: isOpen ? { id: 'parts', options: ['paid', 'share'], answer: meaning, example } : null,
  };
}

/** Unites the names of each of the two, unless a column or a list has several people of that name. */
function toNames(written: readonly (readonly string[])[], two: Two): (name: string) => string {
  const nameOf = (name: string) => nameOfTwo(name, two) ?? name;
  const isUnique = written.every((names) => new Set(names.map(nameOf)).size === names.length);
  return isUnique ? nameOf : (name) => name;
}

/** Returns true if the columns hold what each person gets back, which adds up to nothing. */
function hasNets(rows: readonly RoleCells[], bare: readonly PersonColumn[]): boolean {
  return rows.some(({ row }) => {
    const parts = bare.map(({ column }) => readPart(row.cells[column] ?? ''));
    return parts.some((part) => part < 0) && parts.some((part) => part > 0);
  });
}

/**
 * Returns the parts of a row. `null` if it has no amount, `severalPayers` if two people paid and the shares are
 * unknown, `shares` if the cells do not add up.
 */
export function partsOf(
  { row, at, amount, out }: RoleCells,
  table: PeopleTable,
): Parts | 'shares' | 'severalPayers' | null {
  const { people, columns, lists, meaning, nameOf } = table;
  const sumsOf = (wanted: PersonMeaning) =>
    people.map((person) =>
      columns
        .filter((each) => nameOf(each.name) === person && (each.meaning ?? meaning) === wanted)
        .reduce((sum, { column }) => sum + readPart(row.cells[column] ?? ''), 0),
    );
  const written = amount ?? out;
  const [paid, shares] = [sumsOf('paid'), sumsOf('share')];
  const cost = written ? (written.sign === '-' ? -written.paise : written.paise) : sumOf(paid) || sumOf(shares);
  if (cost === 0) return null;
  const names = splitList(at('payer')).map(nameOf);
  if (names.length > 1) return 'severalPayers';
  const named = people.indexOf(names[0] ?? '');
  const payers = paid.flatMap((part, person) => (part === 0 ? [] : [person]));
  const payer = named >= 0 ? named : payers.length === 1 ? (payers[0] ?? null) : null;
  const listed = lists ? sharesOfList(row.cells, lists, table, cost, people[payer ?? -1]) : null;
  if (listed === 'shares') return 'shares';
  const completed = shares.some((part) => part !== 0) ? completeShares(shares, cost, table) : null;
  const marked = columns.filter(({ meaning: each, column }) => each === 'marked' && isMark(row.cells[column] ?? ''));
  const sharers = people.filter((person) => marked.some(({ name }) => nameOf(name) === person));
  const known =
    listed ??
    (sharers.length > 0 ? toShares(sharers, splitEqually(sharers, cost, people[payer ?? -1]), table) : null) ??
    sharesOfPercents(sumsOf('percent'), cost, payer) ??
    sharesOfDebts(sumsOf('owes'), cost, payer) ??
    completed;
  if (known && known.some((part) => part < 0) && known.some((part) => part > 0)) {
    const nets = sharesOfNets(known, Math.abs(cost));
    return nets ? { cost, ...nets, othersPayment: 0 } : 'shares';
  }
  const rounding = ROUNDING * people.length;
  const isWhole = (parts: readonly number[]) => Math.abs(Math.abs(sumOf(parts)) - Math.abs(cost)) <= rounding;
  if (known && !isWhole(known)) return 'shares';
  if (payers.length > 0 && !isWhole(paid)) return 'shares';
  if (payers.length > 1) return joinPayments(cost, paid.map(Math.abs), known && known.map(Math.abs));
  return { cost, payer, shares: known && known.map(Math.abs), othersPayment: 0 };
}

/** Reads an expense that several people paid: as one payer and what the others owe them, or two payments. */
function joinPayments(
  cost: number,
  paid: readonly number[],
  shares: readonly number[] | null,
): ReturnType<typeof partsOf> {
  if (shares) {
    const nets = sharesOfNets(
      paid.map((part, person) => part - (shares[person] ?? 0)),
      Math.abs(cost),
    );
    return nets ? { cost, ...nets, othersPayment: 0 } : 'shares';
  }
  if (paid.length > 2) return 'severalPayers';
  const [first = 0, second = 0] = paid;
  return { cost, payer: first >= second ? 0 : 1, shares: null, othersPayment: Math.min(first, second) };
}

/** Returns the shares of hundredths of a percent; indivisible paise go to the payer. `null` without percentages. */
function sharesOfPercents(percents: readonly number[], cost: number, payer: number | null): number[] | null {
  if (percents.every((percent) => percent === 0)) return null;
  const whole = Math.abs(cost);
  const shares = percents.map((percent) => Math.floor((whole * percent) / 10_000));
  const rest = sumOf(percents) === 10_000 ? whole - sumOf(shares) : 0;
  const bearer = payer ?? 0;
  return shares.map((part, person) => (person === bearer ? part + rest : part));
}

/** Returns the shares of what others owe the payer, who bears the rest. `null` without a debt. */
function sharesOfDebts(debts: readonly number[], cost: number, payer: number | null): number[] | null {
  if (payer === null || debts.every((debt) => debt === 0)) return null;
  const others = debts.map((debt, person) => (person === payer ? 0 : debt));
  return others.map((debt, person) => (person === payer ? Math.abs(cost) - sumOf(others) : debt));
}

/** Gives the rest of the amount to the only person without a column of their share. */
function completeShares(shares: readonly number[], cost: number, { people, columns, nameOf, meaning }: PeopleTable) {
  const owned = new Set(
    columns.filter((each) => (each.meaning ?? meaning) === 'share').map(({ name }) => nameOf(name)),
  );
  const [without, ...others] = people.flatMap((person, place) => (owned.has(person) ? [] : [place]));
  const rest = cost - sumOf(shares);
  if (without === undefined || others.length > 0 || rest * cost < 0) return shares;
  return shares.map((part, place) => (place === without ? rest : part));
}

/**
 * Reads the shares of listed people; without amounts, each listed person bears an equal part. Beside a list of the
 * others, the payer bears the rest.
 */
function sharesOfList(
  cells: readonly string[],
  lists: ListColumns,
  table: PeopleTable,
  cost: number,
  payer: string | undefined,
): number[] | 'shares' | null {
  const { whom, shares, isInWords, isBesidePayer } = lists;
  const cell = cells[whom] ?? '';
  if (isInWords && UNEQUAL.test(cell)) return 'shares';
  const isAlone = isInWords && ALONE.test(cell.trim());
  const listed = isAlone && payer !== undefined ? [payer] : namesOf(cell, lists).map(table.nameOf);
  if (listed.length === 0 || listed.some((name) => EVERYBODY.test(name))) return null;
  const isPayerMissing = isBesidePayer && !listed.includes(payer ?? '');
  if (isPayerMissing && payer === undefined) return null;
  const names = isPayerMissing && payer !== undefined ? [...listed, payer] : listed;
  const whole = Math.abs(cost);
  const amounts = shares === null ? [] : splitAmounts(cells[shares] ?? '');
  const isRestOpen = isPayerMissing && amounts !== null && amounts.length === listed.length;
  const written = isRestOpen ? [...amounts, whole - sumOf(amounts)] : amounts;
  if (written === null || (written.length > 0 && written.length !== names.length)) return 'shares';
  return toShares(names, written.length > 0 ? written : splitEqually(names, cost, payer), table);
}

/** Returns equal parts by name; indivisible paise go to the payer, as everywhere. */
function splitEqually(names: readonly string[], cost: number, payer: string | undefined): number[] {
  const whole = Math.abs(cost);
  const equal = Math.floor(whole / names.length);
  const bearer = Math.max(0, names.indexOf(payer ?? ''));
  return names.map((_name, place) => (place === bearer ? whole - equal * (names.length - 1) : equal));
}

/** Returns the share of each person of the table. */
function toShares(names: readonly string[], parts: readonly number[], { people }: PeopleTable): number[] {
  return people.map((person) =>
    names.reduce((sum, name, place) => sum + (name === person ? (parts[place] ?? 0) : 0), 0),
  );
}

/** Returns the names in a cell of a list; of 'Riya only' the name, and none of 'Yes' or 'No'. */
function namesOf(cell: string, { isInWords }: ListColumns): string[] {
  if (!isInWords) return splitList(cell);
  const [, first, last] = /^(?:only (.+)|(.+) only)$/iu.exec(cell.trim()) ?? [];
  return splitList(first ?? last ?? '');
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}

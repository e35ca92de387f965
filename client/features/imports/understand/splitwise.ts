import { nameOf } from '../read/headings.ts';
import { readAmount } from '../read/read-amount.ts';
import { readDay } from '../read/read-day.ts';
import type { ReadFile, Table, TableRow } from '../read/table.ts';
import { currencyQuestion } from './currency.ts';
import type { Choices, Entry, Two, Understanding } from './entry.ts';
import { findCategory } from './find-category.ts';
import { faulty, type GroupExpense, toGroupEntry, toTitle } from './group.ts';
import { type Pair, findPair } from './people.ts';
import { isRupees, tellsTotal } from './words.ts';

const HEADINGS = ['date', 'description', 'category', 'cost', 'currency'];
/** Tolerance for rounded shares, in paise for each person. */
const ROUNDING = 2;

/** Reads an export of Splitwise: a column for each person holds the amount paid minus their share. */
export function readSplitwise(file: ReadFile, two: Two, choices: Choices): Understanding | null {
  if (file.kind !== 'table') return null;
  const names = file.table.headings.map(nameOf);
  if (HEADINGS.some((heading, place) => names[place] !== heading) || names.length <= HEADINGS.length) return null;
  return understandGroup(file.table, two, choices, {
    source: 'splitwise',
    places: { title: 1, category: 2, cost: 3, currency: 4, people: HEADINGS.length },
    isPayment: ({ cells }) => /^payment$/i.test(cells[2] ?? ''),
    readShares: sharesOfNets,
  });
}

/** Layout of a group's export: its columns, and how it writes payments and shares. */
export interface GroupFormat {
  source: 'splitwise' | 'spliit';
  places: Record<'title' | 'category' | 'cost' | 'currency' | 'people', number>;
  isPayment: (row: TableRow) => boolean;
  /** Returns the payer and the shares; `null` if the cells do not add up to the cost. */
  readShares: (cells: readonly number[], cost: number) => Pick<GroupExpense, 'payer' | 'shares'> | null;
}

export function understandGroup(
  { headings, rows }: Table,
  two: Two,
  { answers }: Choices,
  format: GroupFormat,
): Understanding {
  const people = headings.slice(format.places.people).filter((name) => name !== '');
  const pair = findPair(people, two, answers);
  const foreign = rows
    .map(({ cells }) => cells[format.places.currency] ?? '')
    .filter((cell) => cell !== '' && !isRupees(cell));
  const takesForeign = answers.currency === 'rupees';
  const entries = rows.flatMap((row) => toEntry(row, { format, pair, two, people, takesForeign }) ?? []);
  return {
    source: format.source,
    entries,
    questions: [...pair.questions, ...currencyQuestion(foreign, rows.length, takesForeign)],
    people,
    columns: null,
    isPersonal: false,
  };
}

interface GroupReading {
  format: GroupFormat;
  pair: Pair;
  two: Two;
  people: readonly string[];
  takesForeign: boolean;
}

function toEntry(row: TableRow, { format, pair, two, people, takesForeign }: GroupReading): Entry | null {
  const { line, cells } = row;
  const { places } = format;
  const at = (place: number) => cells[place] ?? '';
  const title = at(places.title);
  const leftOut = { kind: 'leftOut', line, title: toTitle(title), amount: at(places.cost) } as const;
  if (tellsTotal(title)) return { ...leftOut, reason: 'total' };
  if (row.isRagged) return faulty(line, 'cells', cells.join(' '));
  const day = readDay(at(0), 'dmy');
  const cost = readAmount(at(places.cost));
  if (cost === null && day === null) return null;
  if (cost === null) return faulty(line, 'amount', at(places.cost));
  if (day === null) return faulty(line, 'date', at(0));
  if (cost.paise === 0) return { ...leftOut, reason: 'nothing' };
  const currency = at(places.currency);
  if (currency !== '' && !isRupees(currency) && !takesForeign) return { ...leftOut, reason: 'currency' };
  const nets = people.map((_name, place) => readNet(at(places.people + place)));
  if (nets.some((net) => net === null)) return faulty(line, 'shares', cells.slice(places.people).join(' '));
  const isRefund = cost.sign === '-';
  const shared = format.readShares(
    nets.map((net) => (isRefund ? -(net ?? 0) : (net ?? 0))),
    cost.paise,
  );
  if (!shared) return faulty(line, 'shares', cells.slice(places.people).join(' '));
  const category = findCategory(at(places.category), title);
  return toGroupEntry(
    {
      line,
      day,
      title,
      category,
      cost: isRefund ? -cost.paise : cost.paise,
      isPayment: format.isPayment(row),
      ...shared,
    },
    pair,
    two,
  );
}

function readNet(cell: string): number | null {
  if (cell === '') return 0;
  const amount = readAmount(cell);
  return amount && (amount.sign === '-' ? -amount.paise : amount.paise);
}

/** Computes shares from cells with the amount each person gets back; a person who gets money back has paid. */
export function sharesOfNets(nets: readonly number[], cost: number): ReturnType<GroupFormat['readShares']> {
  const rounding = ROUNDING * nets.length;
  const sum = nets.reduce((total, net) => total + net, 0);
  const most = Math.max(...nets);
  if (Math.abs(sum) > rounding || most > cost + rounding) return null;
  if (most <= 0) return { payer: null, shares: nets.map(() => 0) };
  const payer = nets.indexOf(most);
  const others = nets.map((net, place) => (place === payer ? 0 : -Math.min(net, 0)));
  const rest = Math.max(0, cost - others.reduce((total, share) => total + share, 0));
  return { payer, shares: others.map((share, place) => (place === payer ? rest : share)) };
}

/** Computes shares from cells with each person's share, negative for all but the payer. */
export function sharesOfSigned(signed: readonly number[], cost: number): ReturnType<GroupFormat['readShares']> {
  const rounding = ROUNDING * signed.length;
  const whole = signed.reduce((total, share) => total + Math.abs(share), 0);
  if (Math.abs(whole - cost) > rounding) return null;
  const above = signed.flatMap((share, place) => (share > 0 ? [place] : []));
  const notBelow = signed.flatMap((share, place) => (share >= 0 ? [place] : []));
  const [payer] = above.length === 1 ? above : notBelow;
  if (payer === undefined || (above.length !== 1 && notBelow.length !== 1)) return null;
  const others = signed.map((share, place) => (place === payer ? 0 : Math.abs(share)));
  const rest = cost - others.reduce((total, share) => total + share, 0);
  return { payer, shares: others.map((share, place) => (place === payer ? rest : share)) };
}

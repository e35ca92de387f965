import { arrange, type ColumnRule, holdsAmounts, isThousands, type JoinedCell, rulesOf } from './arrangements.ts';
import { filterConsistent, type MoneyReading, type RowReadings } from './balance-links.ts';
import { isNothing, readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import type { Table, TableRow } from './table.ts';

/** Maximum number of surplus cells joined in a row. */
const SURPLUS_MAX = 12;
/** Maximum number of arrangements of a row that are compared. */
const ARRANGEMENTS_MAX = 200;

/** Arrangement of a row's cells, with the money that it means. */
interface Candidate extends MoneyReading {
  cells: readonly JoinedCell[];
}

/**
 * Joins cells split by a delimiter within an unquoted cell: a comma in a name, or thousands without quotes. A running
 * balance decides; without one, a row must have one possible arrangement.
 *
 * Every other row stays ragged, and so does a whole row whose amounts contradict the balance.
 */
export function joinRagged({ headings, rows }: Table, delimiter: string): Table {
  const isSuspect = (row: TableRow) => !row.isRagged && delimiter === ',' && hasSplitThousands(row.cells);
  if (!rows.some((row) => row.isRagged || isSuspect(row))) return { headings, rows };
  const rules = rulesOf(
    headings,
    rows.filter((row) => !row.isRagged).map(({ cells }) => cells),
  );
  const whole = rows.map((row) => (row.isRagged ? null : wholeRow(row, rules, isSuspect(row))));
  const isBalanceFilled = whole.every((each) => each === null || each.moved === null || each.balance !== null);
  const readings = filterConsistent(
    rows.map((row, place) => {
      const own = whole[place];
      if (own) return [own];
      const candidates = listCandidates(row, rules, delimiter, isBalanceFilled);
      // A remark is no step of the balance, but a dated row that fits nowhere is.
      return candidates.length > 0 || row.cells.some((cell) => readDay(cell, 'dmy') !== null) ? candidates : null;
    }),
  );
  return {
    headings,
    rows: rows.map((row, place) => {
      const reading = readings[place];
      if (!row.isRagged)
        return isSuspect(row) && reading?.link === 'contradicted' ? { ...row, isRagged: true as const } : row;
      if (row.cells.length < rules.length) return fillShort(row, rules);
      const chosen = reading && choose(reading, rules);
      return chosen ? { line: row.line, cells: chosen.cells.map(({ text }) => text) } : row;
    }),
  };
}

/** Returns true if two cells in a row could be the parts of an amount: `1` and `234.50`. */
function hasSplitThousands(cells: readonly string[]): boolean {
  return cells.some((cell, place) => {
    const next = cells[place + 1] ?? '';
    return /^\D{0,8}\d{1,3}$/.test(cell) && /^\d{2,3}(?!\d)/.test(next) && isThousands([cell, next]);
  });
}

/** Fills the missing last cells of a row with nothing, if they are optional. */
function fillShort(row: TableRow, rules: readonly ColumnRule[]): TableRow {
  const { line, cells } = row;
  const missing = rules.slice(cells.length);
  const isWhole = missing.every(({ role }) => role === null || role === 'category' || role === 'payer');
  const fits = cells.every((cell, column) => rules[column]?.accepts(cell) ?? false);
  return isWhole && fits ? { line, cells: [...cells, ...missing.map(() => '')] } : row;
}

function wholeRow({ cells }: TableRow, rules: readonly ColumnRule[], isDoubtful: boolean): Candidate {
  return toCandidate(
    cells.map((text) => ({ text, joined: 0 })),
    rules,
    isDoubtful,
  );
}

function listCandidates(
  { cells }: TableRow,
  rules: readonly ColumnRule[],
  delimiter: string,
  isBalanceFilled: boolean,
): Candidate[] {
  const surplus = cells.length - rules.length;
  if (surplus < 0 || surplus > SURPLUS_MAX) return [];
  // Some programs write empty cells beyond the headings.
  const cut = cells.slice(0, rules.length);
  const isCut = cells.slice(rules.length).every((cell) => cell === '');
  const whole = cut.map((text) => ({ text, joined: 0 }));
  const list = (isStrict: boolean) => [
    ...(isCut && cut.every((cell, column) => rules[column]?.accepts(cell)) ? [whole] : []),
    ...arrange(
      cells,
      rules.map(({ accepts, mayHold }) => (isStrict ? accepts : mayHold)),
      delimiter,
      ARRANGEMENTS_MAX,
    ),
  ];
  const strict = list(true);
  const found = strict.length > 0 ? strict : list(false);
  // Too many to compare: the row stays as it is.
  if (found.length >= ARRANGEMENTS_MAX) return [];
  const candidates = found.map((each) => ({ ...toCandidate(each, rules, true), isLoose: strict.length === 0 }));
  const hasBalance = rules.some(({ role }) => role === 'balance');
  const possible = candidates.filter(
    ({ isTwofold, balance }) => !isTwofold && (!hasBalance || !isBalanceFilled || balance !== null),
  );
  // A title that takes every amount leaves a row without one.
  const withAmount = possible.filter(({ moved }) => moved !== null);
  return withAmount.length > 0 ? withAmount : possible;
}

function toCandidate(cells: readonly JoinedCell[], rules: readonly ColumnRule[], isDoubtful: boolean): Candidate {
  const amounts = rules.flatMap(({ role }, column) => {
    const text = cells[column]?.text ?? '';
    const amount = holdsAmounts(role) && !isNothing(text) ? readAmount(text) : null;
    return amount ? [{ role, paise: amount.paise, isBelow: amount.sign === '-' || amount.side === 'out' }] : [];
  });
  const balance = amounts.find(({ role }) => role === 'balance');
  const moved = amounts.filter(({ role, paise }) => role !== 'balance' && paise > 0);
  const days = rules.flatMap(({ role }, column) => (role === 'date' ? [cells[column]?.text ?? ''] : []));
  return {
    cells,
    moved: moved[0]?.paise ?? null,
    balance: balance ? (balance.isBelow ? -balance.paise : balance.paise) : null,
    isTwofold: moved.some(({ role }) => role === 'out') && moved.some(({ role }) => role === 'in'),
    isDoubtful,
    isLoose: false,
    meaning: JSON.stringify([days, amounts]),
  };
}

/** Chooses the arrangement of a row; `null` if more than one amount or day remains. */
function choose({ options, link }: RowReadings<Candidate>, rules: readonly ColumnRule[]): Candidate | null {
  const [first] = options;
  if (!first || link === 'contradicted') return null;
  if (new Set(options.map(({ meaning }) => meaning)).size > 1) return null;
  const isConfirmed = link === 'confirmed';
  if (!isConfirmed && (options.length > 1 || first.isLoose)) return null;
  if (!isConfirmed) return first.cells.filter(({ joined }) => joined > 0).length <= 1 ? first : null;
  // The amounts are certain: of several texts, the title takes the surplus.
  const inTitle = (candidate: Candidate) =>
    candidate.cells.reduce((sum, { joined }, column) => sum + (rules[column]?.role === 'title' ? joined : 0), 0);
  return options.toSorted((a, b) => inTitle(b) - inTitle(a))[0] ?? null;
}

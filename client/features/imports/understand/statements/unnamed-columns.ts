import { isNothing, readAmount } from '../../read/read-amount.ts';
import type { Table } from '../../read/table.ts';
import { averageLength, isAmount, isDay, share } from '../cell-kinds.ts';
import type { Columns } from '../columns.ts';
import { directionOf, isDirectionAlone } from '../words.ts';

const SAMPLE_ROWS = 300;
/** Minimum share of steps between balances that the amounts explain. */
const AGREEING_MIN = 0.7;

/** Guesses the columns of a table without headings by their cells, for the member to confirm. */
export function guessUnnamed({ headings, rows }: Table): Columns {
  const sample = rows.filter(({ isRagged }) => !isRagged).slice(0, SAMPLE_ROWS);
  const all = headings.map((_heading, column) => ({
    column,
    cells: sample.map(({ cells }) => cells[column] ?? ''),
  }));
  const filled = all.map(({ column, cells }) => ({ column, cells: cells.filter((cell) => cell !== '') }));
  const dates = filled
    .filter(({ cells }) => cells.length > 0 && share(cells, isDay) >= 0.6)
    .map(({ column }) => column);
  const money = filled.filter(
    ({ column, cells }) =>
      !dates.includes(column) &&
      share(cells, isAmount) >= 0.6 &&
      cells.some((cell) => !isNothing(cell)) &&
      !isSerial(cells) &&
      !cells.every((cell) => isNothing(cell) || /^\d{7,}$/.test(cell)),
  );
  const paiseOf = (column: number) => sample.map(({ cells }) => readAmount(cells[column] ?? ''));
  const amounts = money.map(({ column }) => ({ column, paise: paiseOf(column) }));
  const balance = amounts.findLast((each) => explains(each, amounts))?.column ?? null;
  const moved = amounts.filter(({ column }) => column !== balance);
  const sides =
    moved.length === 2
      ? toSides(
          moved,
          amounts.find(({ column }) => column === balance),
        )
      : null;
  const direction = filled.find(
    ({ column, cells }) =>
      !dates.includes(column) &&
      cells.length > 0 &&
      cells.every((cell) => isDirectionAlone(cell) && directionOf(cell, '') !== null),
  );
  const taken = new Set([...dates, ...money.map(({ column }) => column), direction?.column]);
  const title = filled
    .filter(({ column, cells }) => !taken.has(column) && share(cells, (cell) => /\p{L}/u.test(cell)) >= 0.5)
    .filter(({ cells }) => cells.length > 0)
    .toSorted((a, b) => averageLength(b.cells) - averageLength(a.cells))[0];
  return {
    date: dates[0] ?? null,
    title: title?.column ?? null,
    amount: sides ? null : (moved[0]?.column ?? null),
    out: sides?.out ?? null,
    in: sides?.in ?? null,
    direction: direction?.column ?? null,
    status: null,
    category: null,
    payer: null,
    currency: null,
    balance,
  };
}

interface Amounts {
  column: number;
  paise: readonly (ReturnType<typeof readAmount> | null)[];
}

function isSerial(cells: readonly string[]): boolean {
  return (
    cells.length > 1 && cells.every((cell, place) => /^\d+$/.test(cell) && Number(cell) === Number(cells[0]) + place)
  );
}

/** Returns true if the steps of the column equal the amounts of the others, in file order or reversed. */
function explains({ column, paise }: Amounts, all: readonly Amounts[]): boolean {
  const valueAt = (place: number) => {
    const amount = paise[place];
    return amount ? (amount.sign === '-' || amount.side === 'out' ? -amount.paise : amount.paise) : null;
  };
  return ([-1, 1] as const).some((before) => {
    const steps = paise.flatMap((_amount, place) => {
      const [own, earlier] = [valueAt(place), valueAt(place + before)];
      if (own === null || earlier === null || own === earlier) return [];
      const others = all.filter((other) => other.column !== column).map((other) => other.paise[place]?.paise ?? 0);
      return [others.includes(Math.abs(own - earlier))];
    });
    return steps.length > 0 && steps.filter(Boolean).length >= steps.length * AGREEING_MIN;
  });
}

/** Finds the columns of money out and in, of two that are never filled at once; money out usually comes first. */
function toSides([first, second]: readonly Amounts[], balance: Amounts | undefined) {
  if (!first || !second) return null;
  const isFilled = ({ paise }: Amounts, place: number) => (paise[place]?.paise ?? 0) > 0;
  if (first.paise.some((_amount, place) => isFilled(first, place) && isFilled(second, place))) return null;
  const falls = (side: Amounts, before: -1 | 1) =>
    side.paise.filter((amount, place) => {
      const [own, earlier] = [balance?.paise[place]?.paise, balance?.paise[place + before]?.paise];
      return amount && amount.paise > 0 && own !== undefined && earlier !== undefined && earlier - own === amount.paise;
    }).length;
  const outOf = (side: Amounts) => Math.max(falls(side, -1), falls(side, 1));
  const isReversed = outOf(second) > outOf(first);
  return isReversed ? { out: second.column, in: first.column } : { out: first.column, in: second.column };
}

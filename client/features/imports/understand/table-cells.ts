import { type HeadingUnit, readHeadingUnit } from '../read/heading-units.ts';
import type { Role } from '../read/headings.ts';
import { type CellAmount, type DecimalMark, isNothing, readAmount, readAmountIn } from '../read/read-amount.ts';
import type { Table, TableRow } from '../read/table.ts';
import type { Columns } from './columns.ts';

/** Cells of a row by role, with parsed amounts. */
export interface RoleCells {
  row: TableRow;
  at: (role: Role) => string;
  /** Amount above zero; `null` if the cell is empty or zero. */
  amount: CellAmount | null;
  out: CellAmount | null;
  in: CellAmount | null;
  balance: CellAmount | null;
  /** Foreign currency that the heading of the amount names. */
  currency: string | null;
  /** Amount cell that cannot be parsed. */
  unreadable: string | null;
}

export interface AmountStyle {
  unitOf: (role: AmountRole) => HeadingUnit;
  mark: DecimalMark;
  /** Cell that fits both marks if the file does not decide; `null` if it does. */
  example: string | null;
  /** True if the file itself shows `mark`, so that an amount contradicting it is a fault. */
  isCertain: boolean;
}

const AMOUNT_ROLES = ['amount', 'out', 'in', 'balance'] as const;
type AmountRole = (typeof AMOUNT_ROLES)[number];
const RUPEES: HeadingUnit = { currency: null, rupees: 1 };

/**
 * Finds the decimal mark of the amounts: by unambiguous amounts, else the member's choice, else the plausible reading
 * of the ambiguous ones.
 */
export function findAmountStyle({ headings, rows }: Table, columns: Columns, chosen: string | undefined): AmountStyle {
  const cells = rows.flatMap(({ cells: all }) =>
    AMOUNT_ROLES.flatMap((role) => (columns[role] === null ? [] : (all[columns[role]] ?? ''))),
  );
  const units = new Map(AMOUNT_ROLES.map((role) => [role, readHeadingUnit(headings[columns[role] ?? -1] ?? '')]));
  const unitOf = (role: AmountRole) => units.get(role) ?? RUPEES;
  const amounts = cells.map((cell) => ({ cell, amount: readAmount(cell) }));
  const shows = (mark: DecimalMark) => amounts.some(({ amount }) => amount?.shows === mark);
  const open = amounts.find(({ amount }) => amount?.isOpen)?.cell ?? null;
  const [hasPoint, hasComma] = [shows('point'), shows('comma')];
  if (hasPoint !== hasComma) return { unitOf, mark: hasPoint ? 'point' : 'comma', example: null, isCertain: true };
  if (chosen === 'point' || chosen === 'comma') return { unitOf, mark: chosen, example: open, isCertain: false };
  // `1450,50` is unlikely to be 145,050 rupees, while `1.450` is 1.45 or 1,450.
  return { unitOf, mark: open?.includes(',') ? 'comma' : 'point', example: open, isCertain: false };
}

export function readRoleCells(row: TableRow, columns: Columns, style: AmountStyle): RoleCells {
  const at = (role: Role) => {
    const column = columns[role];
    return column === null ? '' : (row.cells[column] ?? '');
  };
  let unreadable: string | null = null;
  const read = (role: AmountRole): CellAmount | null => {
    const cell = at(role);
    if (isNothing(cell)) return null;
    const amount = readAmountIn(style.unitOf(role).rupees, cell, style.mark);
    const isAgainstStyle = amount?.isOpen && style.isCertain && style.mark === 'point' && cell.includes(',');
    if ((!amount || isAgainstStyle) && role !== 'balance') unreadable ??= cell;
    return amount && !isAgainstStyle && amount.paise > 0 ? amount : null;
  };
  const [amount, out, into] = [read('amount'), read('out'), read('in')];
  const { currency } = style.unitOf(out ? 'out' : 'amount');
  const balance = readBalance(at('balance'), style);
  return { row, at, amount, out, in: into, balance, currency, unreadable };
}

/** Reads a balance; unlike other amounts, zero is valid. */
function readBalance(cell: string, { mark, unitOf }: AmountStyle): CellAmount | null {
  return isNothing(cell) ? null : readAmountIn(unitOf('balance').rupees, cell, mark);
}

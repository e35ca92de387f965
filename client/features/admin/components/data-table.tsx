import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { adminText as text } from '#messages/en/admin/shell.ts';
import type { Sort } from '../model.ts';
import { isSortable, type SortableColumn, SortButton, SortMenu, useSorting } from './table-sort.tsx';

export interface Column<Row> extends SortableColumn<Row> {
  render: (row: Row) => ReactNode;
  /** Marks the column that names the row; on a phone it is above the others, without its header. */
  isName?: boolean;
  /** True if the cell is empty, which then has no line of its own on a phone. */
  isBlank?: (row: Row) => boolean;
}

// Explicit roles: with `display: block`, as on a phone, a table loses its semantics for screen readers.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Sort order of the server; `onSort` requests another one. */
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** False while the server has more rows: a partial list is not sorted here. */
  isWhole?: boolean;
  /** Called for Enter on a row; the row has a button for the same action. */
  onOpen?: (row: Row) => void;
  /** Buttons at the end of a row. */
  renderActions?: (row: Row) => ReactNode;
}

/**
 * Shows rows as a table on a large screen, and as one block each on a phone. Arrow keys move between rows; Enter opens
 * one.
 */
export function DataTable<Row>({ label, columns, rows, keyOf, onOpen, renderActions, ...order }: DataTableProps<Row>) {
  const sorting = useSorting(columns, rows, order);
  const { sort } = sorting;
  return (
    <div role="region" aria-label={label} tabIndex={-1} className="grid grid-cols-1 gap-3 md:overflow-x-auto">
      <SortMenu sorting={sorting} />
      <table {...roles.table} aria-label={label} className="block w-full text-left md:table">
        <thead {...roles.rowgroup} className="hidden md:table-header-group">
          <tr {...roles.row} className="border-b border-line-strong">
            {columns.map((column) => (
              <th
                key={column.id}
                {...roles.columnheader}
                scope="col"
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
                className={clsx(
                  'px-2 py-1 text-caption font-semibold whitespace-nowrap text-ink-soft first:pl-0 last:pr-0',
                  column.isNumber && 'text-right',
                )}
              >
                {isSortable(sorting, column) ? <SortButton column={column} sorting={sorting} /> : column.label}
              </th>
            ))}
            {renderActions && (
              <th {...roles.columnheader} scope="col">
                <span className="sr-only">{text.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="block divide-y divide-line md:table-row-group">
          {sorting.rows.map((row, place) => (
            <tr
              key={keyOf(row)}
              {...roles.row}
              tabIndex={place === 0 ? 0 : -1}
              onKeyDown={(event) => moveBetweenRows(event, () => onOpen?.(row))}
              className="relative block py-3 outline-offset-[-2px] transition-colors hover:bg-sunk md:table-row md:py-0"
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  {...roles.cell}
                  className={cellClass(column, Boolean(renderActions), column.isBlank?.(row))}
                >
                  {!column.isName && <span className="text-caption text-ink-soft md:hidden">{`${column.label}:`}</span>}
                  {column.render(row)}
                </td>
              ))}
              {renderActions && (
                <td {...roles.cell} className="absolute top-1.5 right-0 md:static md:table-cell md:w-0">
                  <div className="flex justify-end">{renderActions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the classes of a cell. On a phone it is a line with the header and the value. */
function cellClass<Row>({ isName, isNumber }: Column<Row>, hasActions: boolean, isBlank = false): string {
  return clsx(
    'md:table-cell md:px-2 md:py-2.5 md:align-middle md:text-caption md:first:pl-0 md:last:pr-0',
    isName
      ? clsx('block pb-1 text-body font-medium md:pr-2', hasActions && 'pr-36')
      : 'grid-cols-[7.5rem_minmax(0,1fr)] items-baseline justify-items-start gap-x-2 py-0.5 text-caption',
    !isName && (isBlank ? 'hidden' : 'grid'),
    isNumber && 'figures md:text-right',
  );
}

/** Moves between rows with Up, Down, Home and End; Enter opens the focused row. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableRowElement>, open: () => void): void {
  const row = event.currentTarget;
  if (event.target !== row) return;
  const targets: Record<string, Element | null | undefined> = {
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
    Home: row.parentElement?.firstElementChild,
    End: row.parentElement?.lastElementChild,
  };
  if (event.key === 'Enter') open();
  else if (!(event.key in targets)) return;
  event.preventDefault();
  const target = targets[event.key];
  if (target instanceof HTMLElement) target.focus();
}

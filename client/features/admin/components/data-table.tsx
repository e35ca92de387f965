import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { adminText as text } from '#messages/en/admin/frame.ts';
import type { Sort } from '../model.ts';

export interface Column<Row> {
  id: string;
  /** The head; on a phone it stands before the value. */
  label: string;
  render: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** The column can be sorted by. */
  isSortable?: boolean;
  /** The first column is a row's name; on a phone it stands above the others, without its head. */
  isName?: boolean;
}

// Written out: a table that is laid out as blocks, as on a phone, is none for a screen reader.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

interface DataTableProps<Row> {
  /** What the table lists; its name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: (column: string) => void;
  /** Enter on a row. Whatever it does is also a button in the row. */
  onOpen?: (row: Row) => void;
  /** Buttons at the end of a row. */
  renderActions?: (row: Row) => ReactNode;
}

/**
 * Rows of the same shape: a table on a large screen, one block for each row on a phone. Arrow keys move between rows,
 * Enter opens one.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  onOpen,
  renderActions,
}: DataTableProps<Row>) {
  return (
    <div role="region" aria-label={label} tabIndex={-1} className="md:overflow-x-auto">
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
                  'px-3 py-1 text-caption font-semibold whitespace-nowrap text-ink-soft first:pl-0',
                  column.isNumber && 'text-right',
                )}
              >
                {column.isSortable && onSort ? (
                  <SortButton column={column} sort={sort} onSort={onSort} />
                ) : (
                  column.label
                )}
              </th>
            ))}
            {renderActions && (
              <th {...roles.columnheader} scope="col">
                <span className="sr-only">{text.edit}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="block divide-y divide-line md:table-row-group">
          {rows.map((row, place) => (
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
                  className={clsx(
                    'block py-0.5 text-caption md:table-cell md:px-3 md:py-2.5 md:align-middle md:first:pl-0',
                    column.isName && 'pr-36 text-body font-medium md:pr-3 md:text-caption',
                    column.isNumber && 'figures md:text-right',
                  )}
                >
                  {!column.isName && (
                    <span className="mr-2 text-ink-soft md:hidden">{`${column.label}:`}</span>
                  )}
                  {column.render(row)}
                </td>
              ))}
              {renderActions && (
                <td {...roles.cell} className="absolute top-1.5 right-0 md:static md:table-cell">
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

function SortButton<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (column: string) => void;
}) {
  const isSorted = sort?.column === column.id;
  const Arrow = isSorted && sort.direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      title={text.sortBy(column.label)}
      onClick={() => onSort(column.id)}
      className={clsx(
        'inline-flex min-h-11 items-center gap-1 font-semibold hover:text-ink',
        isSorted && 'text-ink',
      )}
    >
      {column.label}
      <Arrow aria-hidden className={clsx('size-3.5', !isSorted && 'opacity-0')} />
    </button>
  );
}

/** Up, down, Home and End between rows; Enter opens the one that has the focus itself. */
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

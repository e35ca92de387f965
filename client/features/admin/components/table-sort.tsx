import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { adminText as text } from '#messages/en/admin/shell.ts';
import { nextSort, type Sort, sortRows } from '../model.ts';

export interface SortableColumn<Row> {
  id: string;
  /** Header of the column; on a phone it precedes each value. */
  label: string;
  /** Right-aligned. */
  isNumber?: boolean;
  /** Value to sort by on the client, once all rows are loaded. */
  sortValue?: (row: Row) => string | number;
  /** Sorts on the server. */
  isSortable?: boolean;
}

interface Order {
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  isWhole?: boolean;
}

export interface Sorting<Row> {
  /** In the shown order. */
  rows: readonly Row[];
  sort: Sort | undefined;
  /** The sortable columns. */
  columns: readonly SortableColumn<Row>[];
  onSort: (sort: Sort) => void;
}

/** Returns the sorted rows: by the server if it sorts the column, else by the client if all rows are loaded. */
export function useSorting<Row>(
  columns: readonly SortableColumn<Row>[],
  rows: readonly Row[],
  { sort, onSort, isWhole = true }: Order,
): Sorting<Row> {
  const [own, setOwn] = useState<Sort>();
  if (onSort) return { rows, sort, columns: columns.filter((column) => column.isSortable), onSort };
  const sortable = isWhole ? columns.filter(({ sortValue }) => sortValue) : [];
  const sortValue = sortable.find(({ id }) => id === own?.column)?.sortValue;
  return {
    rows: own && sortValue ? sortRows(rows, own.direction, sortValue) : rows,
    sort: sortValue && own,
    columns: sortable,
    onSort: setOwn,
  };
}

export function isSortable<Row>({ columns }: Sorting<Row>, { id }: SortableColumn<Row>): boolean {
  return columns.some((column) => column.id === id);
}

/** Column header that sorts. */
export function SortButton<Row>({
  column,
  sorting: { sort, onSort },
}: {
  column: SortableColumn<Row>;
  sorting: Sorting<Row>;
}) {
  const isSorted = sort?.column === column.id;
  const Arrow = isSorted && sort.direction === 'descending' ? ArrowDown : ArrowUp;
  const arrow = <Arrow aria-hidden className={clsx('size-3.5 shrink-0', !isSorted && 'opacity-0')} />;
  return (
    <button
      type="button"
      title={text.sortBy(column.label)}
      onClick={() => onSort(nextSort(sort, column.id))}
      className={clsx('inline-flex min-h-11 items-center gap-1 font-semibold hover:text-ink', isSorted && 'text-ink')}
    >
      {/* Placed before a number column's label, so that the label ends where the numbers end. */}
      {column.isNumber && arrow}
      {column.label}
      {!column.isNumber && arrow}
    </button>
  );
}

/** Sort controls on a phone, which has no column headers. */
export function SortMenu<Row>({ sorting: { sort, columns, onSort } }: { sorting: Sorting<Row> }) {
  if (columns.length === 0) return null;
  const isDescending = sort?.direction === 'descending';
  return (
    <div className="flex items-end gap-2 md:hidden">
      <div className="min-w-0 flex-1">
        <SelectField
          label={text.sort}
          placeholder={text.asListed}
          options={columns.map(({ id, label }) => ({ value: id, label }))}
          value={sort?.column ?? ''}
          onChange={(event) => onSort({ column: event.target.value, direction: 'ascending' })}
        />
      </div>
      <IconButton
        icon={isDescending ? ArrowDown : ArrowUp}
        label={isDescending ? text.descending : text.ascending}
        disabled={!sort}
        onClick={() => sort && onSort(nextSort(sort, sort.column))}
      />
    </div>
  );
}

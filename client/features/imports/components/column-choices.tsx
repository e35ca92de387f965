import { useId } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { type Role, ROLES } from '../read/headings.ts';
import type { Table } from '../read/table.ts';
import { type Columns, isComplete } from '../understand/columns.ts';
import { ImportFaultNote } from './file-choice.tsx';

interface ColumnChoicesProps {
  name: string;
  table: Table;
  columns: Columns;
  /** True if the file has no headings, so that the columns are guesses. */
  isGuessed: boolean;
  onChange: (next: Columns) => void;
  onNext: () => void;
  onOtherFile: () => void;
  onClose: () => void;
}

const REQUIRED: ReadonlySet<Role> = new Set(['date', 'title']);

/** Selects for the columns of a table by role, above the first rows of the file. */
export function ColumnChoices(props: ColumnChoicesProps) {
  const { name, table, columns, isGuessed, onChange, onNext, onOtherFile, onClose } = props;
  return (
    <FormDialog
      title={text.title}
      description={isGuessed ? text.columnsGuessed : text.checkColumns}
      submitLabel={text.next}
      size="wide"
      isPending={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(columns)) onNext();
      }}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="font-medium wrap-anywhere">{text.rowsFound(name, table.rows.length)}</p>
          <Button variant="quiet" className="-mx-5" onClick={onOtherFile}>
            {text.chooseAnother}
          </Button>
        </div>
        <ImportFaultNote fault={isComplete(columns) ? null : text.columnsMissing} />
      </div>
      <fieldset className="grid grid-cols-2 gap-4 cramped:grid-cols-1">
        <legend className="mb-3 text-lead font-semibold">{text.columns}</legend>
        {ROLES.map((role) => (
          <SelectField
            key={role}
            label={text.columnOf[role]}
            isOptional={!REQUIRED.has(role)}
            placeholder={REQUIRED.has(role) ? '' : text.none}
            value={columns[role] ?? ''}
            options={table.headings.map((heading, place) => ({
              value: String(place),
              label: heading || text.columnNumber(place + 1),
            }))}
            onChange={({ target: { value } }) => onChange({ ...columns, [role]: value === '' ? null : Number(value) })}
          />
        ))}
      </fieldset>
      <FirstRows table={table} />
    </FormDialog>
  );
}

const SHOWN_ROWS = 4;

function FirstRows({ table: { headings, rows } }: { table: Table }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 grid-cols-1 gap-2">
      <h3 id={titleId} className="text-body font-medium">
        {text.firstRows}
      </h3>
      <div
        role="region"
        aria-labelledby={titleId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-small border border-line"
      >
        <table className="w-full text-caption">
          <thead className="bg-sunk text-left">
            <tr>
              {headings.map((heading, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
                <th key={place} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                  {heading || text.columnNumber(place + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.slice(0, SHOWN_ROWS).map(({ line, cells }) => (
              <tr key={line}>
                {headings.map((_heading, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
                  <td key={place} className="max-w-60 truncate px-3 py-2 whitespace-nowrap">
                    {cells[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

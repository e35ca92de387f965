import { useId } from 'react';
import { expenseImportText as text } from '#messages/screens/expense-import.ts';
import type { ColumnRole, ImportTable } from '#client/lib/money-texts/expense-import/import-table.ts';
import { usePartner } from '#client/lib/partner.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ImportFaultNote } from './file-choice.tsx';

/** A file, and how it is read. */
export interface Choices {
  name: string;
  table: ImportTable;
  columns: ImportTable['columns'];
  dayOrder: ImportTable['dayOrder'];
  ownPerson: number | null;
}

interface ColumnChoicesProps {
  choices: Choices;
  fault: string | null;
  onChange: (next: Choices) => void;
  onNext: () => void;
  onOtherFile: () => void;
  onClose: () => void;
}

const ROLES: readonly ColumnRole[] = ['date', 'title', 'amount', 'category', 'paidBy', 'credit'];
const REQUIRED: ReadonlySet<ColumnRole> = new Set(['date', 'title', 'amount']);
const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const;

/** The second step: what was recognised, which can be chosen otherwise, above the first rows of the file. */
export function ColumnChoices({
  choices,
  fault,
  onChange,
  onNext,
  onOtherFile,
  onClose,
}: ColumnChoicesProps) {
  const partner = usePartner();
  const { name, table, columns, dayOrder, ownPerson } = choices;
  const hasColumnsOfPeople = table.format === 'splitwise' || table.format === 'spliit';
  const isComplete = [...REQUIRED].every((role) => columns[role] !== null);
  return (
    <FormDialog
      title={text.title}
      description={text.formats[table.format]}
      submitLabel={text.next}
      size="wide"
      isPending={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onNext();
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
        <ImportFaultNote fault={isComplete ? fault : text.columnsMissing} />
      </div>
      {partner ? (
        table.people.length > 0 && (
          <SelectField
            label={text.you}
            hint={text.youHint}
            value={ownPerson ?? 0}
            options={table.people.map((person, place) => ({ value: String(place), label: person.name }))}
            onChange={(event) => onChange({ ...choices, ownPerson: Number(event.target.value) })}
          />
        )
      ) : (
        <p className="text-ink-soft">{text.alone}</p>
      )}
      <fieldset className="grid grid-cols-2 gap-4 cramped:grid-cols-1">
        <legend className="mb-3 text-lead font-semibold">{text.columns}</legend>
        {ROLES.filter((role) => role !== 'paidBy' || !hasColumnsOfPeople).map((role) => (
          <SelectField
            key={role}
            label={text.columnOf[role]}
            {...(role === 'credit' && { hint: text.creditHint })}
            isOptional={!REQUIRED.has(role)}
            placeholder={REQUIRED.has(role) ? '' : text.none}
            value={columns[role] ?? ''}
            options={table.header.map((heading, place) => ({
              value: String(place),
              label: heading || text.columnNumber(place + 1),
            }))}
            onChange={({ target: { value } }) =>
              onChange({ ...choices, columns: { ...columns, [role]: value === '' ? null : Number(value) } })
            }
          />
        ))}
        {/* Its choices are longer than a column of a phone. */}
        <div className="col-span-full">
          <SelectField
            label={text.dayOrder}
            value={dayOrder}
            options={DAY_ORDERS.map((order) => ({ value: order, label: text.dayOrders[order] }))}
            onChange={({ target: { value } }) =>
              onChange({ ...choices, dayOrder: DAY_ORDERS.find((order) => order === value) ?? dayOrder })
            }
          />
        </div>
      </fieldset>
      <FirstRows table={table} />
    </FormDialog>
  );
}

const SHOWN_ROWS = 4;

function FirstRows({ table: { header, rows } }: { table: ImportTable }) {
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
              {header.map((heading, place) => (
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
                {header.map((_heading, place) => (
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

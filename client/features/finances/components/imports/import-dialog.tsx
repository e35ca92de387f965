import { useState } from 'react';
import type { ExpenseImport } from '#contract/expense-imports.ts';
import { expenseImportText as text } from '#messages/screens/expense-import.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { describeFault, guessOwnPerson, toImportName } from '../../import-model.ts';
import { ImportFault } from '#client/lib/money-texts/expense-import/import-fault.ts';
import { readTable } from '#client/lib/money-texts/expense-import/read-table.ts';
import { type ImportRows, toRows } from '#client/lib/money-texts/expense-import/to-rows.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { useMember } from '#client/lib/session.ts';
import { ColumnChoices, type Choices } from './column-choices.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { UndoImport } from './undo-import.tsx';

/** From the file over its columns to the expenses, of which none is added before they were seen. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { firstName } = useMember();
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [choices, setChoices] = useState<Choices | null>(null);
  const [found, setFound] = useState<ImportRows | null>(null);
  const [done, setDone] = useState<ExpenseImport | null>(null);

  async function read(file: File) {
    setIsReading(true);
    setFault(null);
    try {
      const table = await readTable(file);
      const ownPerson = guessOwnPerson(table.people, firstName);
      const { columns, dayOrder } = table;
      setChoices({ name: toImportName(file.name), table, columns, dayOrder, ownPerson });
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      setFault(describeFault(error));
    } finally {
      setIsReading(false);
    }
  }

  function see({ table, ...chosen }: Choices) {
    try {
      const rows = toRows(table, { ...chosen, today: indiaDate(nowIso()) });
      setFault(rows.rows.length === 0 ? text.nothing : null);
      if (rows.rows.length > 0) setFound(rows);
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      setFault(describeFault(error));
    }
  }

  if (done) return <ImportDone done={done} onClose={onClose} />;
  if (choices && found)
    return (
      <ImportPreview
        name={choices.name}
        found={found}
        onBack={() => setFound(null)}
        onDone={setDone}
        onClose={onClose}
      />
    );
  if (choices)
    return (
      <ColumnChoices
        choices={choices}
        fault={fault}
        onChange={(next) => {
          setChoices(next);
          setFault(null);
        }}
        onNext={() => see(choices)}
        onOtherFile={() => {
          setChoices(null);
          setFault(null);
        }}
        onClose={onClose}
      />
    );
  return (
    <FileChoice fault={fault} isReading={isReading} onChoose={(file) => void read(file)} onClose={onClose} />
  );
}

function ImportDone({ done, onClose }: { done: ExpenseImport; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.doneTitle(done.count)}
      description={text.doneText}
      footer={
        <>
          <UndoImport done={done} onUndone={onClose} />
          <Button onClick={onClose}>{text.close}</Button>
        </>
      }
    >
      <p className="pb-2 text-caption text-ink-soft">{text.undoRule}</p>
    </Dialog>
  );
}

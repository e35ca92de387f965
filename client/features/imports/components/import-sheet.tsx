import { useMemo, useState } from 'react';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { ExpenseImport } from '#domain/imports/schema.ts';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { describeFileFault, toImportName } from '../model.ts';
import { FileFault } from '../read/import-fault.ts';
import { readFile } from '../read/read-file.ts';
import type { ReadFile } from '../read/table.ts';
import { type Columns, isComplete } from '../understand/columns.ts';
import type { Answers, Two } from '../understand/entry.ts';
import { understand } from '../understand/understand.ts';
import { ColumnChoices } from './column-choices.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { UndoImport } from './undo-import.tsx';

/** Maximum file size in bytes: more than the maximum number of rows needs, each with the longest title. */
const FILE_MAX_BYTES = 20 * 1024 * 1024;

interface ChosenFile {
  name: string;
  file: ReadFile;
}

/** Sheet from choosing a file to importing its expenses. No expense is added before the member has seen it. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [done, setDone] = useState<ExpenseImport | null>(null);
  const two = useTwo();

  async function read(file: File) {
    setIsReading(true);
    setFault(null);
    try {
      if (file.size > FILE_MAX_BYTES) throw new FileFault('unreadable');
      const content = readFile(new Uint8Array(await file.arrayBuffer()));
      // Rejects JSON of an unknown app early; a table always has a reader.
      if (content.kind === 'json') understand(content, two, { answers: {} });
      setChosen({ name: toImportName(file.name), file: content });
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      setFault(describeFileFault(error));
    } finally {
      setIsReading(false);
    }
  }

  if (done) return <ImportDone done={done} onClose={onClose} />;
  if (!chosen)
    return <FileChoice fault={fault} isReading={isReading} onChoose={(file) => void read(file)} onClose={onClose} />;
  return (
    <UnderstoodFile chosen={chosen} two={two} onOtherFile={() => setChosen(null)} onDone={setDone} onClose={onClose} />
  );
}

/** Returns the same object while its fields are unchanged, so that a large file is not parsed again. */
function useTwo(): Two {
  const { firstName } = useMember();
  const partner = usePartner();
  const [today] = useState(() => indiaDate(nowIso()));
  const partnersName = partner?.firstName ?? null;
  return useMemo(() => ({ own: firstName, partner: partnersName, today }), [firstName, partnersName, today]);
}

interface UnderstoodFileProps {
  chosen: ChosenFile;
  two: Two;
  onOtherFile: () => void;
  onDone: (done: ExpenseImport) => void;
  onClose: () => void;
}

/** Shows the column choices if columns are unknown or being edited, else the rows. */
function UnderstoodFile({ chosen: { name, file }, two, onOtherFile, onDone, onClose }: UnderstoodFileProps) {
  const [columns, setColumns] = useState<Columns | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [isAtColumns, setIsAtColumns] = useState(false);
  const understanding = useMemo(
    () => understand(file, two, { answers, ...(columns && { columns }) }),
    [file, two, answers, columns],
  );
  const isMissing = understanding.columns !== null && !isComplete(understanding.columns);
  const isGuessed = understanding.isGuessed === true;
  if (file.kind === 'table' && understanding.columns && (isAtColumns || isMissing || isGuessed))
    return (
      <ColumnChoices
        name={name}
        table={file.table}
        columns={understanding.columns}
        onChange={(next) => {
          // Keeps the column choices open while the last missing column is chosen.
          setIsAtColumns(true);
          setColumns(next);
        }}
        isGuessed={isGuessed}
        onNext={() => {
          setColumns(understanding.columns);
          setIsAtColumns(false);
        }}
        onOtherFile={onOtherFile}
        onClose={onClose}
      />
    );
  return (
    <ImportPreview
      name={name}
      understanding={understanding}
      factsOf={(id, answer) =>
        understand(file, two, { answers: { ...answers, [id]: answer }, ...(columns && { columns }) })
      }
      onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
      onColumns={understanding.columns ? () => setIsAtColumns(true) : null}
      onOtherFile={onOtherFile}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

function ImportDone({ done, onClose }: { done: ExpenseImport; onClose: () => void }) {
  const rows = done.count + done.settlementCount;
  const isSeen = usePartner() !== null || done.ownCount === rows;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.doneTitle(done.count, done.settlementCount)}
      description={isSeen && text.doneText(done.ownCount, rows)}
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

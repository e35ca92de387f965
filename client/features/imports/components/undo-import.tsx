import { useState } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import type { ExpenseImport } from '#domain/imports/schema.ts';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { useUndoImport } from '../api.ts';

interface UndoImportProps {
  done: ExpenseImport;
  /** Id of the element that names the import, for a list with several. */
  of?: string;
  onUndone?: () => void;
}

/** Button that undoes an import, with its confirmation. */
export function UndoImport({ done, of, onUndone }: UndoImportProps) {
  const [isAsking, setIsAsking] = useState(false);
  const rows = done.count + done.settlementCount;
  const undo = useUndoImport(() => {
    setIsAsking(false);
    onUndone?.();
  });
  return (
    <>
      <Button variant="secondary" aria-describedby={of} onClick={() => setIsAsking(true)}>
        {text.undo}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={text.undoTitle}
        text={(done.ownCount === rows ? text.undoTextOwn : text.undoText)(done.name, rows)}
        confirmLabel={text.undo}
        isPending={undo.isPending}
        onConfirm={() => undo.mutate({ id: done.id })}
      />
    </>
  );
}

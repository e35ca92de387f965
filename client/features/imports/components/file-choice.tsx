import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { expenseImportText as text } from '#messages/screens/expense-import.ts';
import { uiText } from '#messages/screens/ui.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { LastImports } from './last-imports.tsx';

interface FileChoiceProps {
  fault: string | null;
  isReading: boolean;
  onChoose: (file: File) => void;
  onClose: () => void;
}

/** First step: chooses the file and lists earlier imports. */
export function FileChoice({ fault, isReading, onChoose, onClose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.title}
      description={text.lead}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {uiText.close}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6 pb-2">
        <input
          ref={input}
          type="file"
          // Phones report many different types for CSV files.
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,text/tab-separated-values,application/json,application/vnd.ms-excel"
          hidden
          aria-label={text.chooseFile}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onChoose(file);
            // Reset, so that the same file can be chosen again after a correction.
            event.target.value = '';
          }}
        />
        <div className="grid justify-items-start gap-3">
          <Button isPending={isReading} onClick={() => input.current?.click()}>
            <FileUp aria-hidden className="size-5" />
            {isReading ? text.reading : text.chooseFile}
          </Button>
          <ImportFaultNote fault={fault} />
        </div>
        <LastImports />
      </div>
    </Dialog>
  );
}

/**
 * Tells why nothing is imported. The live region is rendered before there is a fault, so that screen readers announce
 * it.
 */
export function ImportFaultNote({ fault }: { fault: string | null }) {
  return (
    <div role="alert" className="min-w-0">
      {fault && (
        <p className="rounded-small bg-danger-soft px-4 py-3 font-medium wrap-anywhere text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

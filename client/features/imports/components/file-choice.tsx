import { FileUp } from 'lucide-react';
import { useRef, useId } from 'react';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { ExpenseImport } from '#domain/imports/schema.ts';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { uiText } from '#messages/ui.ts';
import { useImports } from '../api.ts';
import { UndoImport } from './undo-import.tsx';

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
      {fault && <p className="rounded-small bg-danger-soft px-4 py-3 font-medium wrap-anywhere text-danger">{fault}</p>}
    </div>
  );
}

/** Lists earlier imports, each with its undo while that is possible. Renders nothing without any. */
function LastImports() {
  const titleId = useId();
  const { rows, ...pages } = useImports();
  if (rows?.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h3 id={titleId} className="text-lead font-semibold">
        {text.last}
      </h3>
      {pages.isLoadingError ? (
        <ErrorState
          level={3}
          title={text.lastFailed}
          text={text.failedText}
          error={pages.error}
          isRetrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <>
          {!rows && <ListSkeleton label={text.lastLoading} rows={2} />}
          {rows && (
            <ul className="divide-y divide-line border-y border-line">
              {rows.map((each) => (
                <LastImport key={each.id} done={each} />
              ))}
            </ul>
          )}
          <ShowMore pages={pages} label={text.showMore} className="justify-self-center" />
          <p className="text-caption text-ink-soft">{text.undoRule}</p>
        </>
      )}
    </section>
  );
}

function LastImport({ done }: { done: ExpenseImport }) {
  const titleId = useId();
  const now = useNow();
  return (
    <li className="flex min-h-14 items-center gap-3 py-2.5 cramped:flex-wrap">
      <div className="grid min-w-0 flex-1 cramped:basis-36">
        <span id={titleId} className="font-medium wrap-anywhere">
          {done.name}
        </span>
        <span className="text-caption text-ink-soft">
          {text.facts(done.count + done.settlementCount, formatDate(indiaDate(done.createdAt)))}
        </span>
      </div>
      {now < done.undoableUntil && <UndoImport done={done} of={titleId} />}
    </li>
  );
}

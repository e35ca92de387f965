import { useId } from 'react';
import type { ExpenseImport } from '#contract/imports.ts';
import { expenseImportText as text } from '#messages/screens/expense-import.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import { useImports } from '../api.ts';
import { UndoImport } from './undo-import.tsx';

/** Lists earlier imports, each with its undo while that is possible. Renders nothing without any. */
export function LastImports() {
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

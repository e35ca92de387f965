import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { RecurringExpense } from '#contract/recurring.ts';
import { financeScreensText } from '#messages/screens/finances.ts';
import { recurringScreensText as text } from '#messages/screens/recurring.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { Section } from '#client/ui/content/card.tsx';
import { FoldedList } from '#client/ui/layout/fold.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { CategoryMark } from '#client/features/expenses/components/category-look.tsx';
import { LazyFillDialog, LazyRecurringDialog } from './lazy-dialogs.tsx';
import { RecurringRow } from './recurring-row.tsx';

/** Recurring expenses; those waiting for an amount are on top. */
export function RecurringSection() {
  const [isAdding, setIsAdding] = useState(false);
  const recurring = useRead(api.recurring.list.queryOptions());
  return (
    <Section
      title={text.title}
      action={
        recurring.data && (
          <Button variant="quiet" className="-mx-5" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden className="size-5" />
            {recurring.data.length > 0 ? text.addShort : text.add}
          </Button>
        )
      }
    >
      <QueryState
        query={recurring}
        skeleton={
          <LoadingRegion label={text.loading}>
            <Skeleton className="h-16" />
          </LoadingRegion>
        }
        failedTitle={text.failedTitle}
        failedText={financeScreensText.failedText}
        empty={<p className="-mt-4 text-caption text-ink-soft">{text.empty}</p>}
      >
        {(all) => (
          <>
            <WaitingDays recurring={all} />
            <FoldedList
              items={all.map((one) => (
                <RecurringRow key={one.id} recurring={one} />
              ))}
              titleOf={text.more}
            />
          </>
        )}
      </QueryState>
      {isAdding && <LazyRecurringDialog onClose={() => setIsAdding(false)} />}
    </Section>
  );
}

function WaitingDays({ recurring }: { recurring: readonly RecurringExpense[] }) {
  const waiting = recurring
    .flatMap((one) => one.waitingOn.map((on) => ({ one, on })))
    .toSorted((a, b) => (a.on < b.on ? -1 : 1));
  if (waiting.length === 0) return null;
  return (
    <div className="rounded-large bg-festive-soft p-5">
      <h3 className="font-semibold text-festive-ink">{text.waiting}</h3>
      <ul className="mt-2 grid gap-3">
        {waiting.map(({ one, on }) => (
          <WaitingDay key={`${one.id}/${on}`} recurring={one} on={on} />
        ))}
      </ul>
    </div>
  );
}

function WaitingDay({ recurring, on }: { recurring: RecurringExpense; on: string }) {
  const [isFilling, setIsFilling] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-3">
      <CategoryMark category={recurring.category} />
      {/* If the title does not fit beside the button, it wraps below. */}
      <p className="min-w-28 flex-1">
        <span className="block font-medium wrap-anywhere">{recurring.title}</span>
        <span className="text-caption text-ink-soft">{formatDate(on)}</span>
      </p>
      <Button
        className="ml-auto"
        aria-label={`${text.fillIn}: ${text.fillText(recurring.title, formatDate(on))}`}
        onClick={() => setIsFilling(true)}
      >
        {text.fillIn}
      </Button>
      {isFilling && <LazyFillDialog recurring={recurring} on={on} onClose={() => setIsFilling(false)} />}
    </li>
  );
}

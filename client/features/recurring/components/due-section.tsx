import { useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { CategoryMark } from '#client/features/expenses/components/category-look.tsx';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, formatWeekday, indiaDate } from '#client/lib/format/dates.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import type { RecurringExpense } from '#domain/recurring/schema.ts';
import { recurringScreensText as text } from '#messages/recurring.ts';
import { describeAmount, listDueSoon } from '../due-soon-model.ts';
import { recurringRead } from '../reads.ts';
import { PaidButton } from './paid-button.tsx';

const LazyFillDialog = lazyDialog(
  async () => (await import('./fill-dialog.tsx')).FillDialog,
  () => text.waiting,
);

/** Days of recurring expenses that ask for something: an amount, or whether they were paid. Nothing without any. */
export function DueExpenses() {
  const { data: recurring } = useCopied(recurringRead, null);
  if (!recurring) return null;
  return (
    <div className="grid grid-cols-1 gap-3 empty:hidden">
      <WaitingDays recurring={recurring} />
      <DueSoon recurring={recurring} />
    </div>
  );
}

function WaitingDays({ recurring }: { recurring: readonly RecurringExpense[] }) {
  const waiting = recurring
    .flatMap((one) => one.waitingOn.map((on) => ({ one, on })))
    .toSorted((a, b) => (a.on < b.on ? -1 : 1));
  if (waiting.length === 0) return null;
  return (
    <div className="rounded-large bg-festive-soft p-5">
      <h2 className="font-text text-body font-semibold text-festive-ink">{text.waiting}</h2>
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

/** Expenses of which both are told before they are due, from the day on which they are told. */
function DueSoon({ recurring }: { recurring: readonly RecurringExpense[] }) {
  const today = indiaDate(useNow());
  const due = listDueSoon(recurring, today);
  if (due.length === 0) return null;
  return (
    <div className="rounded-large bg-calm-soft p-5">
      <h2 className="font-text text-body font-semibold text-calm-ink">{text.dueSoon}</h2>
      <ul className="mt-2 grid gap-3">
        {due.map(({ one, on }) => (
          <li key={one.id} className="flex flex-wrap items-center gap-3">
            <CategoryMark category={one.category} />
            <p className="min-w-28 flex-1">
              <span className="block font-medium wrap-anywhere">{one.title}</span>
              <span className="figures text-caption text-ink-soft">
                {[describeAmount(one), formatWeekday(on)].join(' · ')}
              </span>
            </p>
            <PaidButton recurring={one} on={on} className="ml-auto" />
          </li>
        ))}
      </ul>
    </div>
  );
}

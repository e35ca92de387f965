import { useState } from 'react';
import { formatDate } from '#client/lib/format/dates.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import type { RecurringExpense } from '#domain/recurring/schema.ts';
import { recurringScreensText as text } from '#messages/recurring.ts';
import { usePayDay } from '../api.ts';

const LazyFillDialog = lazyDialog(
  async () => (await import('./fill-dialog.tsx')).FillDialog,
  () => text.waiting,
);

interface PaidButtonProps {
  recurring: RecurringExpense;
  /** The day on which it is due. */
  on: string;
  className?: string;
  onDone?: () => void;
}

/** Records the expense of a day before it is due: at once, or by its amount where that changes. */
export function PaidButton({ recurring, on, className, onDone }: PaidButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const pay = usePayDay(() => onDone?.());
  const { id, title, isVariable } = recurring;
  return (
    <>
      <Button
        className={className}
        aria-label={text.paidNow(title, formatDate(on))}
        isPending={pay.isPending}
        onClick={() => (isVariable ? setIsAsking(true) : pay.mutate({ id, on }))}
      >
        {text.paid}
      </Button>
      {isAsking && <LazyFillDialog recurring={recurring} on={on} isEarly onClose={() => setIsAsking(false)} />}
    </>
  );
}

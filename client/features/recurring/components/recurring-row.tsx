import { Pencil, SkipForward, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { RecurringExpense } from '#contract/recurring.ts';
import { recurringScreensText as text } from '#messages/screens/recurring.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatCompactDate, formatShortDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useDeleteRecurring, useSkipDay } from '../api.ts';
import { useSplitting } from '#client/features/balance/splitting-model.ts';
import { CategoryMark } from '#client/features/expenses/components/category-look.tsx';
import { LazyRecurringDialog } from './lazy-dialogs.tsx';

export function RecurringRow({ recurring }: { recurring: RecurringExpense }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const titleId = useId();
  const today = indiaDate(useNow());
  const { id: memberId } = useMember();
  const partner = usePartner();
  const splitting = useSplitting();
  const skip = useSkipDay();
  const remove = useDeleteRecurring(close);
  const skipNext = (on: string) => skip.mutate({ id: recurring.id, on });
  const { id, title, category, every, paidBy, nextOn } = recurring;
  const isPaid = paidBy === memberId || (paidBy !== null && paidBy === partner?.id);
  const facts = [
    text.every[every],
    nextOn ? text.next(formatNear(nextOn, today)) : isPaid && text.over,
    splitting && paidBy === memberId && text.paidByYou,
    splitting && paidBy === splitting.partner.id && text.paidByName(splitting.partner.firstName),
  ];
  return (
    <li className="relative flex items-center gap-3 py-2.5 cramped:flex-wrap cramped:gap-y-0">
      <CategoryMark category={category} />
      <div className="grid min-w-0 flex-1 cramped:basis-44">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          {/* Its area is the whole row. */}
          <button
            id={titleId}
            type="button"
            onClick={() => setOpen('edit')}
            className="min-w-0 text-left font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-small hover:text-accent-ink"
          >
            {title}
          </button>
          <span className="figures shrink-0 font-semibold">{describeAmount(recurring)}</span>
        </p>
        <p className="text-caption text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        <PendingMark of={id} />
        {!isPaid && <p className="text-caption text-danger">{text.nobodyPays}</p>}
      </div>
      <RowActions of={titleId} className="relative -mr-3 -ml-2 max-sm:hidden cramped:ml-auto">
        {nextOn && <RowAction icon={SkipForward} label={text.skipNext} onClick={() => skipNext(nextOn)} />}
        <RowAction icon={Pencil} label={text.edit} onClick={() => setOpen('edit')} />
        <RowAction icon={Trash2} label={text.delete} isDangerous onClick={() => setOpen('delete')} />
      </RowActions>
      {open === 'edit' && (
        <LazyRecurringDialog
          recurring={recurring}
          onClose={close}
          onSkip={
            nextOn
              ? () => {
                  skipNext(nextOn);
                  close();
                }
              : undefined
          }
          onDelete={() => setOpen('delete')}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'delete'}
        onOpenChange={close}
        title={text.deleteTitle}
        text={text.deleteText(title)}
        confirmLabel={text.deleteConfirm}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </li>
  );
}

function describeAmount({ amount, isVariable }: RecurringExpense): string {
  if (amount === null) return text.varies;
  return isVariable ? text.about(formatMoney(amount)) : formatMoney(amount);
}

/** Formats a day, with the year only if it is another one. */
function formatNear(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatShortDate(day) : formatCompactDate(day);
}

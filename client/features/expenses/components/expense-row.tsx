import { EyeOff, Pencil, ReceiptText, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { isCounted, type Splitting, useSplitting } from '#client/features/balance/splitting-model.ts';
import { formatShortDate } from '#client/lib/format/dates.ts';
import { formatDayAndMonth } from '#client/lib/format/day-and-month.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { isPrivate } from '#domain/expenses/rules.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { privateExpenseScreensText as seenText } from '#messages/private-expenses.ts';
import { splittingScreensText as splittingText } from '#messages/splitting.ts';
import { useDeleteExpense } from '../api.ts';
import { CategoryMark, categoryLabel } from './category-look.tsx';
import { LazyExpenseDialog } from './lazy-dialogs.tsx';

const ReceiptViewer = lazyNamed(async () => (await import('./receipt-viewer.tsx')).ReceiptViewer);

interface ExpenseRowProps {
  expense: Expense;
  /** Omits the date, because the row is in a list under its day. */
  isUnderItsDay?: boolean;
}

export function ExpenseRow({ expense, isUnderItsDay = false }: ExpenseRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isSeeing, setIsSeeing] = useState(false);
  const remove = useDeleteExpense();
  const titleId = useId();
  const { id: memberId } = useMember();
  const partner = usePartner();
  const splitting = useSplitting();
  const recordedBy =
    partner && (expense.userId === memberId ? text.you : expense.userId === partner.id && partner.firstName);
  const facts = [
    categoryLabel(expense.category),
    !isUnderItsDay && formatShortDate(expense.spentOn),
    ...(isPrivate(expense) ? [] : splitting ? describeSharing(expense, splitting) : [recordedBy]),
  ];
  const seenMark = describeSeen(expense);
  return (
    <li className="relative flex items-center gap-3 py-2.5 cramped:flex-wrap cramped:gap-y-0">
      <CategoryMark category={expense.category} />
      <div className="grid min-w-0 flex-1 cramped:basis-44">
        <p className="flex items-baseline justify-between gap-x-3 cramped:flex-wrap">
          {/* Its area is the whole row. */}
          <button
            id={titleId}
            type="button"
            onClick={() => setIsEditing(true)}
            className="min-w-0 text-left font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-small hover:text-accent-ink"
          >
            {expense.title}
          </button>
          <span className="figures shrink-0 font-semibold">{formatMoney(expense.amount)}</span>
        </p>
        <p className="text-caption text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        {seenMark && (
          <p className="flex items-center gap-1.5 text-caption font-medium text-accent-ink">
            <EyeOff aria-hidden className="size-4 shrink-0" />
            {seenMark}
          </p>
        )}
        <PendingMark of={expense.id} />
        {expense.description && (
          <p className="line-clamp-2 text-caption wrap-anywhere text-ink-soft">{expense.description}</p>
        )}
      </div>
      {expense.imageUrl && (
        <RowActions of={titleId} className="relative -ml-2 max-sm:-mr-3 cramped:ml-auto">
          <RowAction icon={ReceiptText} label={text.seeReceipt} onClick={() => setIsSeeing(true)} />
        </RowActions>
      )}
      <RowActions of={titleId} className="relative -mr-3 -ml-2 max-sm:hidden">
        <RowAction icon={Pencil} label={text.edit} onClick={() => setIsEditing(true)} />
        <RowAction icon={Trash2} label={text.delete} onClick={() => remove.mutate({ id: expense.id })} isDangerous />
      </RowActions>
      {isSeeing && expense.imageUrl && (
        <ReceiptViewer
          title={text.receiptOf(expense.title)}
          imageUrl={expense.imageUrl}
          thumbnailUrl={expense.thumbnailUrl}
          onClose={() => setIsSeeing(false)}
        />
      )}
      {isEditing && (
        <LazyExpenseDialog
          expense={expense}
          onClose={() => setIsEditing(false)}
          onDelete={() => {
            setIsEditing(false);
            remove.mutate({ id: expense.id });
          }}
        />
      )}
    </li>
  );
}

/** Names who sees an expense that the member alone sees; nothing for one of both. */
function describeSeen({ audience, surpriseUntil }: Expense): string | null {
  if (audience === 'me') return seenText.onlyYou;
  return surpriseUntil && seenText.surpriseUntil(formatDayAndMonth(surpriseUntil));
}

/** Describes the payer, and the member's share if the expense counts and is shared. */
function describeSharing(expense: Expense, splitting: Splitting) {
  const { paidBy, shares, amount } = expense;
  const { memberId, partner } = splitting;
  const own =
    paidBy !== FROM_BOTH && isCounted(expense, splitting) && shares.find(({ userId }) => userId === memberId)?.amount;
  return [
    paidBy === FROM_BOTH && seenText.paidFromOurs,
    paidBy === memberId && splittingText.paidByYou,
    paidBy === partner.id && splittingText.paidByName(partner.firstName),
    own && own !== amount && splittingText.yourShare(formatMoney(own)),
  ];
}

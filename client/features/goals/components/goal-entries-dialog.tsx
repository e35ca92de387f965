import type { SavingsEntry, SavingsGoal } from '#domain/goals/schema.ts';
import { financeScreensText } from '#messages/finances.ts';
import { savingsEntryScreensText as text } from '#messages/savings-entries.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';

interface GoalEntriesDialogProps {
  goal: SavingsGoal;
  onClose: () => void;
}

/** Lists the deposits into and withdrawals from a goal, newest first. */
export function GoalEntriesDialog({ goal, onClose }: GoalEntriesDialogProps) {
  const { rows, ...pages } = useGoalEntries(goal.id);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.title}
      description={text.lead(goal.title, formatMoney(goal.currentAmount))}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      {pages.isLoadingError ? (
        <ErrorState
          level={3}
          title={text.failedTitle}
          text={financeScreensText.failedText}
          error={pages.error}
          isRetrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <div className="grid gap-4 pb-2">
          {!rows && <ListSkeleton label={text.loading} rows={3} />}
          {rows?.length === 0 && <p className="text-ink-soft">{text.empty}</p>}
          {rows && rows.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {rows.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
          <ShowMore pages={pages} label={text.showMore} className="justify-self-center" />
        </div>
      )}
    </Dialog>
  );
}

function EntryRow({ entry }: { entry: SavingsEntry }) {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const { kind, userId, amount, createdAt } = entry;
  const isOut = amount.startsWith('-');
  const rupees = formatMoney(amount.replace('-', ''));
  return (
    <li className="grid gap-0.5 py-3">
      <p className="flex items-baseline justify-between gap-x-3 cramped:flex-wrap">
        <span className="min-w-0 font-medium wrap-anywhere">{describe()}</span>
        <span className={isOut ? 'figures shrink-0 font-semibold' : 'figures shrink-0 font-semibold text-positive'}>
          {isOut ? text.minus(rupees) : text.plus(rupees)}
        </span>
      </p>
      {kind !== 'opening' && <p className="text-caption text-ink-soft">{formatDate(indiaDate(createdAt))}</p>}
      <PendingMark of={entry.id} />
    </li>
  );

  function describe(): string {
    if (kind === 'opening') return text.opening;
    if (userId === memberId) return text[kind].byYou;
    return partner && userId === partner.id ? text[kind].by(partner.firstName) : text[kind].byNobody;
  }
}

/** Returns the deposits into and withdrawals from a goal, newest first. */
function useGoalEntries(id: string) {
  return usePages<SavingsEntry>(api.goals.listEntries.key({ input: { id } }), (page, options) =>
    client.goals.listEntries({ id, ...page }, options),
  );
}

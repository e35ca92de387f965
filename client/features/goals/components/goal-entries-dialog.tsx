import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { LongList } from '#client/ui/layout/long-list.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { SavingsEntry, SavingsGoal } from '#domain/goals/schema.ts';
import { financeScreensText } from '#messages/finances.ts';
import { savingsEntryScreensText as text } from '#messages/savings-entries.ts';
import { goalEntriesRead } from '../reads.ts';

interface GoalEntriesDialogProps {
  goal: SavingsGoal;
  onClose: () => void;
}

/** Lists the deposits into and withdrawals from a goal, newest first. */
export function GoalEntriesDialog({ goal, onClose }: GoalEntriesDialogProps) {
  const entries = useCopied(goalEntriesRead, { id: goal.id });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.title}
      description={text.lead(goal.title, formatMoney(goal.currentAmount))}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <div className="pb-2">
        <QueryState
          query={entries}
          skeleton={<ListSkeleton label={text.loading} rows={3} />}
          level={3}
          failedTitle={text.failedTitle}
          failedText={financeScreensText.failedText}
          empty={<p className="text-ink-soft">{text.empty}</p>}
        >
          {(rows) => (
            <LongList rows={rows} rowHeight={71}>
              {(entry) => <EntryRow key={entry.id} entry={entry} />}
            </LongList>
          )}
        </QueryState>
      </div>
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

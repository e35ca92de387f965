import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { useMember } from '#client/data/session.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { LongList } from '#client/ui/layout/long-list.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { Settlement } from '#domain/balance/schema.ts';
import type { Couple } from '#domain/couples/schema.ts';
import { financesText, financeScreensText } from '#messages/finances.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { useDeleteSettlement } from '../api.ts';
import { settlementsRead } from '../reads.ts';

interface SettlementsDialogProps {
  partner: Couple['users'][number];
  onClose: () => void;
}

/** Lists the settlements, newest first. */
export function SettlementsDialog({ partner, onClose }: SettlementsDialogProps) {
  const settlements = useCopied(settlementsRead, null);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.settlements}
      description={text.settlementsText}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <div className="pb-2">
        <QueryState
          query={settlements}
          skeleton={<ListSkeleton label={text.settlementsLoading} rows={3} />}
          level={3}
          failedTitle={text.settlementsFailedTitle}
          failedText={financeScreensText.failedText}
          empty={<p className="text-ink-soft">{text.settlementsEmpty}</p>}
        >
          {(rows) => (
            <LongList rows={rows} rowHeight={68}>
              {(settlement) => <SettlementRow key={settlement.id} settlement={settlement} partner={partner} />}
            </LongList>
          )}
        </QueryState>
      </div>
    </Dialog>
  );
}

function SettlementRow({
  settlement,
  partner,
}: {
  settlement: Settlement;
  partner: SettlementsDialogProps['partner'];
}) {
  const titleId = useId();
  const remove = useDeleteSettlement();
  const member = useMember();
  const now = useNow();
  const { id, fromUserId, toUserId, amount, method, note, createdAt, deletableUntil } = settlement;
  const isOfTwo = [fromUserId, toUserId].includes(member.id) && [fromUserId, toUserId].includes(partner.id);
  const words = fromUserId === member.id ? text.youGave(partner.firstName) : text.gaveYou(partner.firstName);
  return (
    <li className="flex min-h-16 items-center gap-3 py-2.5">
      <div className="grid min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-x-3 cramped:flex-wrap">
          <span id={titleId} className="min-w-0 font-medium wrap-anywhere">
            {isOfTwo ? words : text.gave}
          </span>
          <span className="figures shrink-0 font-semibold">{formatMoney(amount)}</span>
        </p>
        <p className="text-caption wrap-anywhere text-ink-soft">
          {[formatDate(indiaDate(createdAt)), financesText.methods[method], note].filter(Boolean).join(' · ')}
        </p>
        <PendingMark of={id} />
      </div>
      {now < deletableUntil && (
        <RowActions of={titleId} className="-mr-3">
          <RowAction icon={Trash2} label={text.delete} isDangerous onClick={() => remove.mutate({ id })} />
        </RowActions>
      )}
    </li>
  );
}

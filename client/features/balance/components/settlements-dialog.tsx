import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Settlement } from '#domain/balance/schema.ts';
import type { Couple } from '#domain/couples/schema.ts';
import { financesText, financeScreensText } from '#messages/finances.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { useMember } from '#client/data/session.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { useDeleteSettlement } from '../api.ts';
import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';

interface SettlementsDialogProps {
  partner: Couple['users'][number];
  onClose: () => void;
}

/** Lists the settlements, newest first. */
export function SettlementsDialog({ partner, onClose }: SettlementsDialogProps) {
  const { rows, ...pages } = useSettlements();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.settlements}
      description={text.settlementsText}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      {pages.isLoadingError ? (
        <ErrorState
          level={3}
          title={text.settlementsFailedTitle}
          text={financeScreensText.failedText}
          error={pages.error}
          isRetrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <div className="grid gap-4 pb-2">
          {!rows && <ListSkeleton label={text.settlementsLoading} rows={3} />}
          {rows?.length === 0 && <p className="text-ink-soft">{text.settlementsEmpty}</p>}
          {rows && rows.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {rows.map((settlement) => (
                <SettlementRow key={settlement.id} settlement={settlement} partner={partner} />
              ))}
            </ul>
          )}
          <ShowMore pages={pages} label={text.showMore} className="justify-self-center" />
        </div>
      )}
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

/** Returns the settlements between the two, newest first. */
function useSettlements() {
  return usePages<Settlement>(api.balance.listSettlements.key(), (page, options) =>
    client.balance.listSettlements(page, options),
  );
}

import { useState } from 'react';
import type { ConciergeRequest } from '#contract/concierge.ts';
import { conciergeScreensText as text } from '#messages/screens/concierge.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { Section } from '#client/ui/content/card.tsx';
import { BellDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useWithdrawRequest } from '../api.ts';
import { RequestRow } from './request-row.tsx';

/** Lists the requests, newest first. `isGated` means that the member cannot ask, so an empty list needs no text. */
export function RequestList({ isGated }: { isGated: boolean }) {
  const requests = useRead(api.concierge.list.queryOptions());
  const [withdrawing, setWithdrawing] = useState<ConciergeRequest | null>(null);
  if (isGated && (requests.isPending || requests.data?.length === 0)) return null;
  return (
    <Section title={text.requests}>
      <QueryState
        query={requests}
        skeleton={<ListSkeleton label={text.loading} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={<EmptyState drawing={<BellDrawing />} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(all) => (
          <ul className="grid grid-cols-1 gap-4">
            {all.map((request) => (
              <RequestRow key={request.id} request={request} onWithdraw={() => setWithdrawing(request)} />
            ))}
          </ul>
        )}
      </QueryState>
      {withdrawing && <Withdraw request={withdrawing} onClose={() => setWithdrawing(null)} />}
    </Section>
  );
}

function Withdraw({ request, onClose }: { request: ConciergeRequest; onClose: () => void }) {
  const withdraw = useWithdrawRequest(onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.withdrawTitle}
      text={text.withdrawText}
      confirmLabel={text.withdraw}
      dismissLabel={text.keep}
      isPending={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ id: request.id })}
    />
  );
}

import type { Redemption } from '#contract/deals.ts';
import { dealScreensText as text } from '#messages/deals.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState, type ShownQuery } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { ShownCode } from './code-dialog.tsx';

interface MyRedemptionsProps {
  list: ShownQuery<Redemption[]>;
  onShow: (shown: ShownCode) => void;
  onBrowse: () => void;
}

/** The member's redemptions, newest first. */
export function MyRedemptions({ list, onShow, onBrowse }: MyRedemptionsProps) {
  return (
    <QueryState
      query={list}
      skeleton={<ListSkeleton label={text.loadingMine} rows={4} />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
      empty={
        <EmptyState
          level={2}
          title={text.mineEmptyTitle}
          text={text.mineEmptyText}
          action={<Button onClick={onBrowse}>{text.browse}</Button>}
        />
      }
    >
      {(redemptions) => (
        <ul className="divide-y divide-line border-y border-line">
          {redemptions.map((redemption) => (
            <RedemptionRow key={redemption.id} redemption={redemption} onShow={onShow} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function RedemptionRow({ redemption, onShow }: Pick<MyRedemptionsProps, 'onShow'> & { redemption: Redemption }) {
  return (
    <ListRow
      title={redemption.dealTitle}
      text={
        <>
          <span className="block wrap-anywhere">
            {redemption.businessName}, {redemption.location}
          </span>
          <span className="block">{text.redeemedOn(formatInstant(redemption.redeemedAt))}</span>
        </>
      }
      trailing={
        <span className="grid justify-items-end">
          <code className="figures font-semibold tracking-wider">{redemption.redemptionCode}</code>
          <Button
            variant="quiet"
            className="-mr-4"
            aria-label={text.showCodeOf(redemption.dealTitle)}
            onClick={() => onShow(redemption)}
          >
            {text.showCode}
          </Button>
        </span>
      }
    />
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { Redemption } from '#contract/deals.ts';
import { dealScreensText as text } from '#messages/en/deal-screens.ts';
import { formatInstant } from '../../../lib/format/dates.ts';
import { ListRow } from '../../../ui/content/list-row.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryFaces } from '../../../ui/feedback/query-faces.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { ShownCode } from './code-dialog.tsx';

interface MyRedemptionsProps {
  list: UseQueryResult<Redemption[]>;
  onShow: (shown: ShownCode) => void;
  onBrowse: () => void;
}

/** The codes that the member has, the newest first. */
export function MyRedemptions({ list, onShow, onBrowse }: MyRedemptionsProps) {
  return (
    <QueryFaces
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
    </QueryFaces>
  );
}

function RedemptionRow({
  redemption,
  onShow,
}: Pick<MyRedemptionsProps, 'onShow'> & { redemption: Redemption }) {
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

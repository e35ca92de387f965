import { useState } from 'react';
import { nowIso } from '#client/lib/clock.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { adminBulkText as text } from '#messages/en/admin/bulk.ts';

/**
 * Rows by their ids, or all waiting rows received up to an instant. The instant excludes rows that arrive after the
 * admin looked.
 */
export type ChosenRows = { ids: string[] } | { matching: { until: string } };

/** Bulk action of a queue. */
export interface BulkChange {
  /** Verb, the same as on a row's own button. */
  action: string;
  isPending: boolean;
  mutate: (rows: ChosenRows, options: { onSuccess: () => void; onError: () => void }) => void;
}

interface BulkBarProps {
  /** Ids of the chosen rows, at least one. */
  chosen: readonly string[];
  /** Number of waiting rows, including those not shown; absent until it is known. */
  waiting: number | undefined;
  bulk: BulkChange;
  /** Called to clear the choice. */
  onClear: () => void;
}

/** Offers the bulk action for the chosen rows, and asks for confirmation first. */
export function BulkBar({ chosen, waiting, bulk, onClear }: BulkBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  /** Instant up to which all waiting rows are meant, not only the chosen ones; `null` for the chosen ones. */
  const [allUntil, setAllUntil] = useState<string | null>(null);
  const isAll = allUntil !== null && waiting !== undefined;
  const count = formatCoins(isAll ? waiting : chosen.length);
  return (
    <section
      aria-label={text.bar}
      className="sticky mt-4 bottom-[calc(5rem+var(--offer-height,0px)+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-2 rounded-large border border-line bg-surface p-3 shadow-lift lg:bottom-[calc(1rem+var(--offer-height,0px))]"
    >
      <p role="status" className="mr-auto px-2 font-medium">
        {isAll ? text.allChosen(count) : text.chosen(count)}
      </p>
      {!isAll && waiting !== undefined && waiting > chosen.length && (
        <Button variant="quiet" onClick={() => setAllUntil(nowIso())}>
          {text.chooseAll(formatCoins(waiting))}
        </Button>
      )}
      <Button variant="quiet" onClick={onClear}>
        {text.clear}
      </Button>
      <Button onClick={() => setIsAsking(true)}>{bulk.action}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={text.confirmTitle(bulk.action, count)}
        text={text.confirmText}
        confirmLabel={bulk.action}
        isDangerous={false}
        isPending={bulk.isPending}
        onConfirm={() =>
          bulk.mutate(isAll ? { matching: { until: allUntil } } : { ids: [...chosen] }, {
            onSuccess: onClear,
            onError: () => setIsAsking(false),
          })
        }
      />
    </section>
  );
}

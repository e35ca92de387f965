import { useState } from 'react';
import { adminBulkText as text } from '#messages/en/admin/bulk.ts';
import { nowIso } from '#client/lib/clock.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';

/** Rows by their ids, or all that wait and came until an instant, so that none is changed that came after the admin looked. */
export type ChosenRows = { ids: string[] } | { matching: { until: string } };

/** What a queue does with several rows at once. */
export interface BulkChange {
  /** A verb, as on a row's own button. */
  action: string;
  isPending: boolean;
  mutate: (rows: ChosenRows, options: { onSuccess: () => void; onError: () => void }) => void;
}

interface BulkBarProps {
  /** The ids of the rows that are chosen, at least one. */
  chosen: readonly string[];
  /** How many rows wait, those included that are not shown; absent until it is known. */
  waiting: number | undefined;
  bulk: BulkChange;
  /** Nothing is chosen any more. */
  onClear: () => void;
}

/** What can be done with the chosen rows; asks before it does it. */
export function BulkBar({ chosen, waiting, bulk, onClear }: BulkBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  /** Since when all that wait are meant, not the chosen ones alone. */
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

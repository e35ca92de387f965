import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { formatCoins } from '#client/lib/format/money.ts';
import type { Queue } from '#domain/operations/facts.ts';
import type { QueueState } from '#domain/operations/schema.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';

interface QueueChipsProps {
  states: readonly QueueState[];
  chosen: Queue;
  onChoose: (queue: Queue) => void;
}

/**
 * Shows the waiting and overdue count of each queue; a press opens it. On a phone the chips scroll in one row: the late
 * ones first, of which one is open, then those with work.
 */
export function QueueChips({ states, chosen, onChoose }: QueueChipsProps) {
  return (
    <div
      role="group"
      aria-label={text.overview}
      className="-mx-5 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {states.map((state) => (
        <QueueChip
          key={state.queue}
          {...state}
          isChosen={state.queue === chosen}
          onChoose={() => onChoose(state.queue)}
        />
      ))}
    </div>
  );
}

type QueueChipProps = QueueState & { isChosen: boolean; onChoose: () => void };

function QueueChip({ queue, waiting, overdue, promisedHours, isChosen, onChoose }: QueueChipProps) {
  const isLate = overdue > 0 || (promisedHours === null && waiting > 0);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={clsx(
        'flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-caption font-semibold whitespace-nowrap transition-colors hover:border-accent',
        isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
        waiting > 0 && (isLate ? 'max-sm:-order-2' : 'max-sm:-order-1'),
        waiting === 0 && !isChosen && 'text-ink-soft',
      )}
    >
      {text.queues[queue].name}
      <span aria-hidden className="figures">
        {formatCoins(waiting)}
      </span>
      {isLate && <CircleAlert aria-hidden className="size-4 text-danger" />}
      <span className="sr-only">
        {waiting === 0 ? text.nothing : text.waiting(formatCoins(waiting))}
        {isLate && `, ${promisedHours === null ? text.failedForGood : text.overdueCount(formatCoins(overdue))}`}
      </span>
    </button>
  );
}

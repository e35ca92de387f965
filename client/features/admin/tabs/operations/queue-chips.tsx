import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import type { Queue } from '#contract/constants/operations.ts';
import type { QueueState } from '#contract/admin/operations.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { formatCoins } from '#client/lib/format/money.ts';

interface QueueChipsProps {
  states: readonly QueueState[];
  chosen: Queue;
  onChoose: (queue: Queue) => void;
}

/** Each queue with its waiting and overdue count, in one row that scrolls; a press opens the queue. */
export function QueueChips({ states, chosen, onChoose }: QueueChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const chosenPlace = states.findIndex(({ queue }) => queue === chosen);
  // Shows the chosen chip. `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const chip = row.current?.children.item(chosenPlace);
    if (!row.current || !(chip instanceof HTMLElement)) return;
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [chosenPlace]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={text.overview}
      className="relative -mx-5 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none] md:mx-0 md:px-0 md:[scrollbar-width:thin]"
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

import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Queue } from '#contract/constants/operations.ts';
import type { QueueState } from '#contract/admin/operations.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { formatCoins } from '#client/lib/format/money.ts';

interface QueueCardsProps {
  states: readonly QueueState[];
  chosen: Queue;
  onChoose: (queue: Queue) => void;
}

/** Waiting and overdue count of each queue; a press opens the queue. */
export function QueueCards({ states, chosen, onChoose }: QueueCardsProps) {
  return (
    <div role="group" aria-label={text.overview} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {states.map(({ queue, waiting, overdue, promisedHours }) => (
        <button
          key={queue}
          type="button"
          aria-pressed={queue === chosen}
          onClick={() => onChoose(queue)}
          className={clsx(
            'grid content-start gap-1 rounded-large border p-4 text-left transition-colors hover:border-accent',
            queue === chosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
          )}
        >
          <span className="text-caption font-semibold">{text.queues[queue].name}</span>
          <span className="figures text-title font-semibold">
            {waiting === 0 ? text.nothing : text.waiting(formatCoins(waiting))}
          </span>
          <Standing waiting={waiting} overdue={overdue} isPromised={promisedHours !== null} />
        </button>
      ))}
    </div>
  );
}

interface StandingProps {
  waiting: number;
  overdue: number;
  /** True if the queue has promised hours; without a promise (failed jobs) it is never on time. */
  isPromised: boolean;
}

function Standing({ waiting, overdue, isPromised }: StandingProps) {
  const isQuiet = waiting === 0;
  if (overdue > 0 || (!isPromised && !isQuiet)) {
    return (
      <span className="flex items-center gap-1.5 text-caption font-semibold text-danger">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {isPromised ? text.overdueCount(formatCoins(overdue)) : text.failedForGood}
      </span>
    );
  }
  return (
    <span className={clsx('flex items-center gap-1.5 text-caption text-ink-soft', isQuiet && 'invisible')}>
      <CircleCheck aria-hidden className="size-4 shrink-0 text-positive" />
      {text.onTime}
    </span>
  );
}

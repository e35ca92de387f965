import { formatDate } from '#client/lib/format/dates.ts';
import { PendingMark } from './pending-mark.tsx';

/** A record's calendar day, and its mark while a change is pending. */
export function DayWithMark({ day, of }: { day: string; of: string }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {formatDate(day)}
      <PendingMark of={of} />
    </span>
  );
}

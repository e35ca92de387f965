import { clsx } from 'clsx';
import { formatShortMonth } from '#client/lib/format/dates.ts';

/** Decorative calendar leaf of a day; the date is written beside it. `day` is a calendar date. */
export function CalendarLeaf({ day, isPast = false }: { day: string; isPast?: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid w-14 shrink-0 overflow-hidden rounded-small border text-center',
        isPast ? 'border-line text-ink-soft' : 'border-line-strong bg-surface',
      )}
    >
      <span
        className={clsx(
          'py-0.5 text-caption font-semibold',
          isPast ? 'bg-sunk text-ink-soft' : 'bg-accent text-on-accent',
        )}
      >
        {formatShortMonth(day.slice(0, 7))}
      </span>
      <span className="figures py-1 font-heading text-title font-semibold">{Number(day.slice(8))}</span>
    </span>
  );
}

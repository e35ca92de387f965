import { memoryScreensText as text } from '#messages/screens/memories.ts';
import { formatShortMonth } from '#client/lib/format/dates.ts';

interface MonthRailProps {
  year: string;
  /** Months as `2024-07`, in the order of the timeline. */
  months: readonly string[];
}

/** Links to the months of a year with memories. With the year's own link, any month is two taps away. */
export function MonthRail({ year, months }: MonthRailProps) {
  return (
    <nav aria-label={text.goToMonth(year)} className="-mx-3 -mt-3 flex flex-wrap pb-3">
      {months.map((month) => (
        <button
          key={month}
          type="button"
          onClick={() => goToMonth(month)}
          className="min-h-11 min-w-11 rounded-full px-3 text-caption font-medium text-ink-soft transition-colors hover:bg-sunk hover:text-ink"
        >
          {formatShortMonth(month)}
        </button>
      ))}
    </nav>
  );
}

function goToMonth(month: string) {
  const place = document.querySelector<HTMLElement>(`#month-${month}`);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

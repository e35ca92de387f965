import { clsx } from 'clsx';
import type { CalendarEntry } from '#contract/calendar.ts';
import { calendarScreensText as text } from '#messages/calendar.ts';
import { formatWeekday } from '#client/lib/format/dates.ts';
import { kindColour } from './entry-mark.tsx';

const MAX_MARKS = 4;
const MAX_TITLES = 3;
/** Lines of each title, by the number of titles in the cell. */
const titleLines = ['', 'line-clamp-3', 'line-clamp-2', 'line-clamp-1'] as const;

interface DayCellProps {
  day: string;
  entries: readonly CalendarEntry[];
  /** True for the day that the Tab key reaches. */
  isActive: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** True for a day of a neighbouring month. */
  isOutside: boolean;
  onChoose: () => void;
}

/** Day of the month's grid. The grid moves the focus between the cells. */
export function DayCell({ day, entries, isActive, isChosen, isToday, isOutside, onChoose }: DayCellProps) {
  const name = formatWeekday(day);
  return (
    <button
      type="button"
      role="gridcell"
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
      className={clsx(
        'relative flex min-h-14 min-w-0 flex-col items-center gap-1 rounded-small py-1 -outline-offset-2 transition-colors hover:bg-sunk lg:@[24rem]:min-h-24 lg:@[24rem]:items-start lg:@[24rem]:px-1',
        isChosen && 'lg:@[24rem]:bg-sunk',
      )}
    >
      <span className="sr-only">{entries.length === 0 ? name : text.dayWithEntries(name, entries.length)}</span>
      <DayNumber day={day} isChosen={isChosen} isToday={isToday} isOutside={isOutside} />
      <Marks entries={entries} />
      <Titles entries={entries} isOutside={isOutside} />
    </button>
  );
}

function DayNumber({
  day,
  isChosen,
  isToday,
  isOutside,
}: Pick<DayCellProps, 'day' | 'isChosen' | 'isToday' | 'isOutside'>) {
  return (
    <span
      aria-hidden
      className={clsx(
        // The filling ends before the ring of today.
        'figures grid aspect-square w-full max-w-8.5 place-items-center rounded-full border-2 bg-clip-content p-[2px] text-caption leading-none',
        isToday ? 'border-accent font-bold' : 'border-transparent',
        isChosen && 'bg-accent font-bold text-on-accent',
        !isChosen && isToday && 'text-accent-ink',
        !isChosen && !isToday && isOutside && 'text-ink-soft',
      )}
    >
      {Number(day.slice(8))}
    </span>
  );
}

/** One dot an entry, on a narrow grid. */
function Marks({ entries }: Pick<DayCellProps, 'entries'>) {
  return (
    <span aria-hidden className="flex max-w-full flex-wrap justify-center gap-0.5 lg:@[24rem]:hidden">
      {entries.slice(0, MAX_MARKS).map(({ kind, id }) => (
        <span key={`${kind} ${id}`} className="size-1.5 rounded-full" style={{ backgroundColor: kindColour(kind) }} />
      ))}
    </span>
  );
}

/** Titles of the first entries, on a wide grid. */
function Titles({ entries, isOutside }: Pick<DayCellProps, 'entries' | 'isOutside'>) {
  const shown = entries.slice(0, MAX_TITLES);
  const rest = entries.length - shown.length;
  return (
    <span
      className={clsx(
        'hidden w-full gap-1 text-left text-caption leading-tight lg:@[24rem]:grid',
        isOutside && 'text-ink-soft',
      )}
    >
      {shown.map(({ kind, id, title }) => (
        <span key={`${kind} ${id}`} className="border-l-3 pl-1" style={{ borderLeftColor: kindColour(kind) }}>
          <span className={clsx('wrap-anywhere', titleLines[shown.length])}>{title}</span>
        </span>
      ))}
      {rest > 0 && <span className="figures pl-1 text-ink-soft">{text.more(rest)}</span>}
    </span>
  );
}

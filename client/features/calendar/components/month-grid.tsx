import { clsx } from 'clsx';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DayMark } from '#client/features/panchang/days-model.ts';
import { formatDayOfWeek, formatWeekday } from '#client/lib/format/dates.ts';
import { SwipeArea } from '#client/ui/layout/swipe-area.tsx';
import type { CalendarEntry } from '#domain/calendar/schema.ts';
import { calendarScreensText as text } from '#messages/calendar.ts';
import { addMonths, isShownMonth, listWeeks, monthOf, moveDay } from '../model.ts';
import { kindColour } from './entry-mark.tsx';

const MAX_MARKS = 4;
const MAX_TITLES = 3;
/** Lines of each title, by the number of titles in the cell. */
const titleLines = ['', 'line-clamp-3', 'line-clamp-2', 'line-clamp-1'] as const;

interface DayCellProps {
  day: string;
  entries: readonly CalendarEntry[];
  /** Tithi and festivals, if the member sees them. */
  mark: DayMark | null;
  /** True for the day that the Tab key reaches. */
  isActive: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** True for a day of a neighbouring month. */
  isOutside: boolean;
  onChoose: () => void;
}

interface MonthGridProps {
  /** Month such as `2026-11`. */
  month: string;
  today: string;
  chosen: string;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  /** Tithis and festivals by day; `null` for a member who does not see them. */
  marks: ReadonlyMap<string, DayMark> | null;
  /** Id of the heading with the month. */
  labelledBy: string;
  onChoose: (day: string) => void;
  /** Called with the month of the day to which a key moves, or to which a swipe turns. */
  onMonth: (month: string) => void;
}

/**
 * Weeks of a month. Arrow keys, Home, End and the page keys move between days; Enter and Space choose one. A horizontal
 * swipe turns the month, as page keys do.
 */
export function MonthGrid({ month, today, chosen, entries, marks, labelledBy, onChoose, onMonth }: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  /** Day that gets the focus as soon as its month is shown: the address follows a key later. */
  const target = useRef<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const weeks = listWeeks(month);
  const active = focused !== null && monthOf(focused) === month ? focused : chosen;

  useLayoutEffect(() => {
    if (target.current === null || monthOf(target.current) !== month) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${target.current}"]`)?.focus();
    target.current = null;
  });

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const from = target.current ?? dayOf(event.target);
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = moveDay(from, event.key);
    if (to === null) return;
    event.preventDefault();
    if (to === from) return;
    target.current = to;
    setFocused(to);
    onMonth(monthOf(to));
  }

  /** Returns what turns by a number of months; `null` beyond the last one. */
  const turnBy = (months: number) => {
    const to = addMonths(month, months);
    return isShownMonth(to) ? () => onMonth(to) : null;
  };

  return (
    // Takes the margins of a narrow phone, so that two figures fit into a cell.
    <div className="@container cramped:-mx-4">
      <SwipeArea onSwipeLeft={turnBy(1)} onSwipeRight={turnBy(-1)}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells have the focus */}
        <div
          ref={grid}
          role="grid"
          aria-labelledby={labelledBy}
          onKeyDown={onKeyDown}
          onFocus={(event) => setFocused(dayOf(event.target) ?? null)}
          className="divide-y divide-line border-b border-line"
        >
          <div role="row" className="grid grid-cols-7">
            {weeks[0]?.map((day) => (
              <span
                key={day}
                role="columnheader"
                className="relative py-1 text-center text-caption font-semibold text-ink-soft lg:@[24rem]:px-1 lg:@[24rem]:text-left"
              >
                <span className="sr-only">{formatDayOfWeek(day, 'long')}</span>
                <span aria-hidden className="@[20rem]:hidden">
                  {formatDayOfWeek(day, 'narrow')}
                </span>
                <span aria-hidden className="hidden @[20rem]:inline">
                  {formatDayOfWeek(day, 'short')}
                </span>
              </span>
            ))}
          </div>
          {weeks.map((week) => (
            <div key={week[0]} role="row" className="grid grid-cols-7">
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  entries={entries.get(day) ?? []}
                  mark={marks?.get(day) ?? null}
                  isActive={day === active}
                  isChosen={day === chosen}
                  isToday={day === today}
                  isOutside={monthOf(day) !== month}
                  onChoose={() => onChoose(day)}
                />
              ))}
            </div>
          ))}
        </div>
      </SwipeArea>
    </div>
  );
}

/** Returns the day of the cell that an event is about. */
function dayOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset['day'] : undefined;
}

/** Day of the month's grid. The grid moves the focus between the cells. */
function DayCell({ day, entries, mark, isActive, isChosen, isToday, isOutside, onChoose }: DayCellProps) {
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
      <span className="sr-only">{describeDay(day, entries.length, mark)}</span>
      <DayNumber day={day} isChosen={isChosen} isToday={isToday} isOutside={isOutside} />
      {mark && <TithiMark mark={mark} />}
      <Marks entries={entries} />
      <Titles entries={entries} isOutside={isOutside} />
    </button>
  );
}

function describeDay(day: string, count: number, mark: DayMark | null): string {
  const name = [formatWeekday(day), ...(mark ? [mark.tithi, ...mark.festivals] : [])].join(', ');
  return count === 0 ? name : text.dayWithEntries(name, count);
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

/** The day's tithi in one small line, and its festivals: by name on a wide grid, by a leaf on a narrow one. */
function TithiMark({ mark: { tithi, festivals } }: { mark: DayMark }) {
  return (
    <span aria-hidden className="grid w-full justify-items-center gap-0.5 lg:@[24rem]:justify-items-start">
      <span className="max-w-full truncate text-caption text-ink-soft @max-[20rem]:hidden">{tithi}</span>
      {festivals.length > 0 && (
        <>
          <span className="size-1.5 rotate-45 bg-festive lg:@[24rem]:hidden" />
          <span className="hidden text-caption leading-tight font-medium text-festive-ink lg:@[24rem]:inline">
            {festivals.join(', ')}
          </span>
        </>
      )}
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

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarEntry } from '#contract/calendar.ts';
import { formatDayOfWeek } from '#client/lib/format/dates.ts';
import { listWeeks, monthOf, moveDay } from '../model.ts';
import { DayCell } from './day-cell.tsx';

interface MonthGridProps {
  /** Month such as `2026-11`. */
  month: string;
  today: string;
  chosen: string;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  /** Id of the heading with the month. */
  labelledBy: string;
  onChoose: (day: string) => void;
  /** Called with the month of the day to which a key moves. */
  onMonth: (month: string) => void;
}

/** Weeks of a month. Arrow keys, Home, End and the page keys move between days; Enter and Space choose one. */
export function MonthGrid({ month, today, chosen, entries, labelledBy, onChoose, onMonth }: MonthGridProps) {
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

  return (
    // Takes the margins of a narrow phone, so that two figures fit into a cell.
    <div className="@container cramped:-mx-4">
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
    </div>
  );
}

/** Returns the day of the cell that an event is about. */
function dayOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset['day'] : undefined;
}

import { clsx } from 'clsx';
import { memo, useMemo, useState, useEffect, useRef } from 'react';
import { formatShortMonth } from '#client/lib/format/dates.ts';
import { useIsNear } from '#client/ui/layout/use-is-near.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { groupByYear, monthStarts, type MemoryYear } from '../model.ts';
import { albumClass, ALBUM_BLOCK } from './album.ts';
import { MemoryTile } from './memory-tile.tsx';

interface AlbumStretchProps {
  memories: readonly Memory[];
  /** Index of the first memory in its album. */
  start: number;
  /** Month that begins with a memory, by its id: the target of the month's link. */
  monthOf: ReadonlyMap<string, string>;
  /** True at the top of the timeline: rendered at once. */
  isFirst: boolean;
}

/**
 * Section of an album. Far from the viewport only empty cells are rendered, so that thousands of memories scroll
 * smoothly.
 */
const AlbumSection = memo(function AlbumSection({ memories, start, monthOf, isFirst }: AlbumStretchProps) {
  const [first, setFirst] = useState<Element | null>(null);
  const [last, setLast] = useState<Element | null>(null);
  const isNear = useIsNear(first, last, isFirst);
  return memories.map((memory, place) => (
    <li
      key={memory.id}
      {...(place === 0 && { ref: setFirst })}
      {...(place > 0 && place === memories.length - 1 && { ref: setLast })}
      {...(monthOf.has(memory.id) && { id: `month-${monthOf.get(memory.id)}`, tabIndex: -1 })}
      className="grid outline-none"
    >
      {isNear && <MemoryTile memory={memory} isLarge={(start + place) % ALBUM_BLOCK === 0} />}
    </li>
  ));
});

/** Number of memories in a section of an album: about 2,400 pixels high on a phone. */
const STRETCH = 20;

interface TimelineProps {
  /** The memories in the API's order. */
  memories: readonly Memory[];
  /** Shows links to years and months. The results of a search have none, to be near its field. */
  hasRails?: boolean;
}

/** Shows memories by year. */
export const Timeline = memo(function Timeline({ memories, hasRails = true }: TimelineProps) {
  const years = useMemo(() => groupByYear(memories), [memories]);
  return (
    <section aria-label={text.timeline} className={clsx('grid grid-cols-1', hasRails ? 'gap-12' : 'gap-6')}>
      {hasRails && years.length > 1 && <YearRail years={years.map(({ year }) => year)} />}
      {years.map((year, place) => (
        <Year key={year.year} {...year} isFirst={place === 0} hasRails={hasRails} />
      ))}
    </section>
  );
});

interface YearProps extends MemoryYear {
  isFirst: boolean;
  hasRails: boolean;
}

function Year({ year, memories, isFirst, hasRails }: YearProps) {
  const stretches = useMemo(() => inStretches(memories), [memories]);
  const months = useMemo(() => monthStarts(memories), [memories]);
  const monthOf = useMemo(() => new Map(months.map(({ month, firstId }) => [firstId, month])), [months]);
  return (
    <section aria-labelledby={`year-${year}`}>
      <div className={clsx('flex flex-wrap items-baseline gap-x-4', hasRails ? 'pb-4' : 'pb-2')}>
        <h2
          id={`year-${year}`}
          tabIndex={-1}
          className={clsx('figures font-heading font-semibold outline-none', hasRails ? 'text-display' : 'text-title')}
        >
          {year}
        </h2>
        <span aria-hidden className="pair-rule w-12 cramped:hidden" />
        <p className="text-caption text-ink-soft">{text.count(memories.length)}</p>
      </div>
      {hasRails && months.length > 1 && <MonthRail year={year} months={months.map(({ month }) => month)} />}
      <div className="@container">
        <ul className={albumClass}>
          {stretches.map((stretch, place) => (
            <AlbumSection
              key={`from-${place * STRETCH}`}
              memories={stretch}
              start={place * STRETCH}
              monthOf={monthOf}
              isFirst={isFirst && place === 0}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function inStretches(memories: readonly Memory[]): (readonly Memory[])[] {
  return Array.from({ length: Math.ceil(memories.length / STRETCH) }, (_, place) =>
    memories.slice(place * STRETCH, (place + 1) * STRETCH),
  );
}

interface MonthRailProps {
  year: string;
  /** Months as `2024-07`, in the order of the timeline. */
  months: readonly string[];
}

/** Links to the months of a year with memories. With the year's own link, any month is two taps away. */
function MonthRail({ year, months }: MonthRailProps) {
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

/** Links to the years of the timeline. Stays at the top while scrolling and marks the year in view. */
function YearRail({ years }: { years: readonly string[] }) {
  const current = useYearInSight(years);
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = rail.current?.querySelector<HTMLElement>(`[data-year="${current}"]`);
    if (!button || !rail.current) return;
    const left = button.offsetLeft - (rail.current.clientWidth - button.clientWidth) / 2;
    rail.current.scrollTo({ left, behavior: 'smooth' });
  }, [current]);
  return (
    <nav
      ref={rail}
      aria-label={text.goToYear}
      className="sticky top-0 z-10 -mx-5 -mb-8 flex gap-1 overflow-x-auto bg-page px-5 py-2 [scrollbar-width:none] md:-mx-8 md:px-8"
    >
      {years.map((year) => (
        <button
          key={year}
          type="button"
          data-year={year}
          aria-current={year === current ? 'true' : undefined}
          onClick={() => goToYear(year)}
          className={clsx(
            'figures min-h-11 shrink-0 rounded-full px-4 font-medium transition-colors',
            year === current ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-sunk',
          )}
        >
          {year}
        </button>
      ))}
    </nav>
  );
}

function goToYear(year: string) {
  const heading = document.querySelector<HTMLElement>(`#year-${year}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function useYearInSight(years: readonly string[]) {
  const [current, setCurrent] = useState(years[0]);
  const names = years.join(' ');
  useEffect(() => {
    // The year in view crosses a line just below the rail.
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        const year = crossing?.getAttribute('aria-labelledby')?.replace('year-', '');
        if (year) setCurrent(year);
      },
      { rootMargin: '-25% 0px -74% 0px' },
    );
    for (const year of names.split(' ')) {
      const section = document.querySelector(`[aria-labelledby="year-${year}"]`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [names]);
  return current;
}

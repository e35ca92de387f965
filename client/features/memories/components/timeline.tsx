import { memo, useMemo } from 'react';
import type { Memory } from '#contract/memories.ts';
import { memoryScreensText as text } from '#messages/screens/memories.ts';
import { groupByYear, monthStarts, type MemoryYear } from '../model.ts';
import { albumClass } from './album.ts';
import { AlbumSection } from './album-section.tsx';
import { MonthRail } from './month-rail.tsx';
import { YearRail } from './year-rail.tsx';

/** Number of memories in a section of an album: about 2,400 pixels high on a phone. */
const STRETCH = 20;

/** Shows all memories by year. Takes the list in the API's order. */
export const Timeline = memo(function Timeline({ memories }: { memories: readonly Memory[] }) {
  const years = useMemo(() => groupByYear(memories), [memories]);
  return (
    <section aria-label={text.timeline} className="grid grid-cols-1 gap-12">
      {years.length > 1 && <YearRail years={years.map(({ year }) => year)} />}
      {years.map((year, place) => (
        <Year key={year.year} {...year} isFirst={place === 0} />
      ))}
    </section>
  );
});

function Year({ year, memories, isFirst }: MemoryYear & { isFirst: boolean }) {
  const stretches = useMemo(() => inStretches(memories), [memories]);
  const months = useMemo(() => monthStarts(memories), [memories]);
  const monthOf = useMemo(() => new Map(months.map(({ month, firstId }) => [firstId, month])), [months]);
  return (
    <section aria-labelledby={`year-${year}`}>
      <div className="flex flex-wrap items-baseline gap-x-4 pb-4">
        <h2
          id={`year-${year}`}
          tabIndex={-1}
          className="figures font-heading text-display font-semibold outline-none"
        >
          {year}
        </h2>
        <span aria-hidden className="pair-rule w-12 cramped:hidden" />
        <p className="text-caption text-ink-soft">{text.count(memories.length)}</p>
      </div>
      {months.length > 1 && <MonthRail year={year} months={months.map(({ month }) => month)} />}
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

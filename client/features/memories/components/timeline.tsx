import { memo, useDeferredValue, useMemo } from 'react';
import type { Memory } from '#contract/memories.ts';
import { memoryScreensText as text } from '#messages/en/memory-screens.ts';
import { groupByYear, type MemoryYear } from '../model.ts';
import { ALBUM_BLOCK, albumClass } from './album.ts';
import { MemoryTile } from './memory-tile.tsx';
import { YearRail } from './year-rail.tsx';

/** Drawn at once; the rest follows without holding anything up. */
const FIRST_DRAWN = 40;

/** Every memory, by year. Takes the list in the order of the API. */
export const Timeline = memo(function Timeline({ memories }: { memories: readonly Memory[] }) {
  const drawn = useDeferredValue(memories, memories.slice(0, FIRST_DRAWN));
  const years = useMemo(() => groupByYear(drawn), [drawn]);
  return (
    <section aria-label={text.timeline} className="grid grid-cols-1 gap-12">
      {years.length > 1 && <YearRail years={years.map(({ year }) => year)} />}
      {years.map((year) => (
        <Year key={year.year} {...year} />
      ))}
    </section>
  );
});

function Year({ year, memories }: MemoryYear) {
  return (
    <section aria-labelledby={`year-${year}`}>
      <div className="flex items-baseline gap-4 pb-4">
        <h2
          id={`year-${year}`}
          tabIndex={-1}
          className="figures font-heading text-display font-semibold outline-none"
        >
          {year}
        </h2>
        <span aria-hidden className="pair-rule w-12" />
        <p className="text-caption text-ink-soft">{text.count(memories.length)}</p>
      </div>
      <div className="@container">
        <ul className={albumClass}>
          {memories.map((memory, place) => (
            <MemoryTile key={memory.id} memory={memory} isLarge={place % ALBUM_BLOCK === 0} />
          ))}
        </ul>
      </div>
    </section>
  );
}

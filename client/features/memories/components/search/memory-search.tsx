import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { SearchField } from '#client/ui/forms/search-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { foldMemories } from '#domain/memories/rules.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { countTags, groupByYear } from '../../model.ts';
import type { useMemoryFilters } from '../../use-memory-filters.ts';

interface MemorySearchProps {
  memories: readonly Memory[];
  filter: ReturnType<typeof useMemoryFilters>;
  takesFocus: boolean;
}

const photoOptions = [
  { value: '', label: text.anyPhoto },
  { value: 'true', label: text.hasPhoto },
  { value: 'false', label: text.hasNoPhoto },
];

/** Search by words, tag, year and photo; the choices come from the couple's memories. */
export function MemorySearch({ memories, filter, takesFocus }: MemorySearchProps) {
  useEffect(() => foldAhead(memories), [memories]);
  const tags = countTags(memories).map(({ tag }) => tag);
  // The address may name a tag that no memory has now.
  const known = tags.some((tag) => tag.toLowerCase() === filter.tag.toLowerCase());
  const shownTags = filter.tag && !known ? [filter.tag, ...tags] : tags;
  const chosenTag = shownTags.find((tag) => tag.toLowerCase() === filter.tag.toLowerCase()) ?? '';
  const years = groupByYear(memories).map(({ year }) => year);
  const shownYears = filter.year && !years.includes(filter.year) ? [filter.year, ...years] : years;
  const filtersId = useId();
  // On a phone the results follow the field: its keyboard leaves room for nothing between them.
  const [hasFilters, setHasFilters] = useState(Boolean(filter.year || filter.hasPhoto || filter.tag));
  return (
    <search className="grid grid-cols-1 gap-4">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <SearchField
            label={text.search}
            clearLabel={text.clearSearch}
            value={filter.typed}
            onChange={filter.setTyped}
            takesFocus={takesFocus}
          />
        </div>
        <IconButton
          icon={SlidersHorizontal}
          label={text.filters}
          aria-expanded={hasFilters}
          aria-controls={filtersId}
          onClick={() => setHasFilters(!hasFilters)}
          className="-mr-2.5 md:hidden"
        />
      </div>
      <div
        id={filtersId}
        className={clsx('grid grid-cols-2 gap-4 md:grid-cols-3 cramped:grid-cols-1', !hasFilters && 'max-md:hidden')}
      >
        <SelectField
          label={text.filterYear}
          options={[{ value: '', label: text.allYears }, ...shownYears.map((year) => ({ value: year, label: year }))]}
          value={filter.year}
          onChange={(event) => filter.setFilter('year', event.target.value)}
        />
        <SelectField
          label={text.filterPhoto}
          options={photoOptions}
          value={filter.hasPhoto}
          onChange={(event) => filter.setFilter('photo', event.target.value)}
        />
        {shownTags.length > 0 && (
          <div className="col-span-2 md:col-span-1 cramped:col-span-1">
            <SelectField
              label={text.filterTag}
              options={[{ value: '', label: text.allTags }, ...shownTags.map((tag) => ({ value: tag, label: tag }))]}
              value={chosenTag}
              onChange={(event) => filter.setFilter('tag', event.target.value)}
            />
          </div>
        )}
      </div>
    </search>
  );
}

/** Memories whose texts are read in one task, which takes a few milliseconds on a slow phone. */
const FOLDED_AT_ONCE = 50;

/** Reads the texts of memories in short tasks, so that the first word finds them read. Returns a function that stops. */
function foldAhead(memories: readonly Memory[]): () => void {
  let place = 0;
  const timer = setInterval(() => {
    foldMemories(memories.slice(place, place + FOLDED_AT_ONCE));
    place += FOLDED_AT_ONCE;
    if (place >= memories.length) clearInterval(timer);
  }, 0);
  return () => clearInterval(timer);
}

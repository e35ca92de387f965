import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSearchWords } from '#client/lib/use-debounced.ts';

/** Filters of memories; an absent one excludes nothing. */
export interface MemoryFilters {
  search?: string;
  tag?: string;
  /** Year as `2024`. */
  year?: string;
  hasPhoto?: 'true' | 'false';
}

/**
 * Returns the filters of the timeline. The address keeps tag, year and photo, so that a tag is a link; the search words
 * are not in it.
 */
export function useMemoryFilters() {
  const [typed, setTyped] = useState('');
  const search = useSearchWords(typed);
  const [parameters, setParameters] = useSearchParams();
  const tag = parameters.get('tag') ?? '';
  const year = /^(?:19|20|21)\d\d$/.exec(parameters.get('year') ?? '')?.[0] ?? '';
  const photo = parameters.get('photo');
  const hasPhoto = photo === 'true' || photo === 'false' ? photo : '';
  const filters = useMemo(
    (): MemoryFilters => ({
      ...(search && { search }),
      ...(tag && { tag }),
      ...(year && { year }),
      ...(hasPhoto && { hasPhoto }),
    }),
    [search, tag, year, hasPhoto],
  );

  function setFilter(name: 'tag' | 'year' | 'photo', value: string) {
    const next = new URLSearchParams(parameters);
    if (value) next.set(name, value);
    else next.delete(name);
    setParameters(next, { replace: true, preventScrollReset: true });
  }

  function clear() {
    setTyped('');
    setParameters({}, { replace: true, preventScrollReset: true });
  }

  return { typed, setTyped, tag, year, hasPhoto, setFilter, clear, filters, isOn: hasAny(filters) };
}

function hasAny(filters: MemoryFilters): boolean {
  return Object.keys(filters).length > 0;
}

import { useEffect, useMemo } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { importantDatesRead } from '#client/features/important-dates/reads.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import type { NextDayOfTithi } from '#domain/important-dates/next-occurrence.ts';
import { DEFAULT_PANCHANG } from '#domain/panchang/public-form.ts';
import type { PanchangPreferences } from '#domain/panchang/schema.ts';
import type * as model from './days-model.ts';
import { panchangPreferencesRead } from './reads.ts';

/** The module that computes days of tithis and festivals; `null` before it is needed. */
const daysModel = createStore<typeof model | null>(null);

/** True after a failure to load it. */
const hasFailed = createStore(false);

/** Loads the module, after a failure again once the network is back. */
export async function loadDays(load: () => Promise<typeof model> = async () => import('./days-model.ts')) {
  try {
    daysModel.set(await load());
  } catch (error) {
    hasFailed.set(true);
    // Days of tithis stay out until the network is back; the other days need nothing of it.
    console.warn('Days of tithis could not be loaded', error);
    addEventListener('online', () => void loadDays(), { once: true });
  }
}

/** Returns the module that computes days, which is loaded once it is needed; `null` until then. */
export function useDaysModel(isNeeded: boolean): typeof model | null {
  const loaded = useStore(daysModel, null);
  const isLacking = isNeeded && loaded === null;
  useEffect(() => {
    if (isLacking) void loadDays();
  }, [isLacking]);
  return isNeeded ? loaded : null;
}

/** Returns the member's choice if they see tithis and festivals, else `null`. */
export function useShownPanchang(): PanchangPreferences | null {
  const { data } = useCopied(panchangPreferencesRead, null);
  return data?.isOn ? data : null;
}

interface TithiDays {
  /** `null` without dates by tithi, and before the days are loaded. */
  nextDayOfTithi: NextDayOfTithi | null;
  /** The same with the city of dates that have none yet. */
  found: { city: string; find: NextDayOfTithi } | null;
  isLoading: boolean;
}

/**
 * Returns the function that finds the next day of a tithi, once an important date recurs by one. `isLoading` is true
 * until such dates can be shown, or cannot be for want of a network.
 */
export function useTithiDays(): TithiDays {
  const dates = useCopied(importantDatesRead, null).data;
  const city = useCopied(panchangPreferencesRead, null).data?.city ?? DEFAULT_PANCHANG.city;
  const isNeeded = dates?.some(({ tithi }) => tithi !== null) ?? false;
  const days = useDaysModel(isNeeded);
  const isFailed = useStore(hasFailed, false);
  const found = useMemo(() => days && { city, find: days.tithiDaysOf(city) }, [days, city]);
  return { nextDayOfTithi: found?.find ?? null, found, isLoading: isNeeded && days === null && !isFailed };
}

/** Returns the marks of the days that a month shows; `null` unless the member sees tithis. */
export function useDayMarks({ from, to }: { from: string; to: string }): ReadonlyMap<string, model.DayMark> | null {
  const choice = useShownPanchang();
  const days = useDaysModel(choice !== null);
  return useMemo(() => (choice && days ? days.markDays({ from, to }, choice) : null), [choice, days, from, to]);
}

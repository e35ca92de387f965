import type { Festival } from '#domain/panchang/facts.ts';
import type { DateCategory } from './facts.ts';

const categories: Partial<Record<Festival, DateCategory>> = { uttarayan: 'outdoor', navratri: 'dancing' };

/** Returns the category of the date that a festival becomes; most are of no category of their own. */
export function categoryOfFestival(festival: Festival): DateCategory {
  return categories[festival] ?? 'other';
}

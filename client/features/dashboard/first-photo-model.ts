import { indiaDate } from '#client/lib/format/dates.ts';
import { yearOf } from '#domain/memories/on-this-day.ts';
import type { Memory } from '#domain/memories/schema.ts';

/** Returns true in the first year of a couple, or of a member alone. `createdAt` is an instant, `today` a calendar date. */
export function isInFirstYear(createdAt: string, today: string): boolean {
  return indiaDate(createdAt) > `${yearOf(today) - 1}${today.slice(4)}`;
}

/** Returns the memory of the earliest day that has a photo; `null` without any. */
export function findFirstPhoto(memories: readonly Memory[]): Memory | null {
  const [first] = memories
    .filter(({ thumbnailUrl }) => thumbnailUrl !== null)
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  return first ?? null;
}

function keyOf({ memoryDate, createdAt }: Memory): string {
  return `${memoryDate} ${createdAt}`;
}

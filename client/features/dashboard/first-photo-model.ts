import type { Memory } from '#domain/memories/schema.ts';

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

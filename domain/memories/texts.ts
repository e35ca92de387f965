/** Optional texts of a memory, in the order in which forms, searches and the photo book have them. */
export const MEMORY_TEXTS = ['place', 'description'] as const;
export type MemoryText = (typeof MEMORY_TEXTS)[number];

/** Values of the fields that a new memory may omit. */
export const MEMORY_DEFAULTS = { place: null, description: null, tags: null, milestone: null, dateId: null } as const;

interface Captioned {
  memoryDate: string;
  place: string | null;
}

/** Returns the line below a memory's title: its day, short or in full, and its place. */
export function captionOf({ memoryDate, place }: Captioned, format: (calendarDate: string) => string): string {
  return [format(memoryDate), place].filter(Boolean).join(' · ');
}

interface Captioned {
  memoryDate: string;
  place: string | null;
}

/** Returns the line below a memory's title: its day, short or in full, and its place. */
export function captionOf({ memoryDate, place }: Captioned, format: (calendarDate: string) => string): string {
  return [format(memoryDate), place].filter(Boolean).join(' · ');
}

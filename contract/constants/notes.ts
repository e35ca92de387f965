export const NOTE_CATEGORIES = [
  'preferences',
  'gifts',
  'food',
  'places',
  'entertainment',
  'special',
] as const;
export type NoteCategory = (typeof NOTE_CATEGORIES)[number];

export const NOTE_DEFAULTS = { isPrivate: true } as const;

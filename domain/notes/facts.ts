import { faultsOf } from '#domain/kernel/fault.ts';

export const NOTE_CATEGORIES = ['preferences', 'gifts', 'food', 'places', 'entertainment', 'special'] as const;
export type NoteCategory = (typeof NOTE_CATEGORIES)[number];

/** Values of the fields that a new note may omit. */
export const NOTE_DEFAULTS: { tags: string[]; isPrivate: boolean } = { tags: [], isPrivate: true };

export interface NotesFaults {
  categoryInvalid: [];
  categoryRequired: [];
  contentRequired: [];
  privacyInvalid: [];
  titleRequired: [];
}
export const notesFault = faultsOf<NotesFaults>('notes');

/** Draft of an unsent form: its initial values as JSON, and its content. */
export interface Kept {
  start: string;
  value: unknown;
}

/** Replaces plain-text session storage while app lock is on (`encrypted-drafts.ts`). */
export interface DraftKeeper {
  read: (key: string) => Kept | null;
  keep: (key: string, kept: Kept) => void;
  forget: (key: string) => void;
}

export const draftPrefix = 'jugal-form/';

let keeper: DraftKeeper | null = null;

export function persistDraftsBy(next: DraftKeeper | null): void {
  keeper = next;
}

/**
 * Stores a draft in session storage: it survives a reload, but not the tab, and no other tab sees it
 * (`docs/topics/offline.md`). A browser that blocks storage stores none.
 */
export function storeValue(key: string, kept: Kept): void {
  if (keeper) {
    keeper.keep(key, kept);
    return;
  }
  try {
    sessionStorage.setItem(draftPrefix + key, JSON.stringify(kept));
  } catch (error) {
    console.warn('The draft could not be kept', error);
  }
}

export function readKept(key: string): Kept | null {
  if (keeper) return keeper.read(key);
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftPrefix + key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch (error) {
    console.warn('The draft could not be read', error);
    return null;
  }
}

export function deleteStoredDraft(key: string): void {
  keeper?.forget(key);
  try {
    sessionStorage.removeItem(draftPrefix + key);
  } catch (error) {
    console.warn('The draft could not be forgotten', error);
  }
}

/** Lists the keys of all drafts of this tab. */
export function listKept(): string[] {
  return Object.keys(sessionStorage)
    .filter((name) => name.startsWith(draftPrefix))
    .map((name) => name.slice(draftPrefix.length));
}

/** Deletes all drafts of this tab, for sign-out. */
export function deleteAllDrafts(): void {
  for (const key of listKept()) deleteStoredDraft(key);
}

export function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'start' in value && 'value' in value;
}

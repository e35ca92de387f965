import { clearDepartureNotes } from '../public/departure-notes.ts';

/** Name of the database of all that a member has on this device (`client/data/database.ts`). */
export const memberDatabase = 'jugal';

/**
 * Deletes a member's database, also on public pages, which load no library for it. Open pages close it first. Resolves
 * when it is gone.
 */
export function deleteMemberDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!('indexedDB' in globalThis)) {
      resolve();
      return;
    }
    const request = indexedDB.deleteDatabase(memberDatabase);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database of the member was not deleted')),
    );
  });
}

/**
 * Deletes the answers and pictures that another member may have left, and how they left, at sign-in. Changes that this
 * member has not sent stay.
 */
export async function clearFormerMember(): Promise<void> {
  clearDepartureNotes();
  if (!('indexedDB' in globalThis)) return;
  const database = await openExisting();
  const tables = [...(database?.objectStoreNames ?? [])].filter((name) => !KEPT.has(name));
  if (database && tables.length > 0) {
    const transaction = database.transaction(tables, 'readwrite');
    for (const name of tables) transaction.objectStore(name).clear();
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Nothing was cleared')));
    });
  }
  database?.close();
}

const KEPT: ReadonlySet<string> = new Set(['mutations', 'lock']);

/** Opens the database, or returns `null` without one, because opening would create an empty database. */
async function openExisting(): Promise<IDBDatabase | null> {
  const found = await indexedDB.databases();
  if (found.every(({ name }) => name !== memberDatabase)) return null;
  const request = indexedDB.open(memberDatabase);
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not open')));
  });
}

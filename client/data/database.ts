import { type IDBPDatabase, openDB } from 'idb';
import { createStore } from '#client/lib/store/create-store.ts';
import { memberDatabase } from '#client/lib/store/member-database.ts';
import { moveFormerDatabases } from './former-databases.ts';

/** Tables of the device's database. Keys are stored beside the values, and are never encrypted. */
export const TABLES = [
  'answers',
  'mutations',
  'pictures',
  'files',
  'photos',
  'plans',
  'lock',
  'copy',
  'heads',
] as const;
export type TableName = (typeof TABLES)[number];

let opening: Promise<IDBPDatabase> | null = null;

/** Counter of databases that the browser has closed, for example because it evicted the site. */
export const closedByBrowser = createStore(0);

/** True once the member's data is being deleted: this page then stores nothing more. */
let isClosed = false;

/** Closes the database for the rest of this page's life, before its deletion. */
export function closeDatabase(): void {
  isClosed = true;
}

/**
 * Opens the database once; `null` in a browser without IndexedDB, or after `closeDatabase`. Rejects if the browser
 * refuses to open it.
 */
export function openDatabase(): Promise<IDBPDatabase> | null {
  if (isClosed || !('indexedDB' in globalThis)) return null;
  // A browser aborts the first opening while it evicts the site.
  opening ??= open()
    .catch(open)
    .catch((error: unknown) => {
      opening = null;
      throw error;
    });
  return opening;
}

async function open(): Promise<IDBPDatabase> {
  const database = await openDB(memberDatabase, 2, {
    upgrade(created) {
      for (const table of TABLES) {
        if (created.objectStoreNames.contains(table)) continue;
        const isNumbered = table === 'mutations';
        const store = created.createObjectStore(table, { autoIncrement: isNumbered });
        if (!isNumbered) continue;
        // No number is assigned twice, also after an eviction: a late result must not settle a newer change.
        const first = Date.now();
        void store.put(null, first);
        void store.delete(first);
      }
    },
    // Another tab deletes the database at sign-out, or a newer version opens it.
    blocking: () => {
      database.close();
      opening = null;
    },
    terminated: () => {
      opening = null;
      closedByBrowser.set(closedByBrowser.get() + 1);
    },
  });
  await moveFormerDatabases(database);
  return database;
}

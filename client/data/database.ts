import { type IDBPDatabase, openDB } from 'idb';
import { memberDatabase } from '#client/lib/store/member-database.ts';
import { moveFormerDatabases } from './former-databases.ts';

/** Tables of the device's database. Keys are stored beside the values, and are never encrypted. */
export const TABLES = [
  'answers',
  'mutations',
  'sent',
  'pictures',
  'files',
  'photos',
  'plans',
  'lock',
] as const;
export type TableName = (typeof TABLES)[number];

let opening: Promise<IDBPDatabase> | null = null;

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
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<IDBPDatabase> {
  const database = await openDB(memberDatabase, 1, {
    upgrade(created) {
      for (const table of TABLES)
        created.createObjectStore(table, table === 'mutations' ? { autoIncrement: true } : {});
    },
    // Another tab deletes the database at sign-out, or a newer version opens it.
    blocking: () => {
      database.close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  });
  await moveFormerDatabases(database);
  return database;
}

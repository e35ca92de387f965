import { clearDepartureNotes } from '../public/departure-notes.ts';

/** Web Lock that writers hold shared, and that is held alone while the rows move to a new database. */
export const STORE_LOCK = 'jugal-store';

/** Key in the table `lock` of the mark that all rows of the former database have arrived. */
export const ARRIVED_KEY = 'arrived';

const NAME = /^jugal(?:-(\d+))?$/;

/**
 * Name of the database of all that a member has on this device (`client/data/database.ts`). Turning app lock on or off
 * moves the rows to the next generation.
 */
export function databaseName(generation: number): string {
  return generation === 0 ? 'jugal' : `jugal-${generation}`;
}

/** Lists the generations of databases on this device, oldest first. */
export async function listGenerations(): Promise<number[]> {
  const found = await listDatabases();
  return found
    .map(({ name = '' }) => NAME.exec(name))
    .filter((match) => match !== null)
    .map(([, generation = '0']) => Number(generation))
    .toSorted((one, other) => one - other);
}

/** Pause before a question to the browser is repeated, in milliseconds. */
const ASK_AGAIN_MS = 1000;

/** Lists the databases of the site. A browser never answers what it was asked while it evicted the site. */
async function listDatabases(): Promise<IDBDatabaseInfo[]> {
  const asked: Promise<IDBDatabaseInfo[] | null>[] = [];
  for (;;) {
    asked.push(indexedDB.databases());
    const pause = new Promise<null>((resolve) => setTimeout(resolve, ASK_AGAIN_MS * asked.length, null));
    const found = await Promise.race([...asked, pause]);
    if (found) return found;
  }
}

/**
 * Deletes a member's data, also on public pages, which load no library for it. Open pages close it first. Resolves when
 * it is gone.
 */
export async function deleteMemberDatabase(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  // The latest first: an unfinished move must not be the only one that is left.
  for (const generation of (await listGenerations()).toReversed())
    await finish(indexedDB.deleteDatabase(databaseName(generation)));
}

/**
 * Deletes the answers and pictures that another member may have left, and how they left, at sign-in. Changes that this
 * member has not sent stay.
 */
export async function clearFormerMember(): Promise<void> {
  clearDepartureNotes();
  if (!('indexedDB' in globalThis)) return;
  for (const generation of (await listGenerations()).toReversed()) {
    const database = await openExisting(databaseName(generation));
    if (!database) continue;
    const tables = [...database.objectStoreNames];
    const transaction = tables.length > 0 ? database.transaction(tables, 'readwrite') : null;
    for (const name of tables) if (!KEPT.has(name)) transaction?.objectStore(name).clear();
    // Confirmed changes have texts as keys, pending ones numbers.
    if (tables.includes('mutations')) transaction?.objectStore('mutations').delete(IDBKeyRange.lowerBound(''));
    const mark = tables.includes('lock') && transaction?.objectStore('lock').getKey(ARRIVED_KEY);
    if (transaction)
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Nothing was cleared')));
      });
    database.close();
    // Former ones are empty. A page that its browser has frozen may keep them from being opened.
    if (mark && mark.result !== undefined) return;
  }
}

const KEPT: ReadonlySet<string> = new Set(['mutations', 'lock']);

/** Opens a database, or returns `null` if it has been deleted, because opening would create an empty one. */
async function openExisting(name: string): Promise<IDBDatabase | null> {
  const request = indexedDB.open(name);
  let isMissing = false;
  request.addEventListener('upgradeneeded', () => {
    isMissing = true;
    request.transaction?.abort();
  });
  return finish(request).catch((error: unknown) => {
    if (isMissing) return null;
    throw error;
  });
}

function finish<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not open')));
  });
}

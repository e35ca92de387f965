import { deleteDB } from 'idb';
import { databaseName, listGenerations, STORE_LOCK } from '#client/lib/store/member-database.ts';

/**
 * Runs `work` while no page and no worker writes. Rejects without running it if a writer does not finish: a page that
 * its browser has frozen may hold the lock for hours, and others would wait behind this request.
 */
export function holdStoreAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(STORE_LOCK, { signal: AbortSignal.timeout(PATIENCE_MS) }, work);
}

const PATIENCE_MS = 5000;

/** Opens the current database; `null` without one. */
type OpenCurrent = () => Promise<{ generation: number; database: { close: () => void } } | null>;

/**
 * Deletes databases that a move has left. It waits for no connection: a frozen page may hold one to a database whose
 * rows have moved, which is empty.
 */
export async function deleteOthers(openCurrent: OpenCurrent): Promise<void> {
  await holdStoreAlone(() => deleteLeft(openCurrent)).catch(warnOfOthers);
}

async function deleteLeft(openCurrent: OpenCurrent): Promise<void> {
  // This page's own connection may be to a database that another page has left meanwhile.
  const current = await openCurrent();
  current?.database.close();
  for (const generation of await listGenerations())
    if (current && generation !== current.generation) deleteGeneration(generation);
}

/** Asks the browser to delete a database. */
export function deleteGeneration(generation: number): void {
  void deleteDB(databaseName(generation)).catch(warnOfOthers);
}

function warnOfOthers(error: unknown): void {
  console.warn('A database that the rows have left could not be deleted yet', error);
}

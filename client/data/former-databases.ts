import { type IDBPDatabase, deleteDB, openDB } from 'idb';

/** Databases of versions before the single store, with the table that takes each one's rows. */
const FORMER: readonly { name: string; store: string; table: string }[] = [
  { name: 'jugal-outbox', store: 'changes', table: 'mutations' },
  { name: 'jugal-files', store: 'files', table: 'files' },
  { name: 'jugal-gallery', store: 'photos', table: 'photos' },
  { name: 'jugal-gallery-plan', store: 'plans', table: 'plans' },
  { name: 'jugal-lock', store: 'lock', table: 'lock' },
];

/**
 * Moves the rows of former databases into the store, and deletes those databases. Encrypted rows move as they are, so
 * that it needs no key; an interrupted run begins again, because a row keeps its key.
 */
export async function moveFormerDatabases(into: IDBPDatabase): Promise<void> {
  const present = new Set((await indexedDB.databases()).map(({ name }) => name));
  for (const former of FORMER) {
    if (!present.has(former.name)) continue;
    await moveRows(former, into);
    await deleteDB(former.name);
  }
}

async function moveRows({ name, store, table }: (typeof FORMER)[number], into: IDBPDatabase): Promise<void> {
  const database = await openDB(name);
  try {
    if (!database.objectStoreNames.contains(store)) return;
    const { store: rows } = database.transaction(store);
    const [keys, values] = await Promise.all([rows.getAllKeys(), rows.getAll()]);
    const { store: target, done } = into.transaction(table, 'readwrite');
    for (const [index, rowKey] of keys.entries()) void target.put(toRow(values[index]), rowKey);
    await done;
  } finally {
    database.close();
  }
}

/** Returns the row in its present shape: the sealed bytes alone, or the value. */
function toRow(row: unknown): object {
  if (typeof row === 'object' && row !== null && 'sealed' in row) return { sealed: row.sealed };
  return { value: row };
}

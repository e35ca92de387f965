import { deleteDB, type IDBPDatabase } from 'idb';
import { ARRIVED_KEY, databaseName } from '#client/lib/store/member-database.ts';
import {
  close,
  LOCK_KEY,
  MOVED_KEY,
  openDatabase,
  openGeneration,
  startNumbers,
  type TableName,
  TABLES,
} from '../database.ts';
import { decodeRow, type Row } from '../store.ts';
import { deleteGeneration, holdStoreAlone } from './delete-others.ts';
import { encryptValue } from './encrypted-value.ts';
import type { LockRecord } from './lock-record.ts';

/** App lock of a store, with the key that encrypts its rows. */
export interface StoreLock {
  record: LockRecord;
  key: CryptoKey;
}

/** Steps of a move that no page and no worker writes during. */
interface MoveSteps {
  /** Called right before the rows of the new database count. */
  before?: () => Promise<void> | void;
  /** Called right after. */
  after?: () => Promise<void> | void;
}

/** Storage key set during a move, so that a page can tell that an earlier one was left before its end. */
const movingKey = 'jugal-lock-rewriting';

/** Returns true if a page was left while it moved the store. */
export function isMoveUnfinished(): boolean {
  return localStorage.getItem(movingKey) !== null;
}

export function endMove(): void {
  localStorage.removeItem(movingKey);
}

/**
 * Moves all rows to a new database, encrypted with the key of `lock`, or plain for `null`. The move counts by one
 * transaction, which empties the former database and marks it. After a failure before it, nothing has changed.
 */
export async function moveStore(lock: StoreLock | null, { before, after }: MoveSteps = {}): Promise<void> {
  await holdStoreAlone(async () => {
    // A former connection may be to a database that another tab has left.
    const former = await openDatabase();
    if (former) close(former);
    const from = await openDatabase(true);
    if (!from) throw new Error('This browser has no database');
    localStorage.setItem(movingKey, '1');
    const generation = from.generation + 1;
    // An unfinished move.
    await deleteDB(databaseName(generation));
    const to = await openGeneration(generation, true);
    try {
      await copyRows(from.database, to.database, lock);
      await before?.();
      await leave(from.database);
    } catch (error) {
      close(to);
      deleteGeneration(generation);
      endMove();
      throw error;
    }
    // On a full device the mark of the former database, or its absence, says the same.
    await to.database
      .put('lock', true, ARRIVED_KEY)
      .catch((error: unknown) => console.warn('The arrival of the rows could not be noted', error));
    close(from);
    close(to);
    await after?.();
    endMove();
    deleteGeneration(from.generation);
  });
}

async function copyRows(from: IDBPDatabase, to: IDBPDatabase, lock: StoreLock | null): Promise<void> {
  /** Tables in which a row could not be decrypted. */
  const incomplete = new Set<TableName>();
  for (const name of TABLES) {
    // A copy that lacks rows is read again.
    if (name === 'lock' || (name === 'heads' && incomplete.has('copy'))) continue;
    if (!(await copyTable(name, [from, to], lock))) incomplete.add(name);
  }
  const number = await nextNumber(from);
  await startNumbers(to.transaction('mutations', 'readwrite').store, number);
  // A browser may write the databases in any order: the new one must be on disk before the other is emptied.
  const last = to.transaction('lock', 'readwrite', { durability: 'strict' });
  if (lock) void last.store.put({ value: lock.record } satisfies Row, LOCK_KEY);
  await last.done;
}

/** Copies row by row, because some hold photos. Returns false if it left out a row that no key here decrypts. */
async function copyTable(
  name: TableName,
  [from, to]: readonly [IDBPDatabase, IDBPDatabase],
  lock: StoreLock | null,
): Promise<boolean> {
  let isWhole = true;
  for (const key of await from.getAllKeys(name)) {
    const row: unknown = await from.get(name, key);
    if (name === 'heads') {
      await to.put(name, row, key);
      continue;
    }
    const value = await decodeRow(row);
    if (value === undefined) {
      isWhole = false;
      continue;
    }
    const copied: Row = lock ? { sealed: await encryptValue(lock.key, value) } : { value };
    await to.put(name, copied, key);
  }
  return isWhole;
}

/** Returns a number above all that the table of pending changes has assigned. */
async function nextNumber(database: IDBPDatabase): Promise<number> {
  const { store, done } = database.transaction('mutations', 'readwrite');
  const number = Number(await store.add(null));
  void store.delete(number);
  await done;
  return number;
}

/** Empties a database and marks its tables, so that a page or a worker with a connection to it opens the next one. */
async function leave(database: IDBPDatabase): Promise<void> {
  const transaction = database.transaction(TABLES, 'readwrite', { durability: 'strict' });
  for (const name of TABLES) {
    void transaction.objectStore(name).clear();
    void transaction.objectStore(name).put(true, MOVED_KEY);
  }
  await transaction.done;
}

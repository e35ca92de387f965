import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { createStore } from '#client/lib/store/create-store.ts';
import { ARRIVED_KEY, databaseName, listGenerations, STORE_LOCK } from '#client/lib/store/member-database.ts';

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

/** Key in the table `lock` of the record of app lock. */
export const LOCK_KEY = 'lock';
/** Key of the mark in each table of a database whose rows have moved to one of a later generation. */
export const MOVED_KEY = 'moved';
/** Start of the key of the signed-in member's answer. */
const MEMBER_ANSWER = '[["accounts","me"]';

/** A connection to the device's database. */
export interface OpenDatabase {
  database: IDBPDatabase;
  /** Number in the name of the database, which grows with each move of the rows. */
  generation: number;
  /** True if its rows are encrypted; a database stays so, or plain, for its life. */
  isEncrypted: boolean;
  /** False once it has been closed. */
  isOpen: boolean;
}

let opening: Promise<OpenDatabase | null> | null = null;

/** Counter of databases that the browser has closed, for example because it evicted the site. */
export const closedByBrowser = createStore(0);

/** True once the member's data is being deleted: this page then stores nothing more. */
let isClosed = false;

/** Closes the database for the rest of this page's life, before its deletion. */
export function closeDatabase(): void {
  isClosed = true;
}

/**
 * Opens the current database once; `null` in a browser without IndexedDB, or after `closeDatabase`. Resolves to `null`
 * before a writer has created one. Rejects if the browser refuses to open it.
 */
export function openDatabase(mayCreate = false): Promise<OpenDatabase | null> | null {
  if (isClosed || !('indexedDB' in globalThis)) return null;
  const found = (opening ??= open(mayCreate));
  // A reader may have asked before, and found none.
  return mayCreate ? found.then((opened) => opened ?? (isClosed ? null : (opening ??= open(true)))) : found;
}

async function open(mayCreate: boolean): Promise<OpenDatabase | null> {
  try {
    // A browser aborts the first opening while it evicts the site.
    const opened = await openCurrent(mayCreate).catch(() => openCurrent(mayCreate));
    if (!opened) opening = null;
    return opened;
  } catch (error) {
    opening = null;
    throw error;
  }
}

/**
 * Opens the database that holds the rows. The latest one is opened first: a page that its browser has frozen may hold a
 * former one for hours, and its deletion keeps others from opening it. A writer creates the first one, under its lock:
 * another page may turn app lock on meanwhile, and a former database must not come back.
 */
async function openCurrent(mayCreate: boolean): Promise<OpenDatabase | null> {
  const generations = (await listGenerations()).toReversed();
  if (generations.length > 1) deleteOthers();
  /** One whose mark is missing: its move is unfinished, unless the former one is left. */
  let unmarked: OpenDatabase | null = null;
  for (const generation of generations) {
    const opened = await openGeneration(generation, false);
    // Deleted meanwhile.
    if (!opened) return openCurrent(mayCreate);
    const keys = await opened.database.getAllKeys('lock');
    opened.isEncrypted = keys.includes(LOCK_KEY);
    if (keys.includes(MOVED_KEY)) {
      opened.database.close();
      if (!unmarked) break;
      // The move may have ended since its keys were read, and the record of app lock comes at its end.
      unmarked.isEncrypted = (await unmarked.database.getAllKeys('lock')).includes(LOCK_KEY);
      return unmarked;
    }
    unmarked?.database.close();
    if (keys.includes(ARRIVED_KEY) || generation === generations.at(-1)) return opened;
    unmarked = opened;
  }
  // The session may have ended meanwhile.
  if (!mayCreate || isClosed || lockOfNew === 'unknown') return null;
  return openGeneration((generations[0] ?? -1) + 1, true, lockOfNew);
}

let isDeletingOthers = false;

/** Deletes the databases beside the current one, which a move has left; once in the life of a page. */
function deleteOthers(): void {
  if (isDeletingOthers) return;
  isDeletingOthers = true;
  import('./lock/delete-others.ts')
    .then((others) => others.deleteOthers(() => openCurrent(false)))
    .catch((error: unknown) => console.warn('Former databases could not be deleted yet', error));
}

/** App lock of a database that this page or worker creates; `unknown` if it may create none. */
type LockOfNew = 'off' | 'unknown' | { record: unknown };
let lockOfNew: LockOfNew = 'off';

/** Says with which lock a new database begins, as after an eviction while app lock is on. */
export function lockNewDatabases(by: LockOfNew): void {
  lockOfNew = by;
}

/** Opens a database, or creates it. Returns `null` for a missing one if `mayCreate` is false. */
export async function openGeneration(generation: number, mayCreate: false): Promise<OpenDatabase | null>;
export async function openGeneration(generation: number, mayCreate: true, by?: LockOfNew): Promise<OpenDatabase>;
export async function openGeneration(
  generation: number,
  mayCreate: boolean,
  by: LockOfNew = 'off',
): Promise<OpenDatabase | null> {
  let isMissing = false;
  const isEncrypted = typeof by === 'object';
  const database = await openDB(databaseName(generation), 2, {
    upgrade(created, from, _to, transaction) {
      isMissing = from === 0 && !mayCreate;
      if (isMissing) {
        transaction.abort();
        // The opening reports it.
        transaction.done.catch(() => undefined);
        return;
      }
      // Records were among the answers in the version before.
      if (from === 1) {
        void transaction.objectStore('answers').delete(IDBKeyRange.upperBound(MEMBER_ANSWER));
        void transaction.objectStore('answers').delete(IDBKeyRange.lowerBound(`${MEMBER_ANSWER}\uFFFF`));
      }
      for (const name of created.objectStoreNames) if (!isTable(name)) created.deleteObjectStore(name);
      for (const table of TABLES) {
        if (created.objectStoreNames.contains(table)) continue;
        const isNumbered = table === 'mutations';
        const store = created.createObjectStore(table, { autoIncrement: isNumbered });
        // No number is assigned twice, also after an eviction: a late result must not settle a newer change.
        if (isNumbered) void startNumbers(store, Date.now());
      }
      if (isEncrypted) void transaction.objectStore('lock').put({ value: by.record }, LOCK_KEY);
    },
    // Another tab deletes the database, or a newer version opens it.
    blocking: () => close(opened),
    terminated: () => {
      close(opened);
      closedByBrowser.set(closedByBrowser.get() + 1);
    },
  }).catch((error: unknown) => {
    if (isMissing) return null;
    throw error;
  });
  if (!database) return null;
  const opened: OpenDatabase = { database, generation, isEncrypted, isOpen: true };
  return opened;
}

interface Numbered {
  put: (value: null, key: number) => Promise<unknown>;
  delete: (key: number) => Promise<void>;
}

/** Lets the numbers of a table begin after `first`. */
export async function startNumbers(store: Numbered, first: number): Promise<void> {
  await Promise.all([store.put(null, first), store.delete(first)]);
}

/** Closes a connection; the next use of the store opens the current database. */
export function close(opened: OpenDatabase): void {
  opened.isOpen = false;
  opened.database.close();
  opening = null;
}

/** Runs `work` while the rows do not move. */
export function holdStore<Result>(work: () => Promise<Result>): Promise<Result> {
  // App lock, which moves them, needs Web Locks.
  return 'locks' in navigator ? navigator.locks.request(STORE_LOCK, { mode: 'shared' }, work) : work();
}

type Reading = IDBPTransaction<unknown, TableName[]>;
type Writing = IDBPTransaction<unknown, TableName[], 'readwrite'>;

/** Reads tables of the current database in one transaction. Returns `undefined` without a database. */
export async function readTables<Result>(
  names: readonly TableName[],
  work: (transaction: Reading) => Promise<Result>,
): Promise<Result | undefined> {
  for (;;) {
    const opened = await openDatabase();
    if (!opened) return undefined;
    if (!opened.isOpen) continue;
    const transaction: Reading = opened.database.transaction(names);
    const [moved, result] = await Promise.all([readMark(transaction), work(transaction)]);
    if (moved === undefined) return result;
    close(opened);
  }
}

/**
 * Writes tables of the current database in one transaction. `prepare` makes the rows before it, because encryption
 * would end the transaction. Throws without a database.
 */
export function writeTables<Prepared, Result>(
  names: readonly TableName[],
  prepare: (isEncrypted: boolean) => Promise<Prepared>,
  work: (transaction: Writing, prepared: Prepared) => Promise<Result>,
): Promise<Result> {
  return holdStore(async () => {
    for (;;) {
      const opened = await openDatabase(true);
      if (!opened) throw new Error('This browser has no database');
      const prepared = await prepare(opened.isEncrypted);
      if (!opened.isOpen) continue;
      const transaction: Writing = opened.database.transaction(names, 'readwrite');
      if ((await readMark(transaction)) === undefined) {
        const [result] = await Promise.all([work(transaction, prepared), transaction.done]);
        return result;
      }
      close(opened);
    }
  });
}

/** Returns the key of the mark that the rows have moved; `undefined` without it. */
function readMark(transaction: Reading | Writing): Promise<unknown> {
  const [name = 'lock'] = transaction.objectStoreNames;
  return transaction.objectStore(name).getKey(MOVED_KEY);
}

function isTable(name: string): name is TableName {
  return TABLES.some((table) => table === name);
}

import { decryptValue, encryptValue } from './lock/encrypted-value.ts';
import { decryptionKey, encryptionKey } from './lock/vault.ts';
import { openDatabase, type TableName, TABLES } from './database.ts';

/** A value as the database holds it: plain, or encrypted while app lock is on. */
export type Row = { value: unknown } | { sealed: Uint8Array<ArrayBuffer> };

/** Tables that hold no text of members, so that they can be read while the app is locked. */
const PLAIN: ReadonlySet<TableName> = new Set(['lock', 'heads']);

export type Key = string | number;
export interface Entry {
  key: Key;
  value: unknown;
}

/** Rows to write and keys to delete, all in one transaction. */
export interface Change {
  put?: readonly Entry[];
  remove?: readonly (Key | IDBKeyRange)[];
  /** Key of a row without which nothing is written. */
  ifPresent?: Key;
}

/**
 * A table of the device's store. Without IndexedDB reads find nothing and writes throw. A value that no key of this
 * browser decrypts is not found.
 */
export interface Table {
  get(key: Key): Promise<unknown>;
  /** Lists the entries, or those in a range of keys, in the order of their keys. */
  list(range?: IDBKeyRange): Promise<Entry[]>;
  /** Counts the entries, or those in a range of keys. */
  count(range?: IDBKeyRange): Promise<number>;
  /** Appends a value under the next number, and returns the number. */
  add(value: unknown): Promise<number>;
  write(change: Change): Promise<void>;
  clear(): Promise<void>;
}

export function table(name: TableName): Table {
  const encode = async (value: unknown): Promise<Row> => (PLAIN.has(name) ? { value } : encodeRow(value));
  return {
    async get(key) {
      const database = await openDatabase();
      return database ? decodeRow(await database.get(name, key)) : undefined;
    },
    async list(range) {
      const database = await openDatabase();
      if (!database) return [];
      const { store } = database.transaction(name);
      const [keys, rows] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      const entries: Entry[] = [];
      // One at a time, because some rows hold photos.
      for (const [index, key] of keys.entries()) {
        const value = await decodeRow(rows[index]);
        if (value !== undefined && isKey(key)) entries.push({ key, value });
      }
      return entries;
    },
    async count(range) {
      return (await (await openDatabase())?.count(name, range)) ?? 0;
    },
    async add(value) {
      const row = await encode(value);
      const key = await (await opened()).add(name, row);
      if (typeof key !== 'number') throw new Error(`${name} has no numbers`);
      return key;
    },
    async write({ put = [], remove = [], ifPresent }) {
      const rows: [Key, Row][] = [];
      for (const { key, value } of put) rows.push([key, await encode(value)]);
      const { store, done } = (await opened()).transaction(name, 'readwrite');
      if (ifPresent !== undefined && (await store.getKey(ifPresent)) === undefined) return;
      for (const [key, row] of rows) void store.put(row, key);
      for (const key of remove) void store.delete(key);
      await done;
    },
    async clear() {
      await (await openDatabase())?.clear(name);
    },
  };
}

/** Keeps the newest rows of a table and deletes the others. `momentOf` orders their values, the oldest lowest. */
export async function dropOldest(rows: Table, kept: number, momentOf: (value: unknown) => number): Promise<void> {
  const newestFirst = (await rows.list()).toSorted((one, other) => momentOf(other.value) - momentOf(one.value));
  await rows.write({ remove: newestFirst.slice(kept).map(({ key }) => key) });
}

/** Deletes all rows but those of app lock; with `keepsMutations` also all pending changes stay. */
export async function clearStore({ keepsMutations = false } = {}): Promise<void> {
  const database = await openDatabase();
  const kept: ReadonlySet<TableName> = new Set(keepsMutations ? ['lock', 'mutations'] : ['lock']);
  if (!database) return;
  await Promise.all(TABLES.filter((name) => !kept.has(name)).map((name) => database.clear(name)));
}

/**
 * Encrypts or decrypts every row that does not match the state of app lock. A repeated run resumes an unfinished one;
 * rows deleted meanwhile stay deleted. Passes repeat until one finds nothing, because the service worker or another tab
 * may write a row before it learns of the change.
 */
export async function rewriteStore(): Promise<void> {
  let rewritten;
  do {
    rewritten = 0;
    for (const name of TABLES) if (!PLAIN.has(name)) rewritten += await rewriteTable(name);
  } while (rewritten > 0);
}

/** Returns the number of rewritten rows. */
async function rewriteTable(name: TableName): Promise<number> {
  const database = await openDatabase();
  let rewritten = 0;
  for (const key of (await database?.getAllKeys(name)) ?? []) {
    const row: unknown = await database?.get(name, key);
    const isEncrypting = encryptionKey() !== null;
    if (isSealed(row) === isEncrypting) continue;
    const value = await decodeRow(row);
    if (value === undefined) continue;
    const written = await encodeRow(value);
    const transaction = database?.transaction(name, 'readwrite');
    const current: unknown = await transaction?.store.get(key);
    if (current !== undefined && isSealed(current) !== isSealed(written)) {
      await transaction?.store.put(written, key);
      rewritten += 1;
    }
    await transaction?.done;
  }
  return rewritten;
}

/** Returns a value as the database holds it. Throws while the app is locked. */
export async function encodeRow(value: unknown): Promise<Row> {
  const key = encryptionKey();
  return key ? { sealed: await encryptValue(key, value) } : { value };
}

/** Returns the value of a row of the database; `undefined` if no key of this browser decrypts it. */
export async function decodeRow(row: unknown): Promise<unknown> {
  if (!isSealed(row)) return isPlain(row) ? row.value : undefined;
  const key = decryptionKey();
  if (!key) return undefined;
  try {
    return await decryptValue(key, row.sealed);
  } catch (error) {
    console.warn('A stored value could not be decrypted', error);
    return undefined;
  }
}

async function opened() {
  const database = await openDatabase();
  if (!database) throw new Error('This browser has no database');
  return database;
}

function isPlain(row: unknown): row is { value: unknown } {
  return typeof row === 'object' && row !== null && 'value' in row;
}

function isSealed(row: unknown): row is { sealed: Uint8Array<ArrayBuffer> } {
  return typeof row === 'object' && row !== null && 'sealed' in row && row.sealed instanceof Uint8Array;
}

function isKey(key: IDBValidKey): key is Key {
  return typeof key === 'string' || typeof key === 'number';
}

import { openDatabase, readTables, type TableName, TABLES, writeTables } from './database.ts';
import { decryptValue, encryptValue } from './lock/encrypted-value.ts';
import { readKey } from './lock/vault.ts';
import { noteCopied } from './reads/copied-flag.ts';

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
  const encode = async (value: unknown, isEncrypted: boolean): Promise<Row> =>
    PLAIN.has(name) ? { value } : encodeRow(value, isEncrypted);
  return {
    async get(key) {
      return decodeRow(await readTables([name], (transaction) => transaction.objectStore(name).get(key)));
    },
    async list(range) {
      const found = await readTables([name], (transaction) => {
        const store = transaction.objectStore(name);
        return Promise.all([store.getAllKeys(range), store.getAll(range)]);
      });
      const [keys = [], rows = []] = found ?? [];
      const entries: Entry[] = [];
      // One at a time, because some rows hold photos.
      for (const [index, key] of keys.entries()) {
        const value = await decodeRow(rows[index]);
        if (value !== undefined && isKey(key)) entries.push({ key, value });
      }
      return entries;
    },
    async count(range) {
      return (await readTables([name], (transaction) => transaction.objectStore(name).count(range))) ?? 0;
    },
    async add(value) {
      const key = await writeTables(
        [name],
        (isEncrypted) => encode(value, isEncrypted),
        (transaction, row) => transaction.objectStore(name).add(row),
      );
      if (typeof key !== 'number') throw new Error(`${name} has no numbers`);
      return key;
    },
    write: ({ put = [], remove = [], ifPresent }) =>
      writeTables(
        [name],
        async (isEncrypted) => {
          const rows: [Key, Row][] = [];
          for (const { key, value } of put) rows.push([key, await encode(value, isEncrypted)]);
          return rows;
        },
        async (transaction, rows) => {
          const store = transaction.objectStore(name);
          if (ifPresent !== undefined && (await store.getKey(ifPresent)) === undefined) return;
          for (const [key, row] of rows) void store.put(row, key);
          for (const key of remove) void store.delete(key);
        },
      ),
    clear: () => clearTables([name]),
  };
}

/** Returns the keys that begin with a text. */
export function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);
}

/** Keeps the newest rows of a table and deletes the others. `momentOf` orders their values, the oldest lowest. */
export async function dropOldest(rows: Table, kept: number, momentOf: (value: unknown) => number): Promise<void> {
  const newestFirst = (await rows.list()).toSorted((one, other) => momentOf(other.value) - momentOf(one.value));
  await rows.write({ remove: newestFirst.slice(kept).map(({ key }) => key) });
}

/**
 * Deletes all rows but those of app lock; with `keepsMutations` also all pending changes stay. They have numbers as keys;
 * confirmed ones, which have texts, go with the copy that lacks them.
 */
export async function clearStore({ keepsMutations = false } = {}): Promise<void> {
  noteCopied(false);
  await clearTables(TABLES.filter((name) => name !== 'lock' && !(keepsMutations && name === 'mutations')));
  if (keepsMutations && (await openDatabase()))
    await table('mutations').write({ remove: [IDBKeyRange.lowerBound('')] });
}

async function clearTables(names: readonly TableName[]): Promise<void> {
  // Without a database there is nothing to clear, and none is created for it.
  if (!(await openDatabase())) return;
  await writeTables(
    names,
    async () => undefined,
    async (transaction) => {
      for (const name of names) void transaction.objectStore(name).clear();
    },
  );
}

/** Returns a value as the database holds it. Throws while the app is locked. */
export async function encodeRow(value: unknown, isEncrypted: boolean): Promise<Row> {
  const key = readKey(isEncrypted);
  return key ? { sealed: await encryptValue(key, value) } : { value };
}

/** Returns the value of a row of the database; `undefined` if no key of this browser decrypts it. */
export async function decodeRow(row: unknown): Promise<unknown> {
  if (!isSealed(row)) return isPlain(row) ? row.value : undefined;
  const key = readKey(true);
  if (!key) return undefined;
  try {
    return await decryptValue(key, row.sealed);
  } catch (error) {
    console.warn('A stored value could not be decrypted', error);
    return undefined;
  }
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

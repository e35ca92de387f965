import { decryptRows, encryptRow } from '../lock/encrypted-row.ts';
import { browserStore } from '../store/browser-database.ts';
import { rewriteRows } from '../store/rewrite-rows.ts';

/**
 * Files that wait for upload, in the browser's database. They survive a reload and a lost network, and are deleted with
 * the session; a key begins with the file's purpose and the member's id.
 */
const files = browserStore('jugal-files', 'files', { keyPath: 'key' });
/** Age after which an abandoned file is deleted, in milliseconds. */
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;

/** Fields that stay plain beside an encrypted file. */
const plainNames = ['key', 'keptAt'] as const;

export interface KeptFile {
  key: string;
  file: File;
  /** Epoch milliseconds. */
  keptAt: number;
}

/**
 * Stores a file under its key. A browser that blocks storage or has no space stores none: the file then ends with the
 * page.
 */
export async function keepFile(key: string, file: File): Promise<void> {
  const kept: KeptFile = { key, file, keptAt: Date.now() };
  try {
    const row = await encryptRow(kept, plainNames);
    await files.run('readwrite', (store) => store.put(row));
  } catch (error) {
    console.warn('The file could not be kept', error);
  }
}

/** Lists the stored files whose keys begin with `prefix`, oldest first. */
export async function listKeptFiles(prefix: string): Promise<KeptFile[]> {
  try {
    const found = await files.run('readonly', (store): IDBRequest<unknown[]> =>
      store.getAll(startingWith(prefix)),
    );
    const opened = await decryptRows(found ?? []);
    return opened.filter(isKeptFile).toSorted((one, other) => one.keptAt - other.keptAt);
  } catch (error) {
    console.warn('The kept files could not be read', error);
    return [];
  }
}

/** Encrypts or decrypts the files after app lock was turned on or off. */
export function rewriteFiles(): Promise<void> {
  return rewriteRows(files, (row) => encryptRow(row, plainNames));
}

/** Deletes the abandoned files of closed forms. */
export async function forgetOldFiles(): Promise<void> {
  const oldest = Date.now() - MAX_AGE_MS;
  for (const { key, keptAt } of await listKeptFiles('')) if (keptAt < oldest) await forgetFile(key);
}

export async function forgetFile(key: string): Promise<void> {
  await forget((store) => store.delete(key));
}

/** Deletes all files that wait for upload, for sign-out. */
export async function forgetAllFiles(): Promise<void> {
  await forget((store) => store.clear());
}

async function forget(act: (store: IDBObjectStore) => IDBRequest<undefined>): Promise<void> {
  await files.run('readwrite', act).catch((error: unknown) => {
    console.warn('The kept files could not be forgotten', error);
  });
}

function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

function isKeptFile(value: unknown): value is KeptFile {
  return typeof value === 'object' && value !== null && 'file' in value && value.file instanceof File;
}

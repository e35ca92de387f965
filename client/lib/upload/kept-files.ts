import { openRows, sealRow } from '../lock/sealed-row.ts';
import { browserStore } from '../store/browser-database.ts';
import { rewriteRows } from '../store/rewrite-rows.ts';

/**
 * Files that are still to be uploaded, in the browser's own database: they outlive a reload and a lost network, and end with the session. Keys
 * begin with what the file is for and with the member's id.
 */
const files = browserStore('jugal-files', 'files', { keyPath: 'key' });
/** What nobody came back for. */
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;

/** What stands beside a sealed file. */
const plainNames = ['key', 'keptAt'] as const;

export interface KeptFile {
  key: string;
  file: File;
  /** Epoch milliseconds. */
  keptAt: number;
}

/** Keeps a file under its key. A browser that blocks storage, or has no room, keeps none: then it ends with the page. */
export async function keepFile(key: string, file: File): Promise<void> {
  const kept: KeptFile = { key, file, keptAt: Date.now() };
  try {
    const row = await sealRow(kept, plainNames);
    await files.run('readwrite', (store) => store.put(row));
  } catch (error) {
    console.warn('The file could not be kept', error);
  }
}

/** The kept files whose keys begin with `prefix`, the oldest first. */
export async function listKeptFiles(prefix: string): Promise<KeptFile[]> {
  try {
    const found = await files.run('readonly', (store): IDBRequest<unknown[]> =>
      store.getAll(startingWith(prefix)),
    );
    const opened = await openRows(found ?? []);
    return opened.filter(isKeptFile).toSorted((one, other) => one.keptAt - other.keptAt);
  } catch (error) {
    console.warn('The kept files could not be read', error);
    return [];
  }
}

/** App lock was turned on or off: the files are sealed, or are not any more. */
export function rewriteFiles(): Promise<void> {
  return rewriteRows(files, (row) => sealRow(row, plainNames));
}

/** Those of forms that were closed, and for which nobody came back. */
export async function forgetOldFiles(): Promise<void> {
  const oldest = Date.now() - MAX_AGE_MS;
  for (const { key, keptAt } of await listKeptFiles('')) if (keptAt < oldest) await forgetFile(key);
}

export async function forgetFile(key: string): Promise<void> {
  await forget((store) => store.delete(key));
}

/** When a member signs out: what waited for its upload goes too. */
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

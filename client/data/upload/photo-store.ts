import { startingWith, table } from '../store.ts';

/** Files that wait for upload. A key begins with the file's purpose and the member's id. */
const files = table('files');
/** Age after which an abandoned file is deleted, in milliseconds. */
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;

export interface KeptFile {
  key: string;
  file: File;
  /** Epoch milliseconds. */
  keptAt: number;
}

/** Stores a file under its key. A browser that blocks storage or has no space stores none: it ends with the page. */
export async function storeFile(key: string, file: File): Promise<void> {
  const value: KeptFile = { key, file, keptAt: Date.now() };
  await attempt(() => files.write({ put: [{ key, value }] }));
}

/** Lists the stored files whose keys begin with `prefix`, oldest first. */
export async function listKeptFiles(prefix: string): Promise<KeptFile[]> {
  const entries = (await attempt(() => files.list(startingWith(prefix)))) ?? [];
  return entries
    .map(({ value }) => value)
    .filter(isKeptFile)
    .toSorted((one, other) => one.keptAt - other.keptAt);
}

/** Deletes the abandoned files of closed forms. */
export async function deleteOldFiles(): Promise<void> {
  const oldest = Date.now() - MAX_AGE_MS;
  for (const { key, keptAt } of await listKeptFiles('')) if (keptAt < oldest) await deleteKeptFile(key);
}

export async function deleteKeptFile(key: string): Promise<void> {
  await attempt(() => files.write({ remove: [key] }));
}

/** Returns `null` if the browser's storage fails, which costs a draft and no record. */
async function attempt<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act();
  } catch (error) {
    console.warn('The stored files could not be reached', error);
    return null;
  }
}

function isKeptFile(value: unknown): value is KeptFile {
  return typeof value === 'object' && value !== null && 'file' in value && value.file instanceof File;
}

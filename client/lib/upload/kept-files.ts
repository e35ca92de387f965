/**
 * Files that are still to be uploaded, in the browser's own database: they outlive a reload and a lost network, and end with the session. Keys
 * begin with what the file is for and with the member's id.
 */
const databaseName = 'jugal-files';
const storeName = 'files';
/** What nobody came back for. */
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;

export interface KeptFile {
  key: string;
  file: File;
  /** Epoch milliseconds. */
  keptAt: number;
}

/** Keeps a file under its key. A browser that blocks storage, or has no room, keeps none: then it ends with the page. */
export async function keepFile(key: string, file: File): Promise<void> {
  const kept: KeptFile = { key, file, keptAt: Date.now() };
  await inStore('readwrite', (store) => store.put(kept)).catch((error: unknown) => {
    console.warn('The file could not be kept', error);
  });
}

/** The kept files whose keys begin with `prefix`, the oldest first. */
export async function listKeptFiles(prefix: string): Promise<KeptFile[]> {
  const found = await inStore('readonly', (store): IDBRequest<unknown[]> =>
    store.getAll(startingWith(prefix)),
  ).catch((error: unknown) => {
    console.warn('The kept files could not be read', error);
    return null;
  });
  return (found ?? []).filter(isKeptFile).toSorted((one, other) => one.keptAt - other.keptAt);
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
  await inStore('readwrite', act).catch((error: unknown) => {
    console.warn('The kept files could not be forgotten', error);
  });
}

/** Where the browser has no such database, nothing was kept: `null`. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  if (!('indexedDB' in globalThis)) return null;
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, mode);
    const request = act(transaction.objectStore(storeName));
    await whenDone(transaction);
    return request.result;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'key' });
  });
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('The database did not open')));
  return promise;
}

function whenDone(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => reject(transaction.error ?? new Error('The transaction was aborted'));
  transaction.addEventListener('complete', () => resolve());
  transaction.addEventListener('error', fail);
  transaction.addEventListener('abort', fail);
  return promise;
}

function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

function isKeptFile(value: unknown): value is KeptFile {
  return typeof value === 'object' && value !== null && 'file' in value && value.file instanceof File;
}

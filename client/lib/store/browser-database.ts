/** An object store of the browser's database (IndexedDB). */
export interface BrowserStore {
  /** Runs `act` in one transaction and returns its result after the commit; `null` if the browser has no IndexedDB. */
  run<Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | null>;
}

/**
 * Returns the only store of the database `databaseName`. Each use opens and closes it: an open connection in a page
 * would block the next version.
 */
export function browserStore(
  databaseName: string,
  storeName: string,
  options: IDBObjectStoreParameters,
): BrowserStore {
  return {
    async run(mode, act) {
      if (!('indexedDB' in globalThis)) return null;
      const database = await openDatabase(databaseName, storeName, options);
      try {
        const transaction = database.transaction(storeName, mode);
        const request = act(transaction.objectStore(storeName));
        await whenDone(transaction);
        return request.result;
      } finally {
        database.close();
      }
    },
  };
}

function openDatabase(
  databaseName: string,
  storeName: string,
  options: IDBObjectStoreParameters,
): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, options);
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

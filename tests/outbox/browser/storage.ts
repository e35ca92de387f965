import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { TABLES } from '#client/data/database.ts';
import type { Activity } from './activity.ts';

/** A page as its databases see it. */
export interface StoringPage {
  isClosed: boolean;
  /** Called before each step that a page makes: opening or deleting a database, and a transaction. */
  onStep?: () => void;
}

/** The IndexedDB of one browser. */
export interface Storage {
  /** Returns the databases of a page. Later writes of a closed page change nothing. */
  forPage(page: StoringPage): Pick<IDBFactory, 'open' | 'databases' | 'deleteDatabase'>;
  /** The databases themselves, as no page sees them. */
  readonly databases: IDBFactory;
  /** Deletes everything and closes all connections, as a browser does that needs the space. */
  evict(): void;
}

/** A database for what closed pages still do. */
const nowhere = new IDBFactory();
const ghost = await new Promise<IDBDatabase>((resolve, reject) => {
  const request = nowhere.open('ghost', 1);
  request.addEventListener('upgradeneeded', () => {
    for (const name of TABLES) request.result.createObjectStore(name, { autoIncrement: true });
  });
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(new Error('No database can be opened')));
});

export function createStorage(activity: Activity): Storage {
  let factory = new IDBFactory();
  const connections = new Set<IDBDatabase>();
  return {
    get databases() {
      return factory;
    },
    forPage: (page) => ({
      databases: () => (page.isClosed ? new Promise<never>(() => undefined) : factory.databases()),
      deleteDatabase(name) {
        page.onStep?.();
        return page.isClosed ? nowhere.deleteDatabase(name) : factory.deleteDatabase(name);
      },
      open(name, version) {
        page.onStep?.();
        if (page.isClosed) return nowhere.open(name, version);
        const end = activity.begin();
        const request = factory.open(name, version);
        request.addEventListener('error', end);
        request.addEventListener('success', () => {
          end();
          connections.add(request.result);
          const begin = request.result.transaction.bind(request.result);
          request.result.transaction = (names, mode, options) => {
            page.onStep?.();
            if (page.isClosed) return ghost.transaction(names, mode, options);
            const transaction = begin(names, mode, options);
            const endTransaction = activity.begin();
            transaction.addEventListener('complete', endTransaction);
            transaction.addEventListener('abort', endTransaction);
            return transaction;
          };
        });
        return request;
      },
    }),
    evict() {
      factory = new IDBFactory();
      for (const connection of connections) forceCloseDatabase(connection as never);
      connections.clear();
    },
  };
}

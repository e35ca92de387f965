import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import type { Couple } from '#domain/couples/schema.ts';
import type { Person } from '#tests/support/people.ts';
import { type Activity, createActivity } from './activity.ts';
import { buildScript, type Globals } from './build-scripts.ts';
import { createChannels, type Listener } from './channels.ts';
import { createLocks } from './locks.ts';
import { createNetwork, type Network, ORIGIN } from './network.ts';
import type { Page } from './page.ts';
import { quickCrypto } from './quick-crypto.ts';
import { createStorage, type StoringPage } from './storage.ts';
import type { Worker } from './worker.ts';

const [runPage, runWorker] = await Promise.all([
  buildScript<{ page: Page }>('page.ts'),
  buildScript<{ worker: Worker }>('worker.ts'),
]);

/** An open page of the app. */
export interface Tab {
  browser: Browser;
  page: Page;
  isClosed: boolean;
  /** Closes the page in any state. */
  kill(): void;
  /** Holds back messages of the browser's other pages, or lets it hear them. */
  setDeaf(isDeaf: boolean): void;
  /** Calls back before each step of the page in its databases, with the number of the step. */
  onStep(work: (step: number) => void): void;
}

interface Scope extends Listener, StoringPage {
  events: EventTarget;
}

/** A member's browser on one device, whose pages and service worker run the client's own code. */
export interface Browser {
  person: Person;
  network: Network;
  activity: Activity;
  tabs: readonly Tab[];
  openTab(): Promise<Tab>;
  setOnline(isOnline: boolean): void;
  /** Lets the service worker send pending changes, as Background Sync does. */
  syncInBackground(): Promise<void>;
  /** The databases and local storage on the device. */
  device: { databases(): IDBFactory; local: Map<string, string> };
  /** Deletes the store, as a browser does that needs the space. */
  evict(): void;
  /** Sets the device's clock ahead of the server's by a number of milliseconds. */
  setClock(aheadMs: number): void;
}

/** Timers of at least this length, in milliseconds, do not end by themselves in a test. */
const LONG_MS = 1000;
const never = new Promise<never>(() => undefined);

export function openBrowser(person: Person, couple: Couple): Browser {
  const activity = createActivity();
  const network = createNetwork(person, activity);
  const storage = createStorage(activity);
  const channels = createChannels(activity);
  const locks = createLocks();
  const openTabs: Tab[] = [];
  const scopes = new Set<Scope>();
  /** The browser's local storage. */
  const kept = new Map<string, string>();
  let aheadMs = 0;

  class DeviceDate extends Date {
    constructor(instant: number | string = DeviceDate.now()) {
      super(instant);
    }
    static override now(): number {
      return Date.now() + aheadMs;
    }
  }

  /** Creates the globals of a page or a worker, which do nothing any more once it is closed. */
  function createGlobals(scope: Scope): Globals {
    const whileOpen = async <Result>(work: Promise<Result>): Promise<Result> => {
      const settled = await work.then(
        (value) => () => value,
        (error: unknown) => () => {
          throw error;
        },
      );
      return scope.isClosed ? never : settled();
    };
    const own = {
      indexedDB: storage.forPage(scope),
      IDBCursor,
      IDBCursorWithValue,
      IDBDatabase,
      IDBIndex,
      IDBKeyRange,
      IDBObjectStore,
      IDBOpenDBRequest,
      IDBRequest,
      IDBTransaction,
      BroadcastChannel: channels.forPage(scope),
      Date: DeviceDate,
      navigator: {
        get onLine() {
          return network.isOnline;
        },
        locks: locks.forPage(scope),
      },
      location: Object.assign(new URL(ORIGIN), { reload: () => undefined }),
      window: {},
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void (scope.isClosed || kept.set(key, value)),
        removeItem: (key: string) => void (scope.isClosed || kept.delete(key)),
      },
      sessionStorage: {},
      crypto: quickCrypto,
      document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
      fetch: (input: Request | string, init?: RequestInit) =>
        whileOpen(
          scope.isClosed
            ? never
            : network.fetch(new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init)),
        ),
      addEventListener: scope.events.addEventListener.bind(scope.events),
      removeEventListener: scope.events.removeEventListener.bind(scope.events),
      setTimeout(work: () => void, milliseconds = 0) {
        if (milliseconds >= LONG_MS) return undefined;
        const end = activity.begin();
        return setTimeout(() => {
          end();
          if (!scope.isClosed) work();
        }, milliseconds);
      },
      clearTimeout,
      setInterval: () => undefined,
      clearInterval: () => undefined,
      console: { ...console, info: () => undefined, warn: () => undefined },
    };
    return { ...own, globalThis: Object.create(globalThis, Object.getOwnPropertyDescriptors(own)) as object };
  }

  const browser: Browser = {
    person,
    network,
    activity,
    get tabs() {
      return openTabs;
    },
    async openTab() {
      const scope: Scope = { isClosed: false, events: new EventTarget(), unheard: null };
      const { page } = runPage(createGlobals(scope));
      const tab: Tab = {
        browser,
        page,
        get isClosed() {
          return scope.isClosed;
        },
        kill() {
          scope.isClosed = true;
          locks.releaseAll(scope);
          channels.close(scope);
          openTabs.splice(openTabs.indexOf(tab), 1);
          scopes.delete(scope);
        },
        setDeaf(isDeaf) {
          const { unheard } = scope;
          scope.unheard = isDeaf ? (unheard ?? []) : null;
          if (!isDeaf) for (const deliver of unheard ?? []) deliver();
        },
        onStep(work) {
          let step = 0;
          scope.onStep = () => work((step += 1));
        },
      };
      openTabs.push(tab);
      scopes.add(scope);
      await page.start(person.user, couple);
      return tab;
    },
    setOnline(isOnline) {
      if (isOnline === network.isOnline) return;
      network.isOnline = isOnline;
      for (const { events } of scopes) events.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
    async syncInBackground() {
      const scope: Scope = { isClosed: false, events: new EventTarget(), unheard: null };
      const { worker } = runWorker(createGlobals(scope));
      const works: Promise<unknown>[] = [];
      worker.sendWhenBack(scope.events as never);
      const sync = Object.assign(new Event('sync'), {
        tag: 'jugal-outbox',
        waitUntil: (work: Promise<unknown>) => void works.push(work),
      });
      scope.events.dispatchEvent(sync);
      // The browser would try again later.
      await Promise.allSettled(works);
      scope.isClosed = true;
      locks.releaseAll(scope);
      channels.close(scope);
    },
    device: { databases: () => storage.databases, local: kept },
    evict: storage.evict,
    setClock: (ahead) => void (aheadMs = ahead),
  };
  return browser;
}

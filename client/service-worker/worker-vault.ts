import { lockNewDatabases } from '#client/data/database.ts';
import { readLock } from '#client/data/lock/lock-record.ts';
import {
  answerWithKey,
  askForKey,
  isVaultNews,
  isVaultQuestion,
  type VaultNews,
  vaultQuestion,
} from '#client/data/lock/vault-messages.ts';
import { type Vault, vault } from '#client/data/lock/vault.ts';
import type { WindowPage, WorkerScope } from './scope.ts';

/** The part of a service worker that asks its pages for the key. */
interface VaultScope extends Pick<WorkerScope, 'addEventListener'> {
  clients: {
    matchAll: (
      options: Parameters<WorkerScope['clients']['matchAll']>[0],
    ) => Promise<readonly Pick<WindowPage, 'postMessage'>[]>;
  };
}

let scope: VaultScope | null = null;
/** Resolves when the state of app lock is known; read once in the life of the service worker. */
let reading: Promise<unknown> | null = null;
let asking: Promise<CryptoKey | null> | null = null;

/**
 * Holds the key of app lock in the service worker's memory. It is lost when the service worker stops, and then
 * requested from the pages (`docs/topics/app-lock.md`).
 */
export function holdVault(worker: VaultScope): void {
  scope = worker;
  reading = null;
  void readOnce();
  worker.addEventListener('message', (event) => {
    const { data, ports } = event;
    if (isVaultNews(data)) hear(data);
    if (isVaultQuestion(data))
      event.waitUntil(readVault().then((state) => answerWithKey(ports, typeof state === 'object' ? state.key : null)));
  });
}

/** Returns the state of app lock, with the key if a page has it. */
export async function readVault(): Promise<Vault> {
  await readOnce();
  if (vault.get() === 'locked') {
    const key = await askPages();
    // A page that has locked meanwhile takes precedence.
    if (key && vault.get() === 'locked') vault.set({ key });
  }
  return vault.get();
}

/**
 * Returns true if app lock is on and no page is unlocked, even if the service worker still holds the key. Guards
 * addresses typed into the browser, which bypass every screen.
 */
export async function isLockedForAll(): Promise<boolean> {
  // News of the lock may not have reached a service worker that was being installed.
  const isOn = await readLock().then(
    (record) => record !== null,
    (error: unknown) => {
      console.warn('Whether app lock is on could not be read', error);
      return true;
    },
  );
  return isOn && (await askPages()) === null;
}

function hear(news: VaultNews): void {
  // A message is newer than the state in the database.
  reading = Promise.resolve();
  // A new database has the lock's record from its beginning, which only pages have.
  lockNewDatabases(news.type === 'VAULT_OFF' ? 'off' : 'unknown');
  if (news.type === 'VAULT_OFF') vault.set('off');
  else if (news.type === 'VAULT_LOCKED') vault.set('locked');
  else vault.set({ key: news.key });
}

async function readOnce(): Promise<unknown> {
  if (!reading) {
    // Without a record app lock may be on, if the browser has evicted the site: a page creates the next database.
    lockNewDatabases('unknown');
    const begun = readLock().then(
      (record) => {
        if (record && reading === begun) vault.set('locked');
      },
      // A browser that opens no database has no app lock either.
      (error: unknown) => console.warn('Whether app lock is on could not be read', error),
    );
    reading = begun;
  }
  return reading;
}

function askPages(): Promise<CryptoKey | null> {
  asking ??= askAll().finally(() => (asking = null));
  return asking;
}

/** Returns the key of the first page that has it. A locked page answers at once that it has none. */
async function askAll(): Promise<CryptoKey | null> {
  const pages = (await scope?.clients.matchAll({ includeUncontrolled: true, type: 'window' })) ?? [];
  const answers = pages.map(async (page) => {
    const key = await askForKey((port) => page.postMessage(vaultQuestion, { transfer: [port] }));
    return key ?? Promise.reject(new Error('The page has no key'));
  });
  return Promise.any(answers).catch(() => null);
}

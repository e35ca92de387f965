import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { importDataKey, newDataKey } from '#client/lib/lock/data-key.ts';
import { vault } from '#client/lib/lock/vault.ts';

const origin = 'https://jugal.example';

/** Fakes the browser's cache, as far as the cached reads need it. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  match = (request: Request) => Promise.resolve(this.kept.get(request.url)?.clone());
  put = (request: Request, response: Response) => Promise.resolve(void this.kept.set(request.url, response));
  keys = () => Promise.resolve([...this.kept.keys()].map((url) => new Request(url)));
}

class FakeFetchEvent extends Event {
  readonly work: Promise<unknown>[] = [];
  answer: Promise<Response> | undefined;
  readonly request: Request;
  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }
  respondWith = (response: Promise<Response>) => (this.answer = response);
  waitUntil = (work: Promise<unknown>) => this.work.push(work);
}

const stored = new Map<string, FakeCache>();
const fakeCaches = {
  open(name: string) {
    const cache = stored.get(name) ?? new FakeCache();
    stored.set(name, cache);
    return Promise.resolve(cache);
  },
  match: (request: Request, { cacheName }: { cacheName: string }) =>
    stored.get(cacheName)?.match(request) ?? Promise.resolve(),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
};

const worker = new EventTarget();
/** Responses that the network still owes, by path. */
const owed = new Map<string, (response: Response) => void>();

beforeAll(async () => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('ExtendableEvent', FakeFetchEvent);
  vi.stubGlobal('FetchEvent', FakeFetchEvent);
  vi.stubGlobal('caches', fakeCaches);
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker));
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    owed.set(new URL(url).pathname, resolve);
    return promise;
  });
  (await import('./reads.ts')).routeReads();
});
beforeEach(() => {
  stored.clear();
  owed.clear();
});

afterEach(() => vault.set('off'));

/**
 * Sends a page's call through the service worker. The returned function resolves after the service worker has finished
 * with it.
 */
function call(method: string, path: string) {
  const event = new FakeFetchEvent(new Request(origin + path, { method }));
  worker.dispatchEvent(event);
  return async function isOver() {
    await event.answer;
    while (event.work.length > 0) await event.work.shift();
  };
}

async function answer(path: string, body: unknown) {
  await vi.waitFor(() => expect(owed.has(path)).toBe(true));
  owed.get(path)?.(Response.json(body));
}

async function signOut() {
  const isOver = call('POST', '/api/auth/logout');
  await answer('/api/auth/logout', {});
  await isOver();
}

function keptAddresses(): string[] {
  return [...stored.values()].flatMap(({ kept }) => [...kept.keys()]);
}

test('caches reads until the member signs out', async () => {
  const isOver = call('GET', '/api/memories');
  await answer('/api/memories', ['kites']);
  await isOver();
  expect(keptAddresses()).toEqual([`${origin}/api/memories`]);
  await signOut();
  expect(keptAddresses()).toEqual([]);
});

test('discards a response that arrives after the sign-out of its member', async () => {
  const isOver = call('GET', '/api/memories');
  await signOut();
  await answer('/api/memories', ['kites']);
  await isOver();
  expect(keptAddresses()).toEqual([]);
});

test('caches reads of the next member', async () => {
  await signOut();
  const isOver = call('GET', '/api/memories');
  await answer('/api/memories', ['their own']);
  await isOver();
  expect(keptAddresses()).toEqual([`${origin}/api/memories`]);
});

async function read(path: string, body: unknown) {
  const isOver = call('GET', path);
  await answer(new URL(path, origin).pathname, body);
  await isOver();
}

test('encrypts cached reads while app lock is on', async () => {
  vault.set({ key: await importDataKey(newDataKey()), isEncrypting: true });
  await read('/api/memories', ['kites']);
  const kept = stored.get('jugal-reads')?.kept.get(`${origin}/api/memories`);
  expect(await kept?.clone().text()).not.toContain('kites');
  expect(kept?.headers.get('content-type')).toBeNull();
});

test('caches nothing while the app is locked', async () => {
  vault.set('locked');
  await read('/api/memories', ['kites']);
  expect(keptAddresses()).toEqual([]);
});

test('does not cache searches while app lock is on', async () => {
  vault.set({ key: await importDataKey(newDataKey()), isEncrypting: true });
  await read('/api/memories?search=kites', ['kites']);
  expect(keptAddresses()).toEqual([]);
});

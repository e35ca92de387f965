import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockNewDatabases, openDatabase } from '#client/data/database.ts';
import { writeLock } from '#client/data/lock/lock-record.ts';
import { answerWithKey } from '#client/data/lock/vault-messages.ts';
import { table } from '#client/data/store.ts';
import { endVault } from '#tests/components/end-vault.ts';
import { handlePush } from './push.ts';
import type { WorkerScope } from './scope.ts';
import { holdVault } from './worker-vault.ts';

const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
const record = { browserKey: key, pin: null, device: null, failures: 0, failedAt: 0 };
const image = '/api/memories/photos/0197f3a0-0000-7000-8000-000000000001/thumbnail';

const load = vi.fn<() => Promise<Response>>();
afterAll(endVault);
beforeEach(async () => {
  lockNewDatabases('off');
  await openDatabase(true);
  await table('lock').clear();
  load.mockReset();
  load.mockImplementation(async () => new Response('x', { headers: { 'content-type': 'image/webp' } }));
  vi.stubGlobal('fetch', load);
});
afterEach(() => vi.unstubAllGlobals());

/** Pushes a message about a photo to a service worker with the given pages, and returns the shown notification. */
async function receive(pageKeys: readonly (CryptoKey | null)[]): Promise<unknown> {
  const pages = pageKeys.map((answer) => ({
    postMessage: (_message: unknown, { transfer = [] }: { transfer?: Transferable[] }) =>
      answerWithKey(
        transfer.filter((each) => each instanceof MessagePort),
        answer,
      ),
  }));
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
  const work: Promise<unknown>[] = [];
  const listeners = new Map<string, (event: object) => void>();
  // The parts of a service worker that a push uses.
  const worker = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { matchAll: () => Promise.resolve(pages) },
    registration: { showNotification },
  } as unknown as WorkerScope;
  holdVault(worker);
  handlePush(worker);
  listeners.get('push')?.({
    data: { text: () => JSON.stringify({ title: 'Arjun wrote a comment', message: 'Kites', image }) },
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  });
  await Promise.all(work);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Arjun wrote a comment', expect.anything());
  return showNotification.mock.calls[0]?.[1];
}

test('shows the photo that a push is about without app lock, and while a page is unlocked', async () => {
  expect(await receive([])).toMatchObject({ image: 'data:image/webp;base64,eA==' });
  await writeLock(record);
  expect(await receive([key])).toMatchObject({ image: 'data:image/webp;base64,eA==' });
});

test('shows a push without its photo while the app is locked, and does not load it', async () => {
  await writeLock(record);
  for (const pages of [[], [null]]) expect(await receive(pages)).not.toHaveProperty('image');
  expect(load).not.toHaveBeenCalled();
});

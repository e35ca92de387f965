import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '#client/lib/public/request.ts';
import {
  createLocks,
  createServer,
  openTab,
  openTwoTabs,
  storedTitles,
  titlesOf,
} from '#tests/components/goals-server.ts';
import { vault } from '../lock/vault.ts';
import { clearStore, table } from '../store.ts';
import type { CopyParts } from './copy.ts';

beforeEach(async () => {
  await clearStore();
});
afterEach(() => vault.set('off'));

test('stores nothing more once the copy was deleted at the end of the session', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  const device = openTab(server, createLocks());
  await device.pull();
  await clearStore({ keepsMutations: true });
  server.write('second', 'Kutch');
  await device.pull(server.position());
  expect(titlesOf(device)).toEqual(server.goals());
  expect((await storedTitles()).size).toBe(0);
});

const spoilt: Readonly<Record<string, () => Promise<void>>> = {
  'has a part that cannot be read': () => table('copy').write({ put: [{ key: '1/goals/0', value: 'damaged' }] }),
  'is of another member': async () => {
    const heads = table('heads');
    const head = await heads.get('head');
    await heads.write({ put: [{ key: 'head', value: { ...Object(head), memberId: 'arjun' } }] });
  },
};

test.each(Object.keys(spoilt))('replaces a stored copy that %s, and asks once', async (how) => {
  const server = createServer();
  server.write('goal', 'Diu');
  await openTab(server, createLocks()).pull();
  await spoilt[how]?.();
  server.asked.length = 0;
  const device = openTab(server, createLocks());
  await device.pull();
  expect(server.asked).toEqual(['whole']);
  expect([titlesOf(device), await storedTitles()]).toEqual([server.goals(), server.goals()]);
});

test('goes on with a copy of a former version, whose head names no contained changes', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  await openTab(server, createLocks()).pull();
  const heads = table('heads');
  await heads.write({ put: [{ key: 'head', value: { ...Object(await heads.get('head')), contained: undefined } }] });
  server.write('second', 'Kutch');
  const device = openTab(server, createLocks());
  await device.pull(server.position());
  expect([titlesOf(device), await storedTitles()]).toEqual([server.goals(), server.goals()]);
});

test('restarts a whole copy whose place the server does not know any more', async () => {
  const server = createServer();
  for (let goal = 0; goal < 10; goal += 1) server.write(`goal-${goal}`, 'Diu');
  const locks = createLocks();
  server.cut(1, 1);
  await expect(openTab(server, locks).pull()).rejects.toThrow('cut');
  let isKnown = false;
  const read: CopyParts['read'] = async (question) => {
    if (question.cursor === undefined || isKnown) return server.read(question);
    isKnown = true;
    throw new RequestError({ code: 'cursor_invalid', message: 'Unknown' }, 400);
  };
  const device = openTab({ read }, locks);
  await device.pull();
  expect(titlesOf(device)).toEqual(server.goals());
});

test('writes nothing over the copy of a member who signed in meanwhile', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  const device = openTab(server, createLocks());
  await device.pull();
  await spoilt['is of another member']?.();
  server.write('second', 'Kutch');
  await device.pull(server.position());
  expect(await table('heads').get('head')).toMatchObject({ memberId: 'arjun' });
});

test('shows what a full device cannot store, and asks since then', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  const locks = createLocks();
  const stored = openTab(server, locks);
  await stored.pull();
  const announced: number[] = [];
  const device = openTab(server, locks, { announce: ({ onto }) => announced.push(onto) });
  await device.open();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  server.write('second', 'Kutch');
  await device.pull(server.position());
  expect(titlesOf(device)).toEqual(server.goals());
  put.mockRestore();
  server.write('third', 'Rann');
  server.asked.length = 0;
  await device.pull(server.position());
  expect([titlesOf(device), server.asked, announced]).toEqual([server.goals(), ['changes'], []]);
  expect(await storedTitles()).toEqual(new Map([['goal', 'Diu']]));
  await stored.pull(server.position());
  expect(await storedTitles()).toEqual(server.goals());
});

test('leaves no chunk of a former state in the store, also after following another tab', async () => {
  const server = createServer();
  const { one, other, following } = await openTwoTabs(server);
  for (let goal = 0; goal < 400; goal += 1) server.write(`goal-${goal}`, 'Diu');
  await one.pull();
  await Promise.all(following);
  for (let goal = 1; goal < 400; goal += 1) server.remove(`goal-${goal}`);
  await other.pull(server.position());
  const chunks = (await table('copy').list()).map(({ value }) => value).filter((value) => Array.isArray(value));
  // The goal that is left, and the couple.
  expect(chunks.map(({ length }) => length).filter((length) => length > 0)).toEqual([1, 1]);
});

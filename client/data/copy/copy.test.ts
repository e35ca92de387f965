import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteMemberDatabase } from '#client/lib/store/member-database.ts';
import {
  createLocks,
  createServer,
  MEMBER,
  openTab,
  openTwoTabs,
  storedTitles,
  titlesOf,
  unlessCut,
} from '#tests/components/goals-server.ts';
import { lockStore } from '#tests/components/lock-store.ts';
import { vault } from '../lock/vault.ts';
import { clearStore } from '../store.ts';
import { readCopy } from './copy-store.ts';
import { type CopyParts, createCopy } from './copy.ts';

beforeEach(async () => {
  await clearStore();
});
afterEach(() => vault.set('off'));

test('goes on with a whole copy where the network was cut, in a new page too', async () => {
  const server = createServer();
  for (let goal = 0; goal < 10; goal += 1) server.write(`goal-${goal}`, `Diu ${goal}`);
  const locks = createLocks();
  const first = openTab(server, locks);
  await first.open();
  expect(first.held()).toBeNull();
  server.cut(1, 2);
  await expect(first.pull()).rejects.toThrow('cut');
  expect(titlesOf(first).size).toBe(6);
  const second = openTab(server, locks);
  await second.pull();
  expect(server.asked).toEqual(['whole', 'page', 'page', 'page', 'page', 'changes']);
  expect(titlesOf(second)).toEqual(server.goals());
  expect(second.held()?.shown.isWhole).toBe(true);
  expect(await storedTitles()).toEqual(server.goals());
});

test('has a whole copy after one page that lacks nothing', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  const device = openTab(server, createLocks());
  await device.pull();
  expect([server.asked, device.held()?.shown.isWhole]).toEqual([['whole'], true]);
  expect(await storedTitles()).toEqual(server.goals());
});

test('asks first for what the screen lacks, until it is there', async () => {
  const server = createServer();
  for (let goal = 0; goal < 10; goal += 1) server.write(`goal-${goal}`, 'Diu');
  const asked: unknown[] = [];
  const device = createCopy({
    memberId: MEMBER,
    lock: createLocks(),
    announce: () => undefined,
    onContained: () => undefined,
    listWanted: () => ['goals', 'expenses'],
    async read({ first, ...question }) {
      asked.push(first);
      const part = await server.read(question);
      return part.isWhole ? { ...part, complete: asked.length > 2 ? ['goals'] : [] } : part;
    },
  });
  await device.pull();
  expect(asked).toEqual([undefined, 'goals', 'goals', 'expenses', undefined]);
});

test('keeps the shown rows until a new whole copy is there, but none of another epoch', async () => {
  const server = createServer();
  for (let goal = 0; goal < 7; goal += 1) server.write(`goal-${goal}`, 'Diu');
  const device = openTab(server, createLocks());
  await device.pull();
  const shown: number[] = [];
  device.subscribe(() => shown.push(titlesOf(device).size));
  server.raiseFloor();
  await device.pull(server.position());
  expect([shown, device.held()?.next]).toEqual([[7, 7, 7, 7], null]);
  server.leave();
  server.write('own', 'Rann');
  server.write('other', 'Rann');
  await device.pull();
  expect(shown.slice(4)).toEqual([2]);
  expect(await storedTitles()).toEqual(server.goals());
});

test("keeps a lone member's rows until the couple's whole copy is there", async () => {
  const server = createServer();
  const device = openTab(server, createLocks());
  await device.pull();
  const shown: [number, boolean][] = [];
  device.subscribe(() => shown.push([titlesOf(device).size, device.held()?.shown.isWhole ?? false]));
  // The first record begins an epoch.
  server.leave();
  for (let goal = 0; goal < 4; goal += 1) server.write(`goal-${goal}`, 'Diu');
  await device.pull();
  expect(shown).toEqual([
    [0, true],
    [0, true],
    [4, true],
  ]);
  expect(await storedTitles()).toEqual(server.goals());
});

test('asks once for a position that another tab has brought', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  const { one, other, following } = await openTwoTabs(server);
  await one.pull();
  await Promise.all(following);
  server.asked.length = 0;
  server.write('goal', 'Rann');
  await Promise.all([one.pull(server.position()), other.pull(server.position())]);
  await Promise.all(following);
  expect([titlesOf(one), titlesOf(other)]).toEqual([server.goals(), server.goals()]);
  expect(server.asked.length).toBeLessThanOrEqual(2);
});

test('reads the copy of another tab again that has stored a newer one without saying so', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  const locks = createLocks();
  const [one, other] = [openTab(server, locks), openTab(server, locks)];
  await one.pull();
  await other.pull();
  server.write('goal', 'Rann');
  await one.pull(server.position());
  server.write('second', 'Kutch');
  await other.pull(server.position());
  expect(titlesOf(other)).toEqual(server.goals());
  expect(await storedTitles()).toEqual(server.goals());
});

test('keeps what it shows, and stores it again, if the store is evicted while it asks', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  let isEvicting = false;
  let evictions = 0;
  const read: CopyParts['read'] = async (question) => {
    const part = await server.read(question);
    if (isEvicting) {
      await clearStore();
      evictions += 1;
    }
    isEvicting = false;
    return part;
  };
  const device = openTab({ read }, createLocks(), { countEvictions: () => evictions });
  await device.pull();
  const shown: number[] = [];
  device.subscribe(() => shown.push(titlesOf(device).size));
  server.write('second', 'Kutch');
  isEvicting = true;
  await device.pull(server.position());
  expect(shown).toEqual([2]);
  expect(await storedTitles()).toEqual(server.goals());
});

test('drops the changes that an earlier step of another tab contained, although its copy is later', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  const dropped: string[] = [];
  const device = createCopy({
    memberId: MEMBER,
    read: server.read,
    lock: createLocks(),
    announce: () => undefined,
    onContained: (keys) => dropped.push(...keys),
  });
  await device.pull();
  await device.follow({ memberId: MEMBER, onto: 0, parts: [], contained: ['made'] });
  expect(dropped).toEqual(['made']);
  expect(titlesOf(device)).toEqual(server.goals());
});

test('counts no change of a former epoch as contained after following another tab', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  const device = openTab(server, createLocks());
  await device.pull();
  const part = await server.read({ since: server.position() });
  await device.follow({ memberId: MEMBER, onto: 1, parts: [part], contained: ['made'] });
  expect(device.held()?.contained).toEqual(['made']);
  server.leave();
  await device.follow({ memberId: MEMBER, onto: 2, parts: [await server.read({})], contained: [] });
  expect(device.held()?.contained).toEqual([]);
});

test('stores nothing readable while app lock is on', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  await lockStore();
  await openTab(server, createLocks()).pull();
  expect(await storedTitles()).toEqual(server.goals());
  vault.set('locked');
  await expect(readCopy(MEMBER)).rejects.toThrow('locked');
  await deleteMemberDatabase();
});

test('does not show the copy of another member', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  await openTab(server, createLocks()).pull();
  expect(await readCopy('arjun')).toMatchObject({ held: null });
});

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('write' as const), which: fc.nat(400), title: fc.string() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), which: fc.nat(400) }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ kind: 'floor' as const }, { kind: 'leave' as const }, { kind: 'new page' as const }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pull' as const), cuts: fc.nat(2) }) },
);

test('equals the server after any history, in memory and in the store', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      await clearStore();
      const server = createServer();
      const locks = createLocks();
      let device = openTab(server, locks);
      for (const next of steps) {
        if (next.kind === 'write') server.write(`goal-${next.which}`, next.title);
        else if (next.kind === 'remove') server.remove(`goal-${next.which}`);
        else if (next.kind === 'floor') server.raiseFloor();
        else if (next.kind === 'leave') server.leave();
        else if (next.kind === 'new page') device = openTab(server, locks);
        else {
          server.cut(next.cuts);
          await device.pull().catch(unlessCut);
        }
      }
      server.cut(0);
      await device.pull();
      expect(titlesOf(device)).toEqual(server.goals());
      expect(await storedTitles()).toEqual(server.goals());
    }),
    { numRuns: 200, seed: 20261129 },
  );
});

import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { CopyPart } from '#domain/copy/schema.ts';
import { createLocks, createServer, MEMBER, openTab, unlessCut } from '#tests/components/goals-server.ts';
import type { Lock } from '../outbox/lock.ts';
import { changeStore, type NewChange } from '../outbox/stored/change-store.ts';
import { listConfirmed } from '../outbox/stored/stored-changes.ts';
import { clearStore } from '../store.ts';
import type { CopyQuestion } from './copy.ts';

beforeEach(async () => {
  await clearStore();
});

const goal = {
  id: 'goal',
  title: 'Diu',
  description: null,
  targetAmount: '100.00',
  currentAmount: '0.00',
  category: 'vacation',
  targetDate: null,
  userId: null,
  createdAt: 'guessed',
  updatedAt: 'guessed',
};

function makeChange(key: string, fields: Partial<NewChange> = {}): NewChange {
  return {
    key,
    memberId: MEMBER,
    call: 'goals.update',
    method: 'PUT',
    path: '/api/savings-goals/goal',
    body: { title: 'Rann', updatedAt: 'guessed' },
    objectId: 'goal',
    madeAt: '2026-11-23T10:00:00.000Z',
    before: goal,
    state: 'waiting',
    ...fields,
  };
}

interface Opening {
  lock?: Lock;
  onContained?: (keys: ReadonlySet<string>) => void;
}

/** Locks of a browser in which the object of each change stays locked, because the change is being sent. */
function createBusyLocks(): Lock {
  const locks = createLocks();
  return <Result>(name: string, work: () => Promise<Result>, options?: { ifFree: true }) =>
    options ? Promise.resolve<Result | null>(null) : locks(name, work);
}

/** Opens a tab of a server that names the keys as done with the changes since a position, or in a whole copy. */
function openWith(server: ReturnType<typeof createServer>, done: string[], { lock, onContained }: Opening = {}) {
  const asked: CopyQuestion[] = [];
  const tab = openTab(
    {
      async read(question) {
        asked.push(question);
        const part = await server.read(question);
        const isNaming = question.cursor === undefined;
        return { ...part, done: isNaming ? done : [] } satisfies CopyPart;
      },
    },
    lock ?? createLocks(),
    { ...(onContained && { onContained }) },
  );
  return { tab, asked };
}

const keysLeft = async () => (await changeStore.list()).map(({ key }) => key);

test('removes a pending change whose answer was lost with the copy that contains it', async () => {
  const server = createServer();
  await openWith(server, []).tab.pull();
  for (const key of ['lost', 'other']) await changeStore.add(makeChange(key, { body: { amount: '5' } }));
  await changeStore.add(makeChange('lost', { memberId: 'arjun' }));
  server.write('goal', 'Diu');
  await openWith(server, ['lost']).tab.pull(server.position());
  expect(await keysLeft()).toEqual(['other', 'lost']);
  expect(await listConfirmed()).toEqual([]);
});

test('shows a change once whose copy could not be stored', async () => {
  const server = createServer();
  const { tab } = openWith(server, ['lost']);
  await tab.pull();
  await changeStore.add(makeChange('lost'));
  server.write('goal', 'Diu');
  const other = openWith(server, []).tab;
  await other.pull(server.position());
  // The tab asks since its own position, which another one has passed.
  await tab.pull(server.position());
  expect(await keysLeft()).toEqual([]);
  await tab.pull();
  expect(await listConfirmed()).toEqual([]);
});

test('bases a later change on the version in the copy, unless the partner has changed the object since', async () => {
  const server = createServer();
  await openWith(server, []).tab.pull();
  const add = async (first: string) => {
    await changeStore.add(makeChange(first, { body: { title: 'Diu' }, before: null }));
    await changeStore.add(makeChange(`after ${first}`));
  };
  await add('one');
  server.write('goal', 'Diu');
  const { tab } = openWith(server, ['one']);
  await tab.pull(server.position());
  const [later] = await changeStore.list();
  expect(later).toMatchObject({ key: 'after one', body: { title: 'Rann', updatedAt: '2026-01-14T10:00:00Z' } });
  await changeStore.settle(later?.order ?? 0, []);

  await add('two');
  server.write('goal', 'Kutch');
  await openWith(server, ['two']).tab.pull(server.position());
  expect(await changeStore.list()).toMatchObject([{ key: 'after two', body: { updatedAt: 'guessed' } }]);
});

test('names pending changes for a whole copy, and removes them once it is whole', async () => {
  const server = createServer();
  for (let number = 0; number < 4; number += 1) server.write(`goal-${number}`, 'Diu');
  await changeStore.add(makeChange('lost'));
  const { tab, asked } = openWith(server, ['lost']);
  server.cut(1, 1);
  await tab.pull().catch(unlessCut);
  expect(asked[0]).toEqual({ named: 'lost' });
  expect(await keysLeft()).toEqual([]);
  expect((await listConfirmed()).map(({ key }) => key)).toEqual(['lost']);
  await tab.pull();
  expect(await listConfirmed()).toEqual([]);
});

test('shows a change once after a reload, if the copy came while the left page still awaited its answer', async () => {
  const server = createServer();
  await openWith(server, []).tab.pull();
  await changeStore.add(makeChange('sent'));
  server.write('goal', 'Diu');
  await openWith(server, ['sent'], { lock: createBusyLocks() }).tab.pull(server.position());
  expect(await keysLeft()).toEqual(['sent']);
  const shown: string[] = [];
  const { tab } = openWith(server, [], { onContained: (keys) => shown.push(...keys) });
  await tab.open();
  expect(shown).toEqual(['sent']);
  const [change] = await changeStore.list();
  await changeStore.settle(change?.order ?? 0, []);
  server.write('goal', 'Kutch');
  await tab.pull(server.position());
  expect(tab.held()?.contained).toEqual([]);
});

test('takes a change out that the copy of another tab contains, once it reads that copy', async () => {
  const server = createServer();
  server.write('goal', 'Diu');
  const shown: string[] = [];
  const { tab } = openWith(server, [], { onContained: (keys) => shown.push(...keys) });
  await tab.pull();
  await changeStore.add(makeChange('sent'));
  server.write('goal', 'Rann');
  await openWith(server, ['sent'], { lock: createBusyLocks() }).tab.pull(server.position());
  expect(shown).toEqual([]);
  server.write('goal', 'Kutch');
  await tab.pull(server.position());
  expect(shown).toContain('sent');
});

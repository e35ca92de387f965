import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLimited, limitSetting, records, type StorageLimit } from '#domain/registry/records.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { recordDue } from '#server/features/recurring/due-service.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { answerForBoth } from '#tests/support/daily-answers.ts';
import { makePremium, makeVerified, registerCouple, type Person } from '#tests/support/people.ts';
import { makePhoto } from '#tests/support/photos.ts';
import { recordCalls } from '#tests/support/records/calls.ts';
import { countRecords } from './queries.ts';

let app: TestApp;
let photo: Buffer<ArrayBuffer>;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2026-11-25T06:30:00Z');
  await app.database.pool.query(`update settings set value = '100' where key = 'concierge_open_requests'`);
  photo = await makePhoto(40, 30);
});
afterAll(() => app.close());

/** Sets a limit. A process caches the former one for a minute. */
async function setLimit(storageLimit: StorageLimit, max: number): Promise<void> {
  await app.database.pool.query('update settings set value = $2 where key = $1', [limitSetting(storageLimit), max]);
  app.advance({ minutes: 2 });
}

async function send(person: Person, path: string, body: object, method = 'POST'): Promise<number> {
  const call = () =>
    person.fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return (await untilTaken(call)).status;
}

const splitAt = (person: Person, id: string) =>
  send(person, `/api/date-events/${id}`, { location: id, scope: 'following' }, 'PATCH');

const commentOn = (path: string) => (person: Person, id: string) =>
  send(person, `/api/${path}/${id}/comments`, { text: 'Such wind' });

async function upload(person: Person, path: string, contentHash?: string): Promise<Response> {
  const form = new FormData();
  form.set('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  if (contentHash) form.set('contentHash', contentHash);
  return untilTaken(() => person.fetch(path, { method: 'POST', body: form }));
}

/** Retries a call that is rejected because the member's other uploads are in progress. */
async function untilTaken(call: () => Promise<Response>): Promise<Response> {
  const response = await call();
  return response.status === 429 ? untilTaken(call) : response;
}

const hash = () => (randomUUIDv7() + randomUUIDv7()).replaceAll('-', '');

interface Way {
  /** Number of further records within the limit. The default is a few. */
  room?: number;
  /** Creates the records that must exist before the limit is set. */
  prepare?: (two: readonly [Person, Person]) => Promise<string[]>;
  /** Inserts one more record. `given` is one of the prepared ones. */
  insert: (person: Person, given: string, partner: Person) => Promise<number>;
}

const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const expense = { title: 'Thali', amount: '100' };
const dinner = { title: 'Dinner', scheduledDate: '2031-02-14' };
const weekly = { every: 'week', interval: 1 } as const;
const memory = { title: 'Kites', memoryDate: '2026-01-14' };
const recurring = { title: 'Rent', category: 'other', every: 'month', startsOn: '2026-11-25' };

async function prepareMemory([riya]: readonly [Person, Person]): Promise<string[]> {
  return [(await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' })).id];
}

async function prepareSeries([{ api }]: readonly [Person, Person]): Promise<string[]> {
  await api.dates.create({ ...dinner, scheduledDate: '2026-11-28', repeat: weekly });
  return (await api.dates.list()).slice(1, 17).map(({ id }) => id);
}

async function prepareGoal([riya]: readonly [Person, Person]): Promise<string[]> {
  const goal = { title: 'Diu', targetAmount: '20000', category: 'vacation' } as const;
  const { id } = await riya.api.goals.create(goal);
  await riya.api.goals.addMoney({ id, amount: '1000' });
  return [id];
}

/** Every way to insert one more row of a storage limit, besides the form of the record alone. */
const ways: Readonly<Partial<Record<StorageLimit, Readonly<Record<string, Way>>>>> = {
  memories: {
    bring: {
      prepare: async ([riya]) =>
        times(16, async () => {
          const response = await upload(riya, '/api/memories/photos', hash());
          return ((await response.json()) as { imageUrl: string }).imageUrl;
        }),
      insert: async (riya, given) => send(riya, '/api/memories/brought', { ...memory, photos: [given] }),
    },
  },
  dateSeries: {
    plan: { insert: (riya) => send(riya, '/api/date-events', { ...dinner, repeat: weekly }) },
    split: { prepare: prepareSeries, insert: splitAt },
    'split by the partner': { prepare: prepareSeries, insert: (_riya, id, arjun) => splitAt(arjun, id) },
  },
  comments: {
    'below a memory': { prepare: prepareMemory, insert: commentOn('memories') },
    'below a date': {
      prepare: async ([{ api }]) => [(await api.dates.create(dinner)).id],
      insert: commentOn('date-events'),
    },
    'below answers': {
      prepare: async (two) => [await answerForBoth(two)],
      insert: commentOn('daily-question'),
    },
  },
  photos: {
    'of a memory': { insert: async (riya) => (await upload(riya, '/api/memories/photos')).status },
    'from a gallery': { insert: async (riya) => (await upload(riya, '/api/memories/photos', hash())).status },
    'of a bill': { insert: async (riya) => (await upload(riya, '/api/expenses/photos')).status },
  },
  expenses: {
    import: {
      insert: (riya) => {
        const row = { ...expense, category: 'other', spentOn: '2026-11-20' };
        return send(riya, '/api/expense-imports', { name: 'Bank.csv', rows: [row] });
      },
    },
    'a recurring one that is due': {
      insert: (riya) => send(riya, '/api/recurring-expenses', { ...recurring, amount: '10' }),
    },
    'a day that is filled in': {
      prepare: ([riya]) =>
        times(16, async () => {
          const asked = { title: 'Gas', category: 'other', every: 'month', isVariable: true } as const;
          return (await riya.api.recurring.create({ ...asked, startsOn: '2026-11-25' })).id;
        }),
      insert: (riya, id) => send(riya, `/api/recurring-expenses/${id}/fill`, { on: '2026-11-25', amount: '10' }),
    },
  },
  privateExpenses: { create: { insert: (riya) => send(riya, '/api/expenses', { ...expense, audience: 'me' }) } },
  savingsEntries: {
    'add money': {
      prepare: prepareGoal,
      insert: (riya, id) => send(riya, `/api/savings-goals/${id}/add-money`, { amount: '1' }),
    },
    withdraw: {
      prepare: prepareGoal,
      insert: (riya, id) => send(riya, `/api/savings-goals/${id}/withdraw`, { amount: '1' }),
    },
    reset: {
      prepare: async (two) => (await times(16, () => prepareGoal(two))).flat(),
      insert: (riya, id) => send(riya, `/api/savings-goals/${id}/reset`, {}),
    },
  },
  settlements: {
    create: {
      prepare: async ([riya, arjun]) => {
        await riya.api.balance.changeSplitting({ isOn: true });
        await arjun.api.expenses.create({ title: 'Thali', amount: '10000' });
        return [''];
      },
      insert: (riya) => send(riya, '/api/settlements', { amount: '1', method: 'cash' }),
    },
  },
  nudges: {
    send: { insert: (riya) => send(riya, '/api/partner-nudges', { message: 'Chai?' }) },
  },
  datePreferences: {
    // Only one at a time awaits a follow-up, so there is no room for another.
    submit: {
      room: 0,
      insert: (riya) =>
        send(riya, '/api/date-preferences', {
          preferredLocation: 'Surat',
          dateType: 'cultural',
          timePreference: 'evening',
          budget: 'flexible',
          contactPhone: '+919876543210',
        }),
    },
  },
  conciergeRequests: {
    create: {
      insert: (riya) =>
        send(riya, '/api/concierge-requests', {
          kind: 'gift',
          occasion: 'Birthday',
          budget: '1000',
          wishes: 'x',
        }),
    },
  },
};

/** Returns the ways of a record; without one to `create` it, that is by its form. */
function listWays(storageLimit: StorageLimit): [string, Way][] {
  const known = Object.entries(ways[storageLimit] ?? {});
  const calls = recordCalls.find(({ record }) => record.name === storageLimit);
  if (!calls || known.some(([name]) => name === 'create')) return known;
  const fields = runInLanguage('en', () => calls.fields());
  return [['create', { insert: (riya) => send(riya, calls.path, fields) }], ...known];
}

const limits = records.filter(isLimited).map(({ name }) => name);
const all = limits.flatMap((storageLimit) =>
  listWays(storageLimit).map(([name, way]) => ({ storageLimit, name, way })),
);

test('knows a way to insert each record whose number is limited', () => {
  expect([...new Set(all.map(({ storageLimit }) => storageLimit))]).toEqual(limits);
});

async function prepareTwo(): Promise<readonly [Person, Person]> {
  const two = await registerCouple(app);
  for (const person of two) {
    await makePremium(app, person);
    await makeVerified(app, person);
  }
  return two;
}

async function countOf({ api, user }: Person, storageLimit: StorageLimit): Promise<number> {
  const { coupleId } = await api.accounts.me();
  return countRecords(app.platform.db, storageLimit, { id: user.id, coupleId }, 1_000_000);
}

test.each(all)(
  'holds the limit of $storageLimit exactly under 16 calls at once: $name',
  async ({ storageLimit, way: { prepare, insert, room = 4 } }) => {
    const two = await prepareTwo();
    const given = (await prepare?.(two)) ?? [''];
    const [riya, arjun] = two;
    const had = await countOf(riya, storageLimit);
    await setLimit(storageLimit, had + room);
    const statuses = await times(16, (at) => insert(riya, given[at % given.length] ?? '', arjun));
    const made = (await countOf(riya, storageLimit)) - had;
    await setLimit(storageLimit, 100_000);
    expect(statuses.filter((status) => status < 300)).toHaveLength(room);
    expect(statuses.filter((status) => status === 403)).toHaveLength(16 - room);
    expect(made).toBe(room);
  },
);

test('rejects a recurring expense as a whole if its past days have no room', async () => {
  const [riya] = await prepareTwo();
  await setLimit('expenses', 20);
  const asked = { ...recurring, every: 'week', startsOn: '2025-11-26', amount: '10' };
  expect(await send(riya, '/api/recurring-expenses', asked)).toBe(403);
  await setLimit('expenses', 100_000);
  expect(await riya.api.recurring.list()).toEqual([]);
  expect(await countOf(riya, 'expenses')).toBe(0);
});

test('keeps days of a recurring expense pending without room, notifies both members once, and loses none', async () => {
  const [riya, arjun] = await prepareTwo();
  const { id } = await riya.api.expenses.create({ title: 'Thali', amount: '100' });
  const asked = { title: 'Milk', category: 'other', every: 'week', amount: '10' } as const;
  await riya.api.recurring.create({ ...asked, startsOn: '2026-11-25' });
  await setLimit('expenses', 3);
  app.setTime('2026-12-16T06:30:00Z');
  for (let run = 0; run < 2; run += 1) await recordDue(app.platform);
  await times(16, () => recordDue(app.platform));
  const listMilk = async () =>
    (await riya.api.expenses.list()).filter(({ title }) => title === 'Milk').map(({ spentOn }) => spentOn);
  expect(await listMilk()).toEqual(['2026-12-02', '2026-11-25']);
  for (const person of [riya, arjun]) {
    const told = (await person.api.notifications.list()).filter(({ message }) => message.startsWith('Milk'));
    expect(told).toHaveLength(1);
  }
  await riya.api.expenses.delete({ id });
  await riya.api.trash.delete({ id });
  await recordDue(app.platform);
  expect(await listMilk()).toEqual(['2026-12-09', '2026-12-02', '2026-11-25']);
  await setLimit('expenses', 100_000);
  await recordDue(app.platform);
  expect(await listMilk()).toEqual(['2026-12-16', '2026-12-09', '2026-12-02', '2026-11-25']);
});

test('accepts all records that joining and restoring add, and then rejects more', async () => {
  const [riya, arjun] = await prepareTwo();
  for (let count = 0; count < 3; count += 1) await arjun.api.expenses.create({ ...expense });
  app.advance({ hours: 24 * 8 });
  await arjun.api.couples.leave({ password: arjun.password });
  const { id } = await arjun.api.expenses.create({ ...expense });
  for (let count = 0; count < 2; count += 1) await arjun.api.expenses.create({ ...expense });
  await arjun.api.expenses.delete({ id });
  await setLimit('expenses', 3);
  await arjun.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
  expect(await countOf(arjun, 'expenses')).toBe(6);
  await arjun.api.expenses.restore({ id });
  expect(await riya.api.expenses.list()).toHaveLength(6);
  expect(await send(arjun, '/api/expenses', expense)).toBe(403);
  expect(await send(riya, '/api/expenses', expense)).toBe(201);
  await setLimit('expenses', 100_000);
});

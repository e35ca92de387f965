import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitSetting, type StorageLimit } from '#domain/registry/records.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerCouple } from '#tests/support/people.ts';
import { countRecords } from './queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2026-11-25T06:30:00Z');
});
afterAll(() => app.close());

const CALLS = 16;
const ROOM = 4;
const expense = { title: 'Thali', amount: '100' } as const;
const rent = { title: 'Rent', amount: '10', every: 'month', startsOn: '2026-12-25' } as const;

async function countOf({ api, user }: Person, limit: StorageLimit): Promise<number> {
  const { coupleId } = await api.accounts.me();
  return countRecords(app.platform.db, limit, { id: user.id, coupleId }, 1_000_000);
}

async function setLimit(limit: StorageLimit, max: number): Promise<void> {
  await app.database.pool.query('update settings set value = $2 where key = $1', [limitSetting(limit), max]);
  app.advance({ minutes: 2 });
}

const prepared = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: CALLS }, make));
const createAll = ({ api }: Person, audience: 'both' | 'me') =>
  prepared(async () => (await api.expenses.create({ ...expense, audience })).id);

test.each<[string, StorageLimit, (riya: Person) => Promise<string[]>, (riya: Person, id: string) => Promise<unknown>]>([
  [
    'a surprise',
    'privateExpenses',
    async () => [],
    ({ api }) => api.expenses.create({ ...expense, surpriseUntil: '2027-02-14' }),
  ],
  [
    'one of both that is hidden',
    'privateExpenses',
    (riya) => createAll(riya, 'both'),
    ({ api }, id) => api.expenses.update({ id, audience: 'me' }),
  ],
  [
    'a private one that is shown',
    'expenses',
    (riya) => createAll(riya, 'me'),
    ({ api }, id) => api.expenses.update({ id, audience: 'both' }),
  ],
  [
    'a day that is paid early',
    'expenses',
    ({ api }) => prepared(async () => (await api.recurring.create(rent)).id),
    ({ api }, id) => api.recurring.pay({ id, on: '2026-12-25' }),
  ],
])('holds the limit exactly under 16 calls at once: %s', async (_way, limit, prepare, insert) => {
  const [riya] = await registerCouple(app);
  const ids = await prepare(riya);
  const had = await countOf(riya, limit);
  await setLimit(limit, had + ROOM);
  const outcomes = await Promise.allSettled(Array.from({ length: CALLS }, (_, at) => insert(riya, ids[at] ?? '')));
  await setLimit(limit, 100_000);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(refusals).toMatchObject(Array.from({ length: CALLS - ROOM }, () => ({ status: 403, code: 'capacity_full' })));
  expect(await countOf(riya, limit)).toBe(had + ROOM);
});

test('lets a member who has reached the one limit record within the other', async () => {
  const [riya] = await registerCouple(app);
  const create = (audience: 'both' | 'me') => riya.api.expenses.create({ ...expense, audience });
  const full = { status: 403, code: 'capacity_full' };
  await create('both');
  await create('me');
  await setLimit('expenses', 1);
  await expect(create('both')).rejects.toMatchObject(full);
  await create('me');
  const row = { ...expense, category: 'food', spentOn: '2026-11-25', audience: 'me' } as const;
  await riya.api.imports.create({ name: 'bank.csv', rows: [row] });
  await setLimit('privateExpenses', 3);
  await expect(create('me')).rejects.toMatchObject(full);
  await setLimit('expenses', 100_000);
  await create('both');
  await expect(create('me')).rejects.toMatchObject(full);
  await setLimit('privateExpenses', 100_000);
});

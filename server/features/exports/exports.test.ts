import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { toLines } from './policy.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The files of a member's export by their names within its folder. */
async function download(person: Person): Promise<Map<string, string>> {
  const response = await person.fetch('/api/export');
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/filename="jugal-\d{4}-\d\d-\d\d\.zip"/);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
  const files = Object.entries(unzipSync(bytes));
  return new Map(
    files.map(([name, content]) => [name.replace(/^[^/]+\//, ''), new TextDecoder().decode(content)]),
  );
}

test('a member takes along what the two recorded and what is their own, not what is the partner’s', async () => {
  const [riya, arjun] = await registerCouple(app);
  const { imageUrl } = await uploadPhoto(riya, await makePhoto(40, 30));
  await riya.api.memories.create({
    title: 'Kites',
    memoryDate: '2026-01-14',
    imageUrl,
    tags: ['roof', 'wind'],
  });
  await arjun.api.finances.createExpense({ title: '=SUM(1)', amount: '120.50' });
  await riya.api.notes.create({ title: 'Mine', content: 'Ginger', category: 'food' });
  await arjun.api.notes.create({ title: 'His', content: 'Readable', category: 'food', isPrivate: false });
  const files = await download(riya);

  const account = JSON.parse(files.get('account.json') ?? '') as { member: { email: string } };
  expect(account).toMatchObject({ member: { email: riya.user.email }, couple: { users: [{}, {}] } });
  expect(JSON.parse(files.get('memories.json') ?? '')).toMatchObject([{ title: 'Kites', imageUrl }]);
  expect(files.get('memories.csv')).toContain('"roof, wind"');
  expect(files.get('expenses.csv')).toContain(`'=SUM(1)`);
  expect(JSON.parse(files.get('notes.json') ?? '')).toMatchObject([{ title: 'Mine' }]);
  expect(JSON.parse(files.get('dates.json') ?? '')).toEqual([]);
  expect(files.has('dates.csv')).toBe(false);
  expect([...files.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(1);
  expect(files.get('README.txt')).toContain('Jugal');
});

test('all expenses and coins are there, also those beyond the first part of a list', async () => {
  const riya = await registerPerson(app, 'Riya');
  await riya.api.finances.createExpense({ title: 'First', amount: '1' });
  const { coupleId } = await riya.api.accounts.me();
  await app.database.pool.query(
    `insert into expenses (couple_id, id, title, amount, category, created_at, updated_at)
     select $1, gen_random_uuid(), 'Chai ' || n, 20, 'food', now() - n * interval '1 minute', now() from generate_series(1, 1200) n`,
    [coupleId],
  );
  await app.database.pool.query(`insert into wallets values ($1, 700) on conflict (user_id) do nothing`, [
    riya.user.id,
  ]);
  await app.database.pool.query(
    `insert into wallet_entries (user_id, id, amount, balance_after, cause_key, description, created_at)
     select $1, gen_random_uuid(), 1, n, 'checkin:old-' || n, 'Daily check-in', now() - (800 - n) * interval '1 day'
     from generate_series(1, 700) n`,
    [riya.user.id],
  );
  const files = await download(riya);
  expect(JSON.parse(files.get('expenses.json') ?? '')).toHaveLength(1201);
  const coins = JSON.parse(files.get('coins.json') ?? '[]') as unknown[];
  expect(coins.length).toBeGreaterThanOrEqual(700);
});

test('who has recorded nothing gets a file all the same', async () => {
  const files = await download(await registerPerson(app, 'New'));
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ couple: null });
});

test('rows become lines with the fields of the first', () => {
  expect(toLines([{ a: 1, b: null, c: ['x', 'y'], d: { e: 2 } }])).toEqual([
    ['a', 'b', 'c', 'd'],
    ['1', '', 'x, y', '{"e":2}'],
  ]);
  expect(toLines([])).toEqual([[]]);
});

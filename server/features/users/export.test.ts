import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

const PEOPLE = 2500;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
  await app.database.pool.query(
    `insert into users (id, email, first_name, last_name, password_hash, created_at)
     select gen_random_uuid(), 'person' || n || '@example.com', 'Person', 'Number ' || n, 'none', date_trunc('second', now()) - (1 + n / 3) * interval '1 minute'
     from generate_series(1, ${PEOPLE}) n`,
  );
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

async function download(): Promise<Response> {
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ');
  return fetch(`${await app.listen()}/api/admin/users/export.csv?order=oldest`, { headers: { cookie } });
}

test('delivers a list of many pages whole, each row once and in order', async () => {
  const lines = (await (await download()).text()).trim().split('\r\n').slice(1);
  const emails = lines.map((line) => line.split(',')[2]);
  expect(emails).toHaveLength(PEOPLE + 1);
  expect(new Set(emails).size).toBe(PEOPLE + 1);
  expect(emails.at(-1)).toBe(admin.user.email);
  const joined = lines.map((line) => line.split(',').at(-1));
  expect(joined).toEqual(joined.toSorted((one, other) => String(one).localeCompare(String(other))));
});

test('aborts a list that cannot be read to its end instead of truncating it, and logs the error', async () => {
  const { db, log, reads: choices } = app.platform;
  vi.spyOn(choices, 'choose').mockReturnValue(db);
  const read = db.selectFrom.bind(db);
  let reads = 0;
  vi.spyOn(db, 'selectFrom').mockImplementation((...from: Parameters<typeof db.selectFrom>) => {
    reads += from.includes('users') ? 1 : 0;
    if (reads > 2) throw new Error('the database is gone');
    return read(...from);
  });
  const logged = vi.spyOn(log, 'error');
  const response = await download();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  expect(logged).toHaveBeenCalledWith(expect.anything(), 'a file broke off while it was sent');
});

test('logs the admin who exports a list, without the search words', async () => {
  await admin.fetch('/api/admin/users/export.csv?kind=free&search=person7@example.com');
  const [entry] = await admin.api.admin.audit.list({ search: 'user.export' });
  expect(entry).toMatchObject({ actorName: 'Meera Shah', after: { filteredBy: 'search, kind' } });
  expect(JSON.stringify(entry)).not.toContain('person7');
});

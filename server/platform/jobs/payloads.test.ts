import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readMailedCode, registerPerson } from '#tests/support/people.ts';
import { createJobs, defineJob } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Lists the tables of all schemas that have a row which contains `text`. */
async function findTablesWith(text: string): Promise<string[]> {
  const { pool } = app.database;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await pool.query(
      `select 1 from ${name} entry where strpos(lower(entry::text), lower($1)) > 0 limit 1`,
      [text],
    );
    if (hits.rows.length > 0 && name !== 'pgboss.job') found.push(name);
  }
  return [...new Set(found)].toSorted();
}

test('removes a mail’s code and address from the queue after delivery', async () => {
  const { user } = await registerPerson(app);
  expect(await findTablesWith(user.email)).toEqual(['pgboss.job_common', 'public.users']);
  const code = await readMailedCode(app, user.email);
  expect(code).toMatch(/^\d{6}$/);
  expect(await findTablesWith(code)).toEqual([]);
  expect(await findTablesWith(user.email)).toEqual(['public.users']);
});

test('removes the address and id of an erased account from delivered, pending and failed jobs', async () => {
  const riya = await registerPerson(app, 'Leaving');
  await readMailedCode(app, riya.user.email);
  await riya.api.accounts.resendVerification();
  await riya.fetch('/api/auth/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: riya.user.email }),
  });
  // One of the two jobs has failed for good.
  await app.database.pool.query(
    `update pgboss.job set state = 'failed', completed_on = now(), output = $1 where id =
       (select id from pgboss.job where state = 'created' and data::text like '%' || $2 || '%' limit 1)`,
    [JSON.stringify({ message: `550 ${riya.user.email} is unknown` }), riya.user.email],
  );
  expect(await findTablesWith(riya.user.email)).toEqual(['pgboss.job_common', 'public.users']);
  await riya.api.accounts.deleteAccount({ password: riya.password });
  expect(await findTablesWith(riya.user.email)).toEqual([]);
  // The job that erases what the member left with former couples knows them by the id alone.
  await app.runJobs();
  for (const text of [riya.user.email, riya.user.id]) expect(await findTablesWith(text)).toEqual([]);
});

test('empties completed jobs, and keeps failed ones for a retry', async () => {
  const { log } = app.platform;
  const jobs = createJobs({ databaseUrl: app.database.url, log });
  const greet = defineJob<{ name: string }>('greet', { retryLimit: 0 });
  const done = vi.fn<(name: string) => void>();
  jobs.handle(greet, async ({ name }) => {
    done(name);
    if (name === 'fails') throw new Error('no');
  });
  await jobs.start({ isWorking: true });
  await app.platform.db.transaction().execute(async (tx) => {
    await jobs.send(tx, greet, { name: 'works' });
    await jobs.send(tx, greet, { name: 'fails' });
  });
  const readJobs = async () => {
    const { rows } = await app.database.pool.query<object>(
      `select state, data from pgboss.job where name = 'greet' order by state`,
    );
    return rows;
  };
  await expect.poll(readJobs, { timeout: 10_000 }).toEqual([
    { state: 'completed', data: null },
    { state: 'failed', data: { name: 'fails' } },
  ]);
  await jobs.stop();
});

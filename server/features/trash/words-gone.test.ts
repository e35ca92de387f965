import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trashedRecords } from '#domain/records.ts';
import { sendReminders } from '#server/features/important-dates/reminder-service.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { kindOf } from '#tests/support/records/kinds.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2026-11-23T06:30:00Z');
});
afterAll(() => app.close());

const WORDS = 'QuietWordsOfRiya';

/**
 * Returns the tables of every schema, including that of the jobs, that contain the words as text, in JSON or as bytes.
 */
async function findWords(): Promise<string[]> {
  const { pool } = app.database;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const hex = Buffer.from(WORDS).toString('hex');
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `select from ${name} as searched where searched::text ilike '%' || $1 || '%' or searched::text ilike '%' || $2 || '%'`,
      [WORDS, hex],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

/** Sends a call twice with one idempotency key, as the outbox does. */
async function send(person: Person, method: string, path: string, body?: object): Promise<void> {
  const key = randomUUIDv7();
  for (let sending = 0; sending < 2; sending += 1) {
    const response = await person.fetch(path, {
      method,
      headers: { 'idempotency-key': key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}: ${await response.text()}`).toBe(true);
  }
}

const title = `${WORDS} title`;
const kinds = trashedRecords.map(({ trash: { kind } }) => {
  const { path, change, fields } = kindOf(kind).calls;
  return {
    kind,
    path,
    method: change?.method ?? 'PATCH',
    fields: fields({ text: WORDS, date: '2026-11-26' }),
  };
});

test.each(kinds)('leaves no word of a $kind anywhere after deletion for good', async (each) => {
  const [riya, arjun] = await registerCouple(app);
  const id = randomUUIDv7();
  const { path, kind, method, fields } = each;
  await send(riya, 'POST', path, { ...fields, id });
  await send(riya, method, `${path}/${id}`, { title: `${WORDS} changed` });
  if (kind === 'date' || kind === 'memory') {
    for (const person of [riya, arjun]) {
      await send(person, 'POST', `${path}/${id}/comments`, { text: `${WORDS} below` });
      await send(person, 'PUT', `${path}/${id}/reaction`, { emoji: '❤️' });
    }
  }
  if (kind === 'date') await send(arjun, 'PATCH', `${path}/${id}/respond`, { status: 'maybe' });
  expect(await findWords()).not.toEqual([]);
  await send(riya, 'DELETE', `${path}/${id}`);
  await send(riya, 'POST', `${path}/${id}/restore`);
  await send(riya, 'DELETE', `${path}/${id}`);
  await riya.api.trash.delete({ id, kind });
  await app.runJobs();
  expect(await findWords()).toEqual([]);
});

test('leaves no word of a series whose dates are all deleted', async () => {
  const [riya, arjun] = await registerCouple(app);
  const first = await riya.api.dates.create({
    title,
    description: WORDS,
    location: WORDS,
    scheduledDate: '2026-12-11',
    repeat: { every: 'month', interval: 1, until: '2027-02-28' },
  });
  await riya.api.dates.delete({ id: first.id, scope: 'all' });
  const deleted = await arjun.api.trash.list();
  expect(deleted.length).toBeGreaterThan(1);
  for (const { id } of deleted) {
    expect(await findWords()).not.toEqual([]);
    await riya.api.trash.delete({ id });
  }
  await app.runJobs();
  expect(await findWords()).toEqual([]);
});

test('leaves no word of a deleted comment, neither in the record nor in the bell', async () => {
  const [riya, arjun] = await registerCouple(app);
  const { id } = await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  const commentId = randomUUIDv7();
  await send(arjun, 'POST', `/api/memories/${id}/comments`, { commentId, text: WORDS });
  const [comment] = await riya.api.memories.comments({ id });
  expect(await findWords()).toEqual(['public.comments', 'public.notifications']);
  await send(arjun, 'DELETE', `/api/memories/${id}/comments/${comment?.id}`);
  await app.runJobs();
  expect(await findWords()).toEqual([]);
});

test('leaves no word of a deleted recurring expense, settlement or import', async () => {
  const [riya, arjun] = await registerCouple(app);
  const id = randomUUIDv7();
  const asked = { id, title, every: 'month', category: 'other', isVariable: true, startsOn: '2026-11-20' };
  await send(riya, 'POST', '/api/recurring-expenses', asked);
  expect(await findWords()).toContain('public.notifications');
  await send(arjun, 'DELETE', `/api/recurring-expenses/${id}`);
  await riya.api.balance.changeSplitting({ isOn: true });
  await riya.api.expenses.create({ title: 'Thali', amount: '100' });
  await send(arjun, 'POST', '/api/settlements', { id, amount: '10', method: 'cash', note: WORDS });
  await send(arjun, 'DELETE', `/api/settlements/${id}`);
  const row = { title, amount: '10', category: 'other', spentOn: '2026-11-20' };
  await send(riya, 'POST', '/api/expense-imports', { id, name: `${WORDS}.csv`, rows: [row] });
  await send(riya, 'DELETE', `/api/expense-imports/${id}`);
  await app.runJobs();
  expect(await findWords()).toEqual([]);
});

test('leaves no word of a reminder that was sent', async () => {
  const [riya] = await registerCouple(app);
  const { id } = await riya.api.importantDates.create({
    title: WORDS,
    date: '2026-11-26',
    category: 'birthday',
    reminderDays: 1,
    isShared: true,
  });
  app.setTime('2026-11-25T06:30:00Z');
  await sendReminders(app.platform);
  expect(await findWords()).toContain('public.notifications');
  await riya.api.importantDates.delete({ id });
  await riya.api.trash.delete({ id });
  expect(await findWords()).toEqual([]);
  app.setTime('2026-11-23T06:30:00Z');
});

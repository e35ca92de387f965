import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trashedRecords } from '#domain/registry/records.ts';
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

/** Ways to change a series with the words, from the date at a place on. */
const seriesChanges = fc.array(
  fc.record({
    at: fc.nat({ max: 30 }),
    scope: fc.constantFrom('this', 'following', 'all'),
    change: fc.constantFrom('title', 'description', 'location', 'moved', 'respond', 'delete', 'restore', 'for good'),
  }),
  { minLength: 1, maxLength: 8 },
);

async function changeSeries(
  [riya, arjun]: readonly [Person, Person],
  { at, scope, change }: { at: number; scope: 'this' | 'following' | 'all'; change: string },
): Promise<void> {
  const dates = await riya.api.dates.list();
  const date = dates[at % Math.max(1, dates.length)];
  const deleted = await riya.api.trash.list();
  const inTrash = deleted[at % Math.max(1, deleted.length)];
  const words = `${WORDS} ${randomUUIDv7()}`;
  if (change === 'restore' && inTrash) await riya.api.dates.restore({ id: inTrash.id, scope });
  if (change === 'for good' && inTrash) await riya.api.trash.delete({ id: inTrash.id });
  if (!date) return;
  if (change === 'title' || change === 'description' || change === 'location')
    await arjun.api.dates.update({ id: date.id, scope, [change]: words });
  if (change === 'moved' && scope !== 'all') {
    const scheduledDate = Temporal.PlainDate.from(date.scheduledDate).add({ days: 1 }).toString();
    await riya.api.dates.update({ id: date.id, scope, scheduledDate, title: words });
  }
  if (change === 'respond') await arjun.api.dates.respond({ id: date.id, scope, status: 'maybe' });
  if (change === 'delete') await riya.api.dates.delete({ id: date.id, scope });
}

test('leaves no word of a series, and no series without a date, after any changes', async () => {
  const { pool } = app.database;
  await fc.assert(
    fc.asyncProperty(seriesChanges, async (changes) => {
      const two = await registerCouple(app);
      const [riya] = two;
      const first = { title, description: WORDS, location: WORDS, scheduledDate: '2026-12-05' };
      await riya.api.dates.create({ ...first, repeat: { every: 'month', interval: 1, until: '2027-05-31' } });
      for (const change of changes) {
        await changeSeries(two, change);
        const { rows } = await pool.query(
          `select id::text from date_series except (
             select series_id::text from date_events union all
             select record ->> 'series_id' from deleted_shared_records)`,
        );
        expect(rows).toEqual([]);
      }
      for (const { id } of await riya.api.dates.list()) await riya.api.dates.delete({ id });
      for (const { id } of await riya.api.trash.list()) await riya.api.trash.delete({ id });
      await app.runJobs();
      expect(await findWords()).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 60_000);

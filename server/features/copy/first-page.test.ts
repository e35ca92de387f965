import { randomUUIDv7 } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COPIED_RESOURCES } from '#domain/copy/resources.ts';
import type { CopiedRow } from '#domain/copy/rows.ts';
import { compareDates } from '#domain/dates/list.ts';
import { findOnThisDay } from '#domain/memories/on-this-day.ts';
import { compareMemories } from '#domain/memories/public-form.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readWhole } from '#tests/support/copy/device.ts';
import { makePremium, type Person, registerCouple } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';

const NOW = '2026-11-30T04:30:00.000Z';
const TODAY = '2026-11-30';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => begin(NOW));
afterAll(() => app.close());

/** Begins with a new couple at an instant. */
async function begin(instant: string): Promise<void> {
  app.setTime(instant);
  [riya, arjun] = await registerCouple(app);
}

const chai = { title: 'Chai', amount: '20' };

/** Gives the couple 2,000 dates, 3,000 memories and 5,000 expenses, with some of each day of the year. */
async function recordMuch(): Promise<void> {
  const { id } = await riya.api.couples.get();
  const text = `repeat(md5(n::text), 6)`;
  const { pool } = app.database;
  await pool.query(
    `insert into date_events (couple_id, id, user_id, title, description, scheduled_date, scheduled_time, timezone, starts_at,
       duration_minutes, category, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'Date ' || n, ${text}, $3::timestamptz::date + n % 300 - 250, '19:00', 'Asia/Kolkata',
       $3::timestamptz + (n % 300 - 250) * interval '1 day' + n * interval '1 second', 60, 'romantic_dinner', $3::timestamptz - n * interval '1 hour', $3
     from generate_series(1, 2000) n`,
    [id, riya.user.id, NOW],
  );
  await pool.query(
    `insert into memories (couple_id, id, user_id, title, description, memory_date, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'Memory ' || n, ${text}, $3::timestamptz::date - n, $3::timestamptz - n % 7 * interval '1 hour', $3
     from generate_series(1, 3000) n`,
    [id, riya.user.id, NOW],
  );
  await pool.query(
    `insert into expenses (couple_id, id, user_id, title, amount, category, spent_on, paid_by, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'Chai ' || n, 20, 'food', $3::timestamptz::date - n % 900, $2, $3, $3
     from generate_series(1, 5000) n`,
    [id, riya.user.id, NOW],
  );
}

test('begins the whole copy of much with what Home shows of it, in 20 KB', { timeout: 60_000 }, async () => {
  await recordMuch();
  const first = await riya.api.copy.read();
  expect(gzipSync(JSON.stringify(first)).length).toBeLessThan(20 * 1024);
  expect(first.homeOn).toBe(TODAY);
  expect(first.complete).toEqual(COPIED_RESOURCES.filter((each) => !['dates', 'memories', 'expenses'].includes(each)));

  const whole = [...(await readWhole(riya.api))];
  const of = <Row>(resource: string) =>
    whole.filter(([name]) => name.startsWith(`${resource}/`)).map(([, row]) => row as Row);
  const coming = of<CopiedRow<'dates'>>('dates')
    .filter(({ startsAt }) => startsAt > NOW)
    .toSorted(compareDates);
  expect(first.rows.dates?.toSorted(compareDates)).toEqual(coming.slice(0, 6));
  const memories = of<CopiedRow<'memories'>>('memories').toSorted(compareMemories);
  const [ofDay] = findOnThisDay(memories, TODAY);
  expect(first.rows.memories?.toSorted(compareMemories)).toEqual([...memories.slice(0, 4), ofDay?.memory]);
});

test('begins with what came from the partner lately, of long lists too', { timeout: 60_000 }, async () => {
  await recordMuch();
  await makePremium(app, arjun);
  const dates = await arjun.api.dates.create({ title: 'Far away', scheduledDate: '2028-01-14' });
  const { id: listId } = await riya.api.lists.create({ title: 'Chores' });
  for (let item = 0; item < 41; item += 1) await riya.api.lists.createItem({ listId, text: `Chore ${item}` });
  const given = await arjun.api.lists.createItem({ listId, text: 'Bins', assigneeId: riya.user.id });
  const [oldest] = (await riya.api.memories.list({ limit: 100 })).slice(-1);
  const id = oldest?.id ?? '';
  await arjun.api.memories.react({ id, emoji: '❤️' });
  for (let each = 0; each < 41; each += 1) await riya.api.memories.comment({ id, text: `Mine ${each}` });
  const comment = await arjun.api.memories.comment({ id, text: 'Yours' });
  for (let each = 0; each < 41; each += 1) await arjun.api.nudges.send({ message: `Nudge ${each}` });
  const first = await riya.api.copy.read();
  expect(first.homeOn).toBe(TODAY);
  expect(first.rows.dates?.map((row) => row.id)).toContain(dates.id);
  expect(first.rows.listItems?.map((row) => row.id)).toEqual([given.id]);
  expect(first.rows.memories?.map((row) => row.id)).toContain(id);
  expect(first.rows.comments?.map((row) => row.id)).toEqual([comment.id]);
  expect(first.rows.nudges?.map(({ message }) => message)).toEqual(
    [40, 39, 38, 37, 36, 35].map((each) => `Nudge ${each}`),
  );
});

test(
  'begins with the date of the partner that waits, before those of former members',
  { timeout: 60_000 },
  async () => {
    await recordMuch();
    await makePremium(app, arjun);
    await app.database.pool.query(`update date_events set user_id = null where couple_id = $1 and starts_at > $2`, [
      (await riya.api.couples.get()).id,
      NOW,
    ]);
    const { id } = await arjun.api.dates.create({ title: 'Far away', scheduledDate: '2028-01-14' });
    const { rows } = await riya.api.copy.read();
    expect(rows.dates?.map((row) => row.id)).toContain(id);
  },
);

test('begins with old memories to which the partner added photos lately', { timeout: 60_000 }, async () => {
  await recordMuch();
  const oldest = (await riya.api.memories.list({ limit: 100 })).slice(-2);
  const paper = await makePhoto(60, 40);
  const photo = async (person: Person) => (await uploadPhoto(person, paper)).imageUrl;
  const own = await photo(riya);
  for (const { id } of oldest) await riya.api.memories.update({ id, photos: [own] });
  const [id = '', other = ''] = oldest.map((memory) => memory.id);
  await arjun.api.memories.update({ id, photos: [own, await photo(arjun)] });
  const { rows } = await riya.api.copy.read();
  const ids = rows.memories?.map((row) => row.id);
  expect(ids).toContain(id);
  expect(ids).not.toContain(other);
});

test('has no Home on a first page without room for it', async () => {
  await recordMuch();
  expect(await riya.api.copy.read({ limit: 8 })).toMatchObject({ homeOn: null });
});

test.each([
  ['2027-02-28', 1],
  ['2028-02-28', 0],
  ['2028-02-29', 1],
])('remembers 29 February on its day of the year of %s', async (day, count) => {
  await begin(`${day}T04:30:00.000Z`);
  await makePremium(app, riya);
  await riya.api.memories.create({ title: 'Leap day', memoryDate: '2024-02-29' });
  for (let memory = 0; memory < 41; memory += 1)
    await riya.api.memories.create({ title: 'Later', memoryDate: '2025-01-14' });
  const { rows } = await riya.api.copy.read();
  expect(rows.memories?.filter(({ title }) => title === 'Leap day')).toHaveLength(count);
  expect(rows.memories?.filter(({ title }) => title === 'Later')).toHaveLength(4);
});

test('reads the copy of a few records in one page', async () => {
  await riya.api.expenses.create(chai);
  const whole = await readWhole(riya.api);
  const first = await riya.api.copy.read();
  expect(first).toMatchObject({ isWhole: true, cursor: null, complete: COPIED_RESOURCES });
  expect(Object.values(first.rows).flat()).toHaveLength(whole.size);
});

test('goes on from a first page that lacks a change that the device names', async () => {
  const key = randomUUIDv7();
  const headers = { 'idempotency-key': key, 'content-type': 'application/json' };
  await riya.fetch('/api/expenses', { method: 'POST', headers, body: JSON.stringify(chai) });
  const first = await riya.api.copy.read({ named: key });
  expect(first).toMatchObject({ done: [key], cursor: expect.any(String) });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true });
});
beforeEach(async () => {
  app.setTime('2026-11-28T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

async function openFeed({ api }: Person): Promise<string> {
  return new URL((await api.dates.createFeed()).url).pathname;
}

/** Reads a feed as a calendar program does, without a session. */
const read = (path: string, etag?: string | null) =>
  app.visit().fetch(path, { headers: etag ? { 'if-none-match': etag } : {} });
const titles = async (path: string) =>
  [...(await (await read(path)).text()).matchAll(/SUMMARY:(.*)\r/g)].map(([, title]) => title);

/** Inserts dates on consecutive days from `first` on. */
async function insertDates(count: number, first: string, description = ''): Promise<void> {
  const { coupleId } = await riya.api.accounts.me();
  await app.database.pool.query(
    `insert into date_events (couple_id, id, user_id, title, description, scheduled_date, scheduled_time, timezone, starts_at,
       duration_minutes, category, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'Date ' || n, $5, at::date, '19:00', 'UTC', at, 60, 'picnic', now(), now()
     from generate_series(0, $3::int - 1) n, lateral (select $4::timestamptz + n % 399 * interval '1 day' as at) moment`,
    [coupleId, riya.user.id, count, first, description],
  );
}

test('holds the dates from 90 days ago to 400 days ahead, at most a thousand', async () => {
  const path = await openFeed(riya);
  for (const day of ['2026-08-29', '2026-08-30', '2027-12-31', '2028-01-02']) await insertDates(1, `${day}T19:00:00Z`);
  expect(await titles(path)).toHaveLength(2);
  await insertDates(1200, '2026-11-29T19:00:00Z', 'ક'.repeat(2000));
  expect(await titles(path)).toHaveLength(1000);
});

test('answers 304 to a program that has the text, until a date changes', async () => {
  const { id } = await riya.api.dates.create({ title: 'Dinner', scheduledDate: '2026-12-05' });
  const path = await openFeed(arjun);
  const first = await read(path);
  const etag = first.headers.get('etag');
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await first.text();
  const again = await read(path, etag);
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(await (await read(path)).text()).toBe(text);
  const changes = [
    () => riya.api.dates.update({ id, title: 'Breakfast' }),
    () => arjun.api.dates.respond({ id, status: 'accepted' }),
    () => riya.api.dates.create({ title: 'Walk', scheduledDate: '2026-12-06' }),
    () => riya.api.dates.delete({ id }),
  ];
  let known = etag;
  for (const change of changes) {
    app.advance({ seconds: 1 });
    await change();
    const changed = await read(path, known);
    expect(changed.status).toBe(200);
    await changed.text();
    known = changed.headers.get('etag');
  }
  expect(await titles(path)).toEqual(['Walk']);
});

test('gives two couples different texts and tags', async () => {
  const [other] = await registerCouple(app);
  await riya.api.dates.create({ title: 'Dinner', scheduledDate: '2026-12-05' });
  const [one, two] = [await openFeed(riya), await openFeed(other)];
  const { etag } = Object.fromEntries((await read(one)).headers);
  expect((await read(two, etag)).status).toBe(200);
  expect([await titles(one), await titles(two)]).toEqual([['Dinner'], []]);
});

test('answers 60 calls an hour with one token, those of another and of the partner apart', async () => {
  const path = await openFeed(riya);
  const statuses: number[] = [];
  for (let call = 0; call < 61; call += 1) {
    const response = await read(path);
    statuses.push(response.status);
    await response.text();
  }
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  expect((await read(await openFeed(arjun))).status).toBe(200);
  expect((await read(await openFeed(riya))).status).toBe(200);
  expect((await read(path)).status).toBe(404);
});

test('makes at most twenty feeds an hour', async () => {
  for (let made = 0; made < 20; made += 1) await riya.api.dates.createFeed();
  await expect(riya.api.dates.createFeed()).rejects.toMatchObject({ status: 429 });
});

test('answers calls with one token one after another, of which four wait', async () => {
  await insertDates(1000, '2026-11-29T19:00:00Z', 'ક'.repeat(2000));
  const path = await openFeed(riya);
  const base = await app.listen();
  const answers = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const response = await fetch(`${base}${path}`);
      return [response.status, (await response.text()).split('BEGIN:VEVENT').length - 1];
    }),
  );
  const served = answers.filter(([status]) => status === 200);
  expect(served.length).toBeGreaterThanOrEqual(5);
  expect(served.every(([, events]) => events === 1000)).toBe(true);
  expect(answers.filter(([status]) => status === 429)).toHaveLength(16 - served.length);
  const later = await fetch(`${base}${path}`);
  expect(later.status).toBe(200);
  await later.text();
});

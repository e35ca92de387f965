import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  CALENDAR_CA,
  CALENDAR_NAME,
  type CalendarServer,
  startCalendarServer,
  writeBusy,
  writeIcs,
} from '#tests/support/calendar-server.ts';
import { type Person, registerCouple, signInAgain } from '#tests/support/people.ts';
import { fetchCalendar, fetchDueCalendars } from './fetch-service.ts';

let app: TestApp;
let server: CalendarServer;
let riya: Person;
let arjun: Person;
const logged: unknown[] = [];
const keep = (...entry: unknown[]) =>
  void logged.push(entry.map((each) => (each instanceof Error ? each.stack : each)));

beforeAll(async () => {
  server = await startCalendarServer();
  app = await createTestApp({
    env: { CALENDAR_HOSTS: server.host },
    outgoing: {
      ca: CALENDAR_CA,
      names: {
        'unknown.example': [],
        [CALENDAR_NAME]: ['127.0.0.1'],
        'private.example': ['127.0.0.1'],
        [`private.${CALENDAR_NAME}`]: ['127.0.0.1'],
      },
    },
    log: { info: keep, warn: keep, error: keep },
  });
});
beforeEach(async () => {
  app.setTime('2026-11-25T06:30:00Z');
  await app.database.pool.query('delete from busy_calendars');
  [riya, arjun] = await registerCouple(app);
  await app.runJobs();
  server.requests.length = 0;
});
afterAll(async () => {
  await app.close();
  server.close();
});

const answerWith = (text: string, headers: Record<string, string> = {}, status = 200) => {
  server.answer = (_request, response) => response.writeHead(status, headers).end(text);
};
const add = (person = riya, url = `https://${server.host}/private-key.ics`) =>
  person.api.busyCalendars.create({ name: 'Work', url });
const read = async (person = riya) => (await person.api.busyCalendars.list())[0];
const find = (person = riya) => person.api.availability.freeTimes({ days: 1 });

/** Lets the schedule run, and the jobs that it sends. */
async function fetchDue(): Promise<void> {
  await fetchDueCalendars(app.platform);
  await app.runJobs();
}

async function advance(hours: number): Promise<void> {
  app.advance({ hours });
  await signInAgain(riya);
}

const busyToday = writeIcs(...writeBusy('20261125T190000', 'PT4H'));
const busyDaily = writeIcs(...writeBusy('20261125T190000', 'PT4H', 'RRULE:FREQ=DAILY'));

test('fetches a calendar at once and tells both partners', async () => {
  answerWith(busyToday);
  const told: string[][] = [];
  const stop = [riya, arjun].map(({ user }) =>
    app.platform.live.subscribe(user.id, (each) => void told.push([user.id, ...(each?.resources ?? [])])),
  );
  await add();
  expect(await find()).toHaveLength(1);
  told.length = 0;
  await app.runJobs();
  expect(await read()).toMatchObject({
    state: 'ok',
    message: null,
    lastFetchedAt: expect.stringMatching(/^2026-11-25T06:30/),
  });
  expect(await find()).toEqual([]);
  expect(await find(arjun)).toEqual([]);
  const stale = ['busyCalendars', 'availability'];
  await expect
    .poll(() => told)
    .toEqual(
      expect.arrayContaining([
        [riya.user.id, ...stale],
        [arjun.user.id, ...stale],
      ]),
    );
  for (const each of stop) each();
});

test('fetches hourly, once among several processes, and conditionally', async () => {
  server.answer = ({ headers }, response) => {
    if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end(busyDaily);
  };
  await add();
  await app.runJobs();
  await fetchDue();
  expect(server.requests).toHaveLength(1);
  await advance(1);
  await Promise.all([fetchDueCalendars(app.platform), fetchDueCalendars(app.platform)]);
  await app.runJobs();
  expect(server.requests).toHaveLength(2);
  expect(server.requests[1]?.headers['if-none-match']).toBe('"1"');
  expect(await read()).toMatchObject({
    state: 'ok',
    lastFetchedAt: expect.stringMatching(/^2026-11-25T07:30/),
  });
});

test('reads unchanged content again after a day, so that days that have come near are known', async () => {
  server.answer = ({ headers }, response) =>
    response
      .writeHead(headers['if-modified-since'] ? 304 : 200, {
        'last-modified': 'Wed, 25 Nov 2026 06:00:00 GMT',
      })
      .end(headers['if-modified-since'] ? '' : busyDaily);
  await add();
  await app.runJobs();
  for (let hour = 0; hour < 48; hour++) {
    app.advance({ hours: 1 });
    await fetchDue();
  }
  await signInAgain(riya);
  expect(server.requests.filter(({ headers }) => !headers['if-modified-since'])).toHaveLength(3);
  expect(await riya.api.availability.freeTimes({ days: 60 })).toEqual([]);
  const { rows } = await app.database.pool.query('select from busy_blocks where ends_at < $1', [
    app.platform.clock.now().toString(),
  ]);
  expect(rows).toEqual([]);
});

test('reads the content again in another time zone of the member', async () => {
  answerWith(busyDaily, { etag: '"1"' });
  await add();
  await app.runJobs();
  await riya.api.availability.set({
    timezone: 'Asia/Dubai',
    hours: [{ day: 'we', from: '19:00', to: '23:00' }],
  });
  await arjun.api.availability.set({
    timezone: 'Asia/Dubai',
    hours: [{ day: 'we', from: '19:00', to: '23:00' }],
  });
  expect(await find()).toEqual([]);
  await fetchDue();
  expect(server.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
  expect(await find()).toEqual([]);
  const { rows } = await app.database.pool.query(
    `select starts_at from busy_blocks join busy_calendars on id = calendar_id where user_id = $1 order by 1 limit 1`,
    [riya.user.id],
  );
  expect(rows).toEqual([{ starts_at: expect.stringContaining('2026-11-25T15:00') as unknown }]);
});

test.each([
  ['an error', () => answerWith('', {}, 503), 'The calendar could not be reached.'],
  ['a page', () => answerWith('<!doctype html>'), 'This is not a calendar that can be read.'],
  ['too much', () => answerWith('a'.repeat(5 * 1024 * 1024 + 1)), 'The calendar is larger than 5 MB.'],
  [
    'too many events',
    () => answerWith(writeIcs(...writeBusy('19700101T000000Z', 'PT1S', 'RRULE:FREQ=SECONDLY'))),
    'The calendar has too many events.',
  ],
  [
    'a closed connection',
    () => (server.answer = ({ socket }) => socket.destroy()),
    'The calendar could not be reached.',
  ],
  [
    'redirects without an end',
    () => answerWith('', { location: '/' }, 302),
    'The address leads to too many other addresses.',
  ],
  [
    'a redirect to a private name',
    () => answerWith('', { location: 'https://private.example/' }, 302),
    'The address is not public.',
  ],
])('explains a failure by %s, and keeps the last blocks for a day', async (_what, fail, message) => {
  answerWith(busyDaily);
  await add();
  await app.runJobs();
  fail();
  await advance(1);
  await fetchDue();
  expect(await read()).toMatchObject({
    state: 'failed',
    message,
    lastFetchedAt: expect.stringMatching(/^2026-11-25T06:30/),
  });
  expect(await find()).toEqual([]);
  await advance(22);
  expect(await riya.api.availability.freeTimes({ days: 2 })).toEqual([]);
  await advance(1);
  expect(await riya.api.availability.freeTimes({ days: 2 })).toHaveLength(2);
  answerWith(busyDaily);
  await fetchDue();
  expect(await read()).toMatchObject({ state: 'ok', message: null });
  expect(await riya.api.availability.freeTimes({ days: 2 })).toEqual([]);
});

test('explains names that are unknown or private, in the reader’s language', async () => {
  await add(riya, 'https://unknown.example/a.ics');
  await add(arjun, `https://private.${CALENDAR_NAME}/a.ics`);
  await app.runJobs();
  expect(await read()).toMatchObject({
    host: 'unknown.example',
    state: 'failed',
    message: 'The address could not be found.',
  });
  await arjun.api.accounts.changeLanguage({ language: 'gu' });
  expect(await read(arjun)).toMatchObject({ state: 'failed', message: 'આ લિંક પબ્લિક નથી.' });
  expect(server.requests).toEqual([]);
});

test('fetches one calendar of a member at a time, and the others later', async () => {
  const asked = Promise.withResolvers<() => void>();
  server.answer = (_request, response) => asked.resolve(() => response.end(busyToday));
  const [first, second] = [await add(), await add()];
  const fetchOf = ({ id }: { id: string }) => fetchCalendar(app.platform, { userId: riya.user.id, calendarId: id });
  const fetching = fetchOf(first);
  const answer = await asked.promise;
  await fetchOf(second);
  expect(server.requests).toHaveLength(1);
  answer();
  await fetching;
  const { rows } = await app.database.pool.query<{ later: number }>(
    `select count(*)::int as later from pgboss.job where name = 'fetch-busy-calendar' and start_after > created_on
     and data->>'calendarId' = $1`,
    [second.id],
  );
  expect(rows[0]?.later).toBe(1);
});

test('brings back no blocks of a calendar that is deleted during its fetch', async () => {
  const asked = Promise.withResolvers<() => void>();
  server.answer = (_request, response) => asked.resolve(() => response.end(busyDaily));
  const { id } = await add();
  const fetched = app.runJobs();
  const answer = await asked.promise;
  await riya.api.busyCalendars.delete({ id });
  answer();
  await fetched;
  expect(await riya.api.busyCalendars.list()).toEqual([]);
  const { rows } = await app.database.pool.query('select from busy_blocks where calendar_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('logs no address', async () => {
  for (const fail of [
    () => answerWith('', {}, 500),
    () => (server.answer = ({ socket }) => socket.destroy()),
    () => answerWith(busyToday),
  ]) {
    fail();
    await add();
    await app.runJobs();
  }
  await riya.fetch('/api/busy-calendars', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Work', url: 'http://calendar.example/private-key.ics' }),
  });
  expect(JSON.stringify(logged)).not.toMatch(/private-key|calendar\.example/);
});

test('exports names of the member’s own calendars without addresses', async () => {
  answerWith(busyToday);
  await add();
  await add(arjun);
  const response = await riya.fetch('/api/export');
  expect(response.status).toBe(200);
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(text).toContain('busy-calendars');
  expect(text).not.toContain('private-key');
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BUSY_CALENDARS } from '#domain/busy-calendars/facts.ts';
import type { BusyCalendar } from '#domain/busy-calendars/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { writeBusy, writeIcs } from '#tests/support/calendar-server.ts';
import { type Person, registerCouple } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  // Wednesday, noon in India.
  app.setTime('2026-11-25T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const address = 'https://calendar.example/private-key/basic.ics';

function upload(person: Person, text: string, name = 'work.ics'): Promise<Response> {
  const body = new FormData();
  body.set('calendar', new File([text], name, { type: 'text/calendar' }));
  return person.fetch('/api/busy-calendars/file', { method: 'POST', body });
}

function create(person: Person, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return person.fetch('/api/busy-calendars', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function countBlocks({ user }: Person): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select count(*)::int as count from busy_blocks join busy_calendars on id = calendar_id where user_id = $1`,
    [user.id],
  );
  return rows[0]?.count ?? 0;
}

test('lists the member’s own calendars by name, without an address', async () => {
  const added = await riya.api.busyCalendars.create({ name: 'Work', url: address });
  expect(added).toEqual({
    id: expect.any(String),
    name: 'Work',
    host: 'calendar.example',
    state: 'pending',
    message: null,
    lastFetchedAt: null,
  });
  const file = (await (await upload(riya, writeIcs('X-WR-CALNAME:Gym'))).json()) as object;
  expect(file).toEqual({
    id: expect.any(String),
    name: 'Gym',
    host: null,
    state: 'ok',
    message: null,
    lastFetchedAt: expect.stringMatching(/^2026-11-25T06:30/),
  });
  expect(await riya.api.busyCalendars.list()).toEqual([file, added]);
  expect(await arjun.api.busyCalendars.list()).toEqual([]);
});

test('subtracts the busy times of both from their free times, and shows the partner nothing else', async () => {
  const evening = (day: string) => ({ startsAt: `${day}T13:30:00.000Z`, endsAt: `${day}T17:30:00.000Z` });
  const find = (person: Person) => person.api.availability.freeTimes({ days: 3 });
  const [today, tomorrow, friday] = ['2026-11-25', '2026-11-26', '2026-11-27'].map(evening);
  expect(await find(riya)).toEqual([today, tomorrow, friday]);
  await upload(riya, writeIcs(...writeBusy('20261125T190000', 'PT2H'), ...writeBusy('20261126', 'P1D')));
  await upload(arjun, writeIcs(...writeBusy('20261127T160000Z', 'PT5H')));
  const free = [
    { startsAt: '2026-11-25T15:30:00.000Z', endsAt: '2026-11-25T17:30:00.000Z' },
    { startsAt: '2026-11-27T13:30:00.000Z', endsAt: '2026-11-27T16:00:00.000Z' },
  ];
  expect(await find(riya)).toEqual(free);
  expect(await find(arjun)).toEqual(free);
  // Files are not read again, so their blocks do not expire.
  app.advance({ hours: 48 });
  await riya.api.accounts.login({ email: riya.user.email, password: riya.password });
  expect(await riya.api.availability.freeTimes({ from: '2026-11-27', days: 1 })).toEqual(free.slice(1));
  for (const { id } of await riya.api.busyCalendars.list()) await riya.api.busyCalendars.delete({ id });
  expect([await countBlocks(riya), await countBlocks(arjun)]).toEqual([0, 1]);
});

test('reads days in the zone of the calendar, else in the member’s', async () => {
  await riya.api.availability.set({
    timezone: 'Europe/London',
    hours: [{ day: 'th', from: '00:00', to: '24:00' }],
  });
  await arjun.api.availability.set({
    timezone: 'Europe/London',
    hours: [{ day: 'th', from: '00:00', to: '24:00' }],
  });
  const find = () => riya.api.availability.freeTimes({ days: 2 });
  const added = await upload(riya, writeIcs(...writeBusy('20261126', 'P1D')));
  expect(await find()).toEqual([]);
  await riya.api.busyCalendars.delete({ id: ((await added.json()) as { id: string }).id });
  await upload(riya, writeIcs('X-WR-TIMEZONE:Asia/Kolkata', ...writeBusy('20261126', 'P1D')));
  expect(await find()).toEqual([{ startsAt: '2026-11-26T18:30:00.000Z', endsAt: '2026-11-27T00:00:00.000Z' }]);
});

test('keeps start and end of the next 61 days and nothing of the events', async () => {
  const words = ['SUMMARY:Cardiologist', 'LOCATION:Ring Road', 'ATTENDEE:mailto:doctor@example.com'];
  const text = writeIcs(...writeBusy('20260101T100000Z', 'PT1H', 'RRULE:FREQ=DAILY', ...words));
  await upload(riya, text);
  expect(await countBlocks(riya)).toBe(61);
  const { rows } = await app.database.pool.query('select * from busy_calendars, busy_blocks');
  expect(JSON.stringify(rows)).not.toMatch(/Cardiologist|Ring Road|doctor/);
});

test('says in the reader’s language how many events were not understood, and stays ok', async () => {
  const broken = writeBusy('soon', 'PT1H');
  const abroad = writeBusy('20261126T190000', 'PT1H').map((line) => line.replace('DTSTART', 'DTSTART;TZID=Gotham'));
  const messageOf = async (...lines: string[]) => {
    const added = (await (await upload(riya, writeIcs(...lines))).json()) as BusyCalendar;
    expect([added.state, await riya.api.busyCalendars.list()]).toEqual(['ok', [added]]);
    await riya.api.busyCalendars.delete({ id: added.id });
    return added.message;
  };
  expect(await messageOf(...writeBusy('20261126T190000', 'PT1H'))).toBeNull();
  expect(await messageOf(...broken, ...broken, ...broken)).toBe('3 events could not be read');
  expect(await messageOf(...broken)).toBe('1 event could not be read');
  expect(await messageOf(...abroad)).toBe('1 event has an unknown time zone');
  expect(await messageOf(...broken, ...abroad)).toBe('1 event could not be read, and 1 has an unknown time zone');
  await riya.api.accounts.changeLanguage({ language: 'hi' });
  expect(await messageOf(...broken)).toBe('1 एंट्री पढ़ी नहीं जा सकी');
  await riya.api.accounts.changeLanguage({ language: 'gu' });
  expect(await messageOf(...broken, ...broken)).toBe('2 એન્ટ્રી વાંચી શકાઈ નથી');
});

test('frees what the member has declined, by the address of their account', async () => {
  const invite = (person: Person) => `ATTENDEE;PARTSTAT=DECLINED:mailto:${person.user.email.toUpperCase()}`;
  await upload(riya, writeIcs(...writeBusy('20261125T190000', 'PT4H', invite(riya))));
  expect(await riya.api.availability.freeTimes({ days: 1 })).toHaveLength(1);
  await upload(riya, writeIcs(...writeBusy('20261125T190000', 'PT4H', invite(arjun))));
  expect(await riya.api.availability.freeTimes({ days: 1 })).toEqual([]);
});

test.each([
  ['http://calendar.example/a.ics'],
  ['https://127.0.0.1/a.ics'],
  ['https://[::ffff:10.0.0.1]/a.ics'],
  ['https://me:secret@calendar.example/a.ics'],
  ['https://calendar.example:22/a.ics'],
  ['https://calendar.example:8080/a.ics'],
  ['calendar'],
])('rejects the address %s', async (url) => {
  const response = await create(riya, { name: 'Work', url });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ code: 'invalid', message: 'Please enter a public https address.' });
  expect(await riya.api.busyCalendars.list()).toEqual([]);
});

test.each([
  [{ url: address }, 'Please enter a name for your calendar.'],
  [{ name: ' ', url: address }, 'Please enter a name for your calendar.'],
  [{ name: 'Work' }, 'Please enter the address of your calendar.'],
])('rejects %j without a name or an address', async (body, message) => {
  const response = await create(riya, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message });
});

test('names a file by itself, else by its file name', async () => {
  const nameOf = async (text: string, file: string) =>
    ((await (await upload(riya, text, file)).json()) as { name: string }).name;
  expect(await nameOf(writeIcs('X-WR-CALNAME:Work'), 'a.ics')).toBe('Work');
  expect(await nameOf(writeIcs('X-WR-CALNAME:'), 'My calendar.ICS')).toBe('My calendar');
  expect(await nameOf(writeIcs(`X-WR-CALNAME:${'n'.repeat(300)}`), 'a.ics')).toBe('n'.repeat(100));
  expect(await nameOf(writeIcs(), '.ics')).toBe('.ics');
});

test('rejects a file that is no calendar, that is too complex or too large', async () => {
  const refused = async (text: string) => {
    const response = await upload(riya, text);
    return [response.status, ((await response.json()) as { message: string }).message];
  };
  const endless = writeIcs(...writeBusy('19700101T000000Z', 'PT1S', 'RRULE:FREQ=SECONDLY'));
  expect(await refused('Dear Riya')).toEqual([400, 'This is not a calendar that can be read.']);
  expect(await refused(endless)).toEqual([400, 'The calendar has too many events.']);
  const large = writeIcs(`X-NOTE:${'a'.repeat(BUSY_CALENDARS.maxBytes)}`);
  expect(await refused(large)).toEqual([413, 'The calendar is larger than 5 MB.']);
  expect(await refused(writeIcs(`X-NOTE:${'a'.repeat(2 * BUSY_CALENDARS.maxBytes)}`))).toEqual([
    413,
    'The calendar is larger than 5 MB.',
  ]);
  expect((await riya.fetch('/api/busy-calendars/file', { method: 'POST', body: new FormData() })).status).toBe(400);
  expect(await riya.api.busyCalendars.list()).toEqual([]);
});

test('adds at most five calendars, also at once', async () => {
  const responses = await Promise.all(
    Array.from({ length: 16 }, (_, place) => create(riya, { name: `Work ${place}`, url: address })),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(responses.filter(({ status }) => status === 403)).toHaveLength(11);
  const refused = await create(riya, { name: 'Sixth', url: address });
  expect(await refused.json()).toEqual({
    code: 'capacity_full',
    message: 'You can add at most 5 calendars.',
  });
  const [first] = await riya.api.busyCalendars.list();
  await riya.api.busyCalendars.delete({ id: first?.id ?? '' });
  expect((await create(riya, { name: 'Sixth', url: address })).status).toBe(201);
});

test('answers a repeated call with the same calendar', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const [one, other] = [
    await create(riya, { name: 'Work', url: address }, headers),
    await create(riya, { name: 'Work', url: address }, headers),
  ];
  expect(await one.json()).toEqual(await other.json());
  expect(await riya.api.busyCalendars.list()).toHaveLength(1);
});

test('hides the calendars of others', async () => {
  const { id } = await riya.api.busyCalendars.create({ name: 'Work', url: address });
  for (const each of [id, crypto.randomUUID()]) {
    const response = await arjun.fetch(`/api/busy-calendars/${each}`, { method: 'DELETE' });
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'not_found', message: 'Calendar not found' },
    ]);
  }
  expect(await riya.api.busyCalendars.list()).toHaveLength(1);
});

test('stores the address encrypted, and deletes all with the account', async () => {
  await riya.api.busyCalendars.create({ name: 'Work', url: address });
  await upload(riya, writeIcs(...writeBusy('20261126', 'P1D')));
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const found = await app.database.pool.query(
      `select from ${name} entry where entry::text like '%private-key%' limit 1`,
    );
    expect([name, found.rowCount]).toEqual([name, 0]);
  }
  await riya.api.accounts.deleteAccount({ password: riya.password });
  const { rows } = await app.database.pool.query('select from busy_calendars where user_id = $1', [riya.user.id]);
  expect(rows).toEqual([]);
});

test('keeps calendars and blocks with a member who leaves the couple', async () => {
  await upload(riya, writeIcs(...writeBusy('20261125', 'P1D')));
  expect(await arjun.api.availability.freeTimes({ days: 1 })).toEqual([]);
  await riya.api.couples.leave({ password: riya.password });
  expect(await riya.api.busyCalendars.list()).toHaveLength(1);
  expect(await riya.api.availability.freeTimes({ days: 1 })).toEqual([]);
  expect(await arjun.api.availability.freeTimes({ days: 1 })).toHaveLength(1);
});

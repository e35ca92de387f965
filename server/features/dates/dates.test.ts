import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let planner: Person;
let partner: Person;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-03-17T12:00:00+05:30');
});
beforeEach(async () => {
  [planner, partner] = await registerCouple(app);
});
afterAll(() => app.close());

const saturday = { title: 'Dinner at the riverfront', scheduledDate: '2027-04-10' };

test('gives a planned date the defaults of the specification and its instant in UTC', async () => {
  const date = await planner.api.dates.create(saturday);
  expect(date).toMatchObject({
    ...saturday,
    scheduledTime: '19:00',
    duration: 120,
    category: 'romantic_dinner',
    timezone: 'Asia/Kolkata',
    startsAt: '2027-04-10T13:30:00.000Z',
    description: null,
    location: null,
    userId: planner.user.id,
    partnerResponse: 'pending',
  });
  expect(await partner.api.dates.list()).toEqual([date]);
});

test('takes any number of minutes, and the default for what is no number', async () => {
  expect((await planner.api.dates.create({ ...saturday, duration: null })).duration).toBe(120);
  const { id, duration } = await planner.api.dates.create({ ...saturday, duration: '100' });
  expect(duration).toBe(100);
  const change = async (to: unknown) => (await planner.api.dates.update({ id, duration: to })).duration;
  expect(await change(45)).toBe(45);
  expect((await planner.api.dates.update({ id, title: 'Later' })).duration).toBe(45);
  for (const given of [null, '', 'abc', 'two hours']) expect(await change(given)).toBe(120);
});

test.each([
  [{ scheduledDate: '2027-04-10', scheduledTime: '' }, 'Please enter a title for your date.'],
  [{ title: '  ' }, 'Please enter a title for your date.'],
  [{ title: '\u200B \u2060' }, 'Please enter a title for your date.'],
  [{ title: 'Dinner', scheduledTime: '' }, 'Please select a date.'],
  [{ title: 'Dinner', scheduledDate: '2027-02-30' }, 'Please select a date.'],
  [{ ...saturday, scheduledTime: '' }, 'Please select a time.'],
  [{ ...saturday, scheduledTime: '07:30' }, 'Please choose a time in half hours from 08:00 to 23:00.'],
  [{ ...saturday, scheduledTime: '19:15' }, 'Please choose a time in half hours from 08:00 to 23:00.'],
  [{ ...saturday, duration: 29 }, 'Duration must be between 30 and 1440 minutes.'],
  [{ ...saturday, duration: 1441 }, 'Duration must be between 30 and 1440 minutes.'],
  [{ ...saturday, duration: 45.5 }, 'Please enter a whole number.'],
  [{ ...saturday, duration: 29.5 }, 'Duration must be between 30 and 1440 minutes.'],
  [{ ...saturday, duration: '2000' }, 'Duration must be between 30 and 1440 minutes.'],
  [{ ...saturday, category: 'skydiving' }, 'Please select a category.'],
  [{ ...saturday, timezone: 'Mars/Olympus' }, 'Please select a time zone.'],
])('rejects planning %j: %s', async (body, message) => {
  const response = await planner.fetch('/api/date-events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('lets the partner answer, and change the answer until the date begins', async () => {
  const { id } = await planner.api.dates.create(saturday);
  expect((await partner.api.dates.respond({ id, status: 'accepted' })).partnerResponse).toBe('accepted');
  expect((await partner.api.dates.respond({ id, status: 'maybe' })).partnerResponse).toBe('maybe');
  await expect(planner.api.dates.respond({ id, status: 'accepted' })).rejects.toMatchObject({ status: 403 });
});

test('rejects an answer to a date that has begun', async () => {
  const { id } = await planner.api.dates.create({ ...saturday, scheduledDate: '2027-01-09' });
  await expect(partner.api.dates.respond({ id, status: 'accepted' })).rejects.toMatchObject({ status: 409 });
});

test('asks the partner again for a changed time, but not for a changed title', async () => {
  const { id } = await planner.api.dates.create(saturday);
  await partner.api.dates.respond({ id, status: 'accepted' });
  const renamed = await planner.api.dates.update({ id, title: 'Dinner by the water' });
  expect(renamed).toMatchObject({
    title: 'Dinner by the water',
    partnerResponse: 'accepted',
    scheduledDate: '2027-04-10',
  });
  const moved = await planner.api.dates.update({ id, scheduledTime: '20:30' });
  expect(moved).toMatchObject({ startsAt: '2027-04-10T15:00:00.000Z', partnerResponse: 'pending' });
  expect((await partner.api.dates.update({ id, scheduledTime: '21:00' })).partnerResponse).toBe('accepted');
});

test('keeps the partner’s response when a past date is corrected', async () => {
  const { id } = await planner.api.dates.create(saturday);
  await partner.api.dates.respond({ id, status: 'accepted' });
  const past = await planner.api.dates.update({ id, scheduledDate: '2027-01-09' });
  expect(past).toMatchObject({ scheduledDate: '2027-01-09', partnerResponse: 'accepted' });
  expect(await planner.api.dates.update({ id, location: 'Law Garden' })).toMatchObject({
    location: 'Law Garden',
    partnerResponse: 'accepted',
  });
  expect((await planner.api.dates.update({ id, scheduledDate: '2027-05-08' })).partnerResponse).toBe('pending');
});

test('sends no notification for an edit without changes or a repeated response', async () => {
  const { id } = await planner.api.dates.create(saturday);
  await partner.api.dates.respond({ id, status: 'maybe' });
  const told = async () =>
    [await planner.api.notifications.list(), await partner.api.notifications.list()].map(({ length }) => length);
  const before = await told();
  expect((await partner.api.dates.respond({ id, status: 'maybe' })).partnerResponse).toBe('maybe');
  expect(await planner.api.dates.update({ id })).toMatchObject({ id, title: saturday.title });
  await planner.api.dates.update({ id, title: saturday.title });
  expect(await told()).toEqual(before);
});

test('lets either partner delete, and returns the same 404 for another couple’s date as for an unknown one', async () => {
  const { id } = await planner.api.dates.create(saturday);
  const [stranger] = await registerCouple(app);
  const absent = { status: 404, message: 'Not found' };
  await expect(stranger.api.dates.delete({ id })).rejects.toMatchObject(absent);
  await expect(stranger.api.dates.update({ id, title: 'Mine' })).rejects.toMatchObject(absent);
  await expect(stranger.api.dates.respond({ id, status: 'accepted' })).rejects.toMatchObject(absent);
  await expect(stranger.api.dates.download({ id })).rejects.toMatchObject(absent);
  await expect(stranger.api.dates.delete({ id: 'no-such-id' })).rejects.toMatchObject(absent);
  await partner.api.dates.delete({ id });
  expect(await planner.api.dates.list()).toEqual([]);
});

test('creates a couple with the first date of a member without one', async () => {
  const alone = await registerPerson(app, 'Meera');
  expect(await alone.api.couples.current()).toBeNull();
  const [first, second] = await Promise.all([alone.api.dates.create(saturday), alone.api.dates.create(saturday)]);
  expect(new Set([first.id, second.id]).size).toBe(2);
  expect(await alone.api.couples.current()).toMatchObject({
    isImplicit: true,
    users: [{ id: alone.user.id }],
  });
  expect(await alone.api.dates.list()).toHaveLength(2);
});

test('opens a date in any calendar', async () => {
  const { id } = await planner.api.dates.create({ ...saturday, location: 'Sabarmati, Ahmedabad; gate 2' });
  const response = await planner.fetch(`/api/date-events/${id}/calendar.ics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/calendar/);
  const file = await response.text();
  expect(file).toContain('DTSTART:20270410T133000Z');
  expect(file).toContain('SUMMARY:Dinner at the riverfront');
  expect(file).toContain(String.raw`LOCATION:Sabarmati\, Ahmedabad\; gate 2`);
});

test('serves a feed without a session and without declined dates until it is revoked', async () => {
  await planner.api.dates.create(saturday);
  const declined = await planner.api.dates.create({ ...saturday, title: 'Bungee' });
  await partner.api.dates.respond({ id: declined.id, status: 'rejected' });
  const { url } = await partner.api.dates.createFeed();
  const read = async () => app.visit().fetch(new URL(url).pathname);
  const calendar = await (await read()).text();
  expect(calendar).toContain('Dinner at the riverfront');
  expect(calendar).not.toContain('Bungee');
  expect(await partner.api.dates.feed()).toMatchObject({ url });
  const again = await partner.api.dates.createFeed();
  expect((await read()).status).toBe(404);
  expect((await app.visit().fetch(new URL(again.url).pathname)).status).toBe(200);
  await partner.api.dates.revokeFeed();
  expect((await app.visit().fetch(new URL(again.url).pathname)).status).toBe(404);
});

test('derives the URL of a feed with the server’s secret only, not from the database alone', async () => {
  const [owner] = await registerCouple(app);
  const { url } = await owner.api.dates.createFeed();
  const token = new URL(url).pathname.split('/')[3] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const { rows } = await app.database.pool.query<{ row: string }>(
    'select feed::text as row from calendar_feeds feed where user_id = $1',
    [owner.user.id],
  );
  const stored = rows[0]?.row ?? '';
  expect(stored).toContain(owner.user.id);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
});

test('notifies the partner of an upcoming date that is cancelled and restored', async () => {
  const { id } = await planner.api.dates.create(saturday);
  await partner.api.dates.respond({ id, status: 'accepted' });
  await planner.api.dates.delete({ id });
  expect(await planner.api.dates.restore({ id })).toMatchObject({ partnerResponse: 'accepted' });
  const titles = (await partner.api.notifications.list()).map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(['Riya brought a date back', 'Riya cancelled a date']);
});

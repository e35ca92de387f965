import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nightId } from '#domain/dates/festival-nights.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-10-01T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const navratri = { key: 'navratri', year: 2026, time: '21:00' } as const;
const nights = [11, 12, 13, 14, 15, 16, 17, 18, 19].map((day) => `2026-10-${day}`);

test('plans the nights of Navratri as a series of evenings', async () => {
  const dates = await riya.api.dates.planFestival(navratri);
  expect(dates.map(({ scheduledDate }) => scheduledDate)).toEqual(nights);
  for (const date of dates)
    expect(date).toMatchObject({
      title: 'Navratri',
      scheduledTime: '21:00',
      category: 'dancing',
      userId: riya.user.id,
    });
  const [first] = dates;
  expect(new Set(dates.map(({ seriesId }) => seriesId))).toEqual(new Set([first?.seriesId]));
  expect(await arjun.api.dates.list()).toEqual(dates);
  expect(await arjun.api.dates.series({ id: first?.seriesId ?? '' })).toMatchObject({
    every: 'day',
    interval: 1,
    until: '2026-10-19',
  });
});

test('names the nights by the chosen id of the first', async () => {
  const id = '0192f0c0-0000-7000-8000-00000000f0ff';
  const dates = await riya.api.dates.planFestival({ ...navratri, id });
  expect(dates.map((date) => date.id)).toEqual(nights.map((_night, place) => nightId(id, place)));
  const other = await riya.api.dates.planFestival({ ...navratri, year: 2027 });
  expect(new Set([...dates, ...other].map((date) => date.id)).size).toBe(dates.length + other.length);
});

test('notifies the partner once, and counts once in the allowance', async () => {
  const before = await riya.api.subscription.usageLimits();
  const [first] = await riya.api.dates.planFestival(navratri);
  const after = await riya.api.subscription.usageLimits();
  expect(after.dateEvents.used).toBe(before.dateEvents.used + 1);
  const planned = (await arjun.api.notifications.list()).filter(({ kind }) => kind === 'date_planned');
  expect(planned).toMatchObject([{ about: `date:${first?.id}`, message: 'Navratri' }]);
});

test('plans as many nights as a year has, also more than 180 days ahead', async () => {
  expect(await riya.api.dates.planFestival({ ...navratri, year: 2025 })).toHaveLength(10);
  const later = await riya.api.dates.planFestival({ ...navratri, year: 2029 });
  expect(later.map(({ scheduledDate }) => scheduledDate)).toEqual(
    [8, 9, 10, 11, 12, 13, 14, 15].map((day) => `2029-10-${String(day).padStart(2, '0')}`),
  );
});

test('plans a festival of one day, in the member’s language and city', async () => {
  await riya.api.panchang.setPreferences({ isOn: true, city: 'Toronto', festivals: [] });
  await riya.api.accounts.changeLanguage({ language: 'gu' });
  const [date, ...others] = await riya.api.dates.planFestival({ key: 'bestuVaras', year: 2026, time: '19:30' });
  expect(others).toEqual([]);
  expect(date).toMatchObject({
    title: 'બેસતું વર્ષ',
    scheduledDate: '2026-11-09',
    scheduledTime: '19:30',
    timezone: 'America/New_York',
    seriesId: null,
  });
});

test('returns the dates that the partner has planned in another language, also at once', async () => {
  await arjun.api.accounts.changeLanguage({ language: 'gu' });
  const [nightsOfRiya, nightsOfArjun] = await Promise.all([
    riya.api.dates.planFestival(navratri),
    arjun.api.dates.planFestival(navratri),
  ]);
  expect(nightsOfArjun).toEqual(nightsOfRiya);
  const diwali = { key: 'diwali', year: 2026, time: '19:00' } as const;
  const planned = await riya.api.dates.planFestival(diwali);
  expect(await arjun.api.dates.planFestival({ ...diwali, time: '20:00' })).toEqual(planned);
  expect(await arjun.api.dates.list()).toHaveLength(10);
});

test('plans the nights of Navratri beside a single evening of it', async () => {
  await riya.api.dates.create({ title: 'Navratri', scheduledDate: '2026-10-11', scheduledTime: '20:00' });
  expect(await arjun.api.dates.planFestival(navratri)).toHaveLength(9);
});

test('plans a festival in its category', async () => {
  const [date] = await riya.api.dates.planFestival({ key: 'uttarayan', year: 2027, time: '10:00' });
  expect(date).toMatchObject({ scheduledDate: '2027-01-14', category: 'outdoor' });
});

test('answers a repeated call with the same dates', async () => {
  const call = () =>
    riya.fetch('/api/date-events/festival', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': '0192f0c0-0000-7000-8000-00000000f001' },
      body: JSON.stringify(navratri),
    });
  const first = await call();
  expect(first.status).toBe(201);
  const dates: unknown = await first.json();
  expect(await (await call()).json()).toEqual(dates);
  expect(await riya.api.dates.list()).toHaveLength(9);
});

test('begins the couple of a member without one', async () => {
  const alone = await registerPerson(app);
  expect(await alone.api.dates.planFestival(navratri)).toHaveLength(9);
});

test.each([
  [{ ...navratri, key: 'easter' }, 'Please choose a festival from the list'],
  [{ ...navratri, year: 1999 }, 'Please choose a year from 2000 to 2100'],
  [{ ...navratri, time: '21:10' }, /./],
  [{ key: 'diwali', year: 2026 }, /./],
])('rejects %j', async (body, message) => {
  const response = await riya.fetch('/api/date-events/festival', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(message) });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

const wish = {
  preferredLocation: 'Sabarmati riverfront, Ahmedabad',
  dateType: 'romantic-dinner',
  timePreference: 'evening',
  budget: '1000-1500',
  specialRequests: 'Vegetarian, no onion',
  contactPhone: '9876543210',
  selectedPlan: 'premium',
} as const;

async function post(person: Person, body: object) {
  const response = await person.fetch('/api/date-preferences', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('stores preferences for the member, and only for them', async () => {
  const riya = await registerPerson(app);
  const { status, body } = await post(riya, wish);
  expect(status).toBe(201);
  expect(body).toEqual({ ...wish, id: expect.any(String), createdAt: expect.any(String) });
  expect(await riya.api.datePreferences.list()).toEqual([body]);
  const other = await registerPerson(app);
  expect(await other.api.datePreferences.list()).toEqual([]);
});

test('allows missing special requests, and uses the premium plan by default', async () => {
  const { preferredLocation, dateType, timePreference, budget, contactPhone } = wish;
  const { status, body } = await post(await registerPerson(app), {
    preferredLocation,
    dateType,
    timePreference,
    budget,
    contactPhone,
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ specialRequests: null, selectedPlan: 'premium' });
});

test.each([
  [{ preferredLocation: '' }, 'Please tell us your preferred location'],
  [{ preferredLocation: undefined }, 'Please tell us your preferred location'],
  [{ dateType: '' }, 'Please select a date type'],
  [{ dateType: 'boat-race' }, 'Please select a date type'],
  [{ timePreference: undefined }, 'Please select your time preference'],
  [{ budget: '5000' }, 'Please select your budget range'],
  [{ budget: undefined }, 'Please select your budget range'],
  [{ contactPhone: '987654321' }, 'Please provide a valid phone number'],
  [{ contactPhone: '9876543  ' }, 'Please provide a valid phone number'],
  [{ contactPhone: undefined }, 'Please provide a valid phone number'],
  [{ selectedPlan: 'gold' }, 'There is no such plan'],
])('rejects %j', async (change, message) => {
  const riya = await registerPerson(app);
  expect(await post(riya, { ...wish, ...change })).toMatchObject({ status: 400, body: { message } });
});

test('merges repeated preferences before a follow-up into one entry, also when 16 are sent concurrently', async () => {
  const riya = await registerPerson(app);
  await riya.api.datePreferences.submit(wish);
  await Promise.all(Array.from({ length: 16 }, () => riya.api.datePreferences.submit(wish)));
  await riya.api.datePreferences.submit({ ...wish, preferredLocation: 'Law Garden' });
  expect(await riya.api.datePreferences.list()).toMatchObject([{ preferredLocation: 'Law Garden' }]);
});

test('lets admins read them and record one follow-up, and stores later preferences separately', async () => {
  const riya = await registerPerson(app, 'Chandrika');
  const { id } = await riya.api.datePreferences.submit(wish);
  const waiting = await admin.api.admin.datePreferences.list({ isFollowedUp: 'false', search: 'chandrika' });
  expect(waiting).toEqual([
    {
      ...wish,
      id,
      createdAt: expect.any(String),
      followedUpAt: null,
      user: { id: riya.user.id, firstName: 'Chandrika', lastName: 'Shah', email: riya.user.email },
    },
  ]);
  const done = await admin.api.admin.datePreferences.followUp({ id });
  expect(done.followedUpAt).toMatch(/Z$/);
  app.advance({ minutes: 1 });
  expect(await admin.api.admin.datePreferences.followUp({ id })).toEqual(done);
  const entries = await admin.api.admin.audit.list({ search: 'date-preferences.follow-up' });
  expect(entries.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
  expect(await admin.api.admin.datePreferences.list({ isFollowedUp: 'false', search: 'chandrika' })).toEqual([]);
  await riya.api.datePreferences.submit(wish);
  expect(await admin.api.admin.datePreferences.list({ search: 'chandrika' })).toHaveLength(2);
});

test('returns 404 for a follow-up of unknown preferences', async () => {
  const id = '00000000-0000-7000-8000-000000000000';
  await expect(admin.api.admin.datePreferences.followUp({ id })).rejects.toMatchObject({ status: 404 });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PANCHANG_CITIES, PANCHANG_PLACES } from '#domain/panchang/cities.ts';
import { FESTIVALS } from '#domain/panchang/facts.ts';
import { memberCities } from '#domain/site/cities.ts';
import { listFestivals } from '#packages/panchang/festivals.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-01T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const off = { isOn: false, city: 'Ahmedabad', festivals: [] };

test('is off and in Ahmedabad until the member chooses, each for themselves', async () => {
  expect(await riya.api.panchang.getPreferences()).toEqual(off);
  const own = { isOn: true, city: 'Surat' as const, festivals: ['navratri' as const, 'diwali' as const] };
  expect(await riya.api.panchang.setPreferences(own)).toEqual(own);
  expect(await riya.api.panchang.getPreferences()).toEqual(own);
  expect(await arjun.api.panchang.getPreferences()).toEqual(off);
  expect(await riya.api.panchang.setPreferences({ ...own, festivals: [] })).toEqual({ ...own, festivals: [] });
});

test('stores each chosen festival once, in the order of the list', async () => {
  const chosen = { isOn: true, city: 'Ahmedabad' as const, festivals: ['diwali', 'holi', 'diwali'] as const };
  expect(await riya.api.panchang.setPreferences({ ...chosen, festivals: [...chosen.festivals] })).toMatchObject({
    festivals: ['holi', 'diwali'],
  });
});

test.each([
  ['an unknown city', { isOn: true, city: 'Atlantis', festivals: [] }, 'Please choose a city from the list'],
  ['an unknown festival', { isOn: true, city: 'Surat', festivals: ['easter'] }, /Please choose a festival/],
  ['no festivals', { isOn: true, city: 'Surat' }, 'Please give the festivals as a list'],
  ['no answer', { city: 'Surat', festivals: [] }, 'Please answer with true or false'],
])('rejects %s', async (_what, body, message) => {
  const response = await riya.fetch('/api/panchang-preferences', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(message) });
});

test('has the tithi, the sunrise and all festivals of each day', async () => {
  const days = await riya.api.panchang.read({ from: '2026-11-09', to: '2026-11-11' });
  expect(days).toEqual([
    {
      day: '2026-11-09',
      paksha: 'vad',
      tithi: 15,
      month: 12,
      isAdhika: false,
      samvat: 2082,
      sunrise: '2026-11-09T01:19:11.000Z',
      festivals: [],
    },
    {
      day: '2026-11-10',
      paksha: 'sud',
      tithi: 1,
      month: 1,
      isAdhika: false,
      samvat: 2083,
      sunrise: '2026-11-10T01:19:47.000Z',
      festivals: ['bestuVaras'],
    },
    {
      day: '2026-11-11',
      paksha: 'sud',
      tithi: 2,
      month: 1,
      isAdhika: false,
      samvat: 2083,
      sunrise: '2026-11-11T01:20:25.000Z',
      festivals: ['bhaiBeej'],
    },
  ]);
});

test('reads the member’s city unless another one is named', async () => {
  const query = { from: '2026-11-09', to: '2026-11-09' };
  await riya.api.panchang.setPreferences({ isOn: true, city: 'Toronto', festivals: [] });
  expect(await riya.api.panchang.read(query)).toMatchObject([{ paksha: 'sud', tithi: 1, festivals: ['bestuVaras'] }]);
  expect(await riya.api.panchang.read({ ...query, city: 'Ahmedabad' })).toMatchObject([{ paksha: 'vad', tithi: 15 }]);
  expect(await arjun.api.panchang.read(query)).toMatchObject([{ paksha: 'vad', tithi: 15 }]);
});

test('reads at most 62 days, and none backwards', async () => {
  expect(await riya.api.panchang.read({ from: '2026-11-01', to: '2027-01-01' })).toHaveLength(62);
  await expect(riya.api.panchang.read({ from: '2026-11-01', to: '2027-01-02' })).rejects.toMatchObject({
    status: 400,
    message: 'Please choose at most 62 days.',
  });
  await expect(riya.api.panchang.read({ from: '2026-11-02', to: '2026-11-01' })).rejects.toMatchObject({
    status: 400,
    message: 'The last day must not be before the first.',
  });
  expect((await riya.fetch('/api/panchang?from=2026-11-01&to=2026-11-02&city=Atlantis')).status).toBe(400);
});

test('lists the cities of members and five abroad, and the festivals that are computed', () => {
  expect(PANCHANG_CITIES).toEqual([...memberCities, 'London', 'New York', 'Toronto', 'Dubai', 'Sydney']);
  const computed = listFestivals({ from: '2026-01-01', to: '2026-12-31' }, PANCHANG_PLACES.Ahmedabad);
  expect(FESTIVALS.toSorted()).toEqual([...new Set(computed.map(({ key }) => key))].toSorted());
});

test('is only for members', async () => {
  expect((await app.visit().fetch('/api/panchang?from=2026-11-01&to=2026-11-02')).status).toBe(401);
  expect((await app.visit().fetch('/api/panchang-preferences')).status).toBe(401);
});

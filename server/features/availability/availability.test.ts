import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WEEKDAYS } from '#domain/availability/facts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

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

const evening = (day: (typeof WEEKDAYS)[number]) => ({ day, from: '19:00', to: '23:00' });
const put = (person: Person, body: object) =>
  person.fetch('/api/availability', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('is every evening in India until the member says otherwise', async () => {
  expect(await riya.api.availability.get()).toEqual({
    timezone: 'Asia/Kolkata',
    hours: WEEKDAYS.map(evening),
  });
  const own = { timezone: 'Europe/London', hours: [{ day: 'sa' as const, from: '10:00', to: '24:00' }] };
  expect(await riya.api.availability.set(own)).toEqual(own);
  expect(await riya.api.availability.get()).toEqual(own);
  expect((await arjun.api.availability.get()).timezone).toBe('Asia/Kolkata');
  expect(await riya.api.availability.set({ ...own, hours: [] })).toEqual({ ...own, hours: [] });
});

test.each([
  ['an unknown zone', { timezone: 'Asia/Vadodara', hours: [] }, 'Please choose a valid time zone.'],
  ['an offset', { timezone: '+05:30', hours: [] }, 'Please choose a valid time zone.'],
  ['no hours', { timezone: 'Asia/Kolkata' }, 'Please give your free hours as a list.'],
  ['an unknown day', { hours: [{ ...evening('mo'), day: 'monday' }] }, 'Row 1: Please choose a day of the week.'],
  ['an impossible time', { hours: [{ ...evening('mo'), from: '24:30' }] }, 'Row 1: Please choose a valid time.'],
  ['an empty span', { hours: [{ ...evening('mo'), to: '19:00' }] }, 'The end must be after the beginning.'],
  [
    'an overlap',
    { hours: [evening('mo'), { day: 'mo', from: '22:59', to: '23:30' }] },
    'Two time slots of a day overlap.',
  ],
  [
    'four spans of a day',
    { hours: ['06', '08', '10', '12'].map((hour) => ({ day: 'mo', from: `${hour}:00`, to: `${hour}:30` })) },
    'A day can have at most 3 time slots.',
  ],
])('rejects %s', async (_what, input, message) => {
  const response = await put(riya, { timezone: 'Asia/Kolkata', ...input });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message });
});

test('subtracts dates from the common hours, except declined ones', async () => {
  await riya.api.availability.set({ timezone: 'Asia/Kolkata', hours: [evening('fr'), evening('sa')] });
  await arjun.api.availability.set({
    timezone: 'Asia/Dubai',
    hours: [
      { day: 'fr', from: '18:00', to: '21:30' },
      { day: 'sa', from: '06:00', to: '20:00' },
    ],
  });
  const free = [
    { startsAt: '2026-11-27T14:00:00.000Z', endsAt: '2026-11-27T17:30:00.000Z' },
    { startsAt: '2026-11-28T13:30:00.000Z', endsAt: '2026-11-28T16:00:00.000Z' },
  ];
  const find = (person: Person) => person.api.availability.freeTimes({ days: 7 });
  expect(await find(riya)).toEqual(free);
  expect(await find(arjun)).toEqual(free);
  const { id } = await riya.api.dates.create({
    title: 'Dinner',
    scheduledDate: '2026-11-28',
    scheduledTime: '20:00',
    duration: 60,
  });
  expect(await find(riya)).toEqual(free.slice(0, 1));
  expect(await riya.api.availability.freeTimes({ days: 7, minMinutes: 30 })).toEqual([
    free[0],
    { startsAt: '2026-11-28T13:30:00.000Z', endsAt: '2026-11-28T14:30:00.000Z' },
    { startsAt: '2026-11-28T15:30:00.000Z', endsAt: '2026-11-28T16:00:00.000Z' },
  ]);
  await arjun.api.dates.respond({ id, status: 'rejected' });
  expect(await find(riya)).toEqual(free);
});

test('finds a lone member’s own hours, at most 60, and rejects numbers out of bounds', async () => {
  const alone = await registerPerson(app, 'Kabir');
  const read = async (query: string) => alone.fetch(`/api/free-times${query}`);
  expect(await (await read('')).json()).toHaveLength(30);
  await alone.api.availability.set({
    timezone: 'Asia/Kolkata',
    hours: WEEKDAYS.flatMap((day) => [
      { day, from: '06:00', to: '09:00' },
      { day, from: '12:00', to: '15:00' },
    ]),
  });
  expect(await (await read('?days=60')).json()).toHaveLength(60);
  expect(await (await read('?from=2026-12-24&days=1&minMinutes=180')).json()).toEqual([
    { startsAt: '2026-12-24T00:30:00.000Z', endsAt: '2026-12-24T03:30:00.000Z' },
    { startsAt: '2026-12-24T06:30:00.000Z', endsAt: '2026-12-24T09:30:00.000Z' },
  ]);
  for (const query of ['?days=0', '?days=61', '?minMinutes=29', '?minMinutes=721', '?days=x', '?from=soon'])
    expect((await read(query)).status).toBe(400);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-03-17T12:00:00+05:30');
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

interface Kept {
  id: string;
  updatedAt: string;
}
const records: {
  path: string;
  method: 'PATCH' | 'PUT';
  create: () => Promise<Kept>;
  /** The other person who may edit the record; for a note that is its author on another device. */
  other: () => Person;
}[] = [
  {
    path: '/api/date-events',
    method: 'PATCH',
    create: () => riya.api.dates.create({ title: 'Dinner', scheduledDate: '2027-04-10' }),
    other: () => arjun,
  },
  {
    path: '/api/memories',
    method: 'PATCH',
    create: () => riya.api.memories.create({ title: 'Kites', memoryDate: '2027-01-14' }),
    other: () => arjun,
  },
  {
    path: '/api/expenses',
    method: 'PATCH',
    create: () => riya.api.expenses.create({ title: 'Chai', amount: '20' }),
    other: () => arjun,
  },
  {
    path: '/api/savings-goals',
    method: 'PATCH',
    create: () => riya.api.goals.create({ title: 'Diu', targetAmount: '20000' }),
    other: () => arjun,
  },
  {
    path: '/api/recurring-expenses',
    method: 'PATCH',
    create: () =>
      riya.api.recurring.create({
        title: 'Rent',
        amount: '9000',
        every: 'month',
        startsOn: '2027-04-01',
      }),
    other: () => arjun,
  },
  {
    path: '/api/partner-notes',
    method: 'PUT',
    create: () => riya.api.notes.create({ title: 'Chai', content: 'Ginger', category: 'food' }),
    other: () => riya,
  },
  {
    path: '/api/important-dates',
    method: 'PUT',
    create: () => riya.api.importantDates.create({ title: 'Ba', date: '1950-03-20', category: 'birthday' }),
    other: () => arjun,
  },
];

test.each(records)(
  'rejects a stale edit of $path with the newer version',
  async ({ path, method, create, other }) => {
    const { id, updatedAt } = await create();
    const change = async (person: Person, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await person.fetch(`${path}/${id}`, { method, headers, body: JSON.stringify(body) });
      const content: unknown = await answer.json();
      return [answer.status, content] as const;
    };
    app.advance({ seconds: 1 });
    const [status, newer] = await change(other(), { title: 'Theirs', updatedAt });
    expect(status).toBe(200);
    expect(newer).toMatchObject({ title: 'Theirs' });
    expect(await change(riya, { title: 'Mine', updatedAt })).toEqual([
      409,
      { code: 'stale', message: expect.any(String), newer },
    ]);
    // A client that has read the newer version may edit it, and so may one that sends no base version.
    const { updatedAt: seen } = newer as Kept;
    expect(await change(riya, { title: 'Mine', updatedAt: seen })).toMatchObject([200, { title: 'Mine' }]);
    expect((await change(riya, { title: 'Again' }))[0]).toBe(200);
    expect((await change(riya, { title: 'Again', updatedAt: 'yesterday' }))[0]).toBe(400);
  },
);

test('rejects a response to an outdated time of a date', async () => {
  const date = await riya.api.dates.create({ title: 'Dinner', scheduledDate: '2027-04-10' });
  app.advance({ seconds: 1 });
  await riya.api.dates.update({ id: date.id, scheduledDate: '2027-04-11' });
  const answer = { id: date.id, status: 'accepted' } as const;
  await expect(arjun.api.dates.respond({ ...answer, updatedAt: date.updatedAt })).rejects.toMatchObject({
    status: 409,
    code: 'stale',
  });
  expect((await arjun.api.dates.respond(answer)).partnerResponse).toBe('accepted');
});

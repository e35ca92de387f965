import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { createRecord, Kept, recordCalls } from '#tests/support/records/calls.ts';

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

const changed = recordCalls.flatMap((calls) => (calls.change ? [{ ...calls, method: calls.change.method }] : []));

test.each(changed)('rejects a stale edit of $path with the newer version', async ({ path, method, ...calls }) => {
  const { id, updatedAt } = await createRecord(riya, { path, ...calls }, calls.fields({ only: 'required' }));
  const change = async (person: Person, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await person.fetch(`${path}/${id}`, { method, headers, body: JSON.stringify(body) });
    const content: unknown = await answer.json();
    return [answer.status, content] as const;
  };
  app.advance({ seconds: 1 });
  const theirs = { title: 'Theirs', updatedAt };
  // Only the author may edit a note, on another device.
  const byPartner = await change(arjun, theirs);
  const [status, newer] = byPartner[0] === 404 ? await change(riya, theirs) : byPartner;
  expect(status).toBe(200);
  expect(newer).toMatchObject({ title: 'Theirs' });
  expect(await change(riya, { title: 'Mine', updatedAt })).toEqual([
    409,
    { code: 'stale', message: expect.any(String), newer },
  ]);
  // A client that has read the newer version may edit it, and so may one that sends no base version.
  const { updatedAt: seen } = Kept.parse(newer);
  expect(await change(riya, { title: 'Mine', updatedAt: seen })).toMatchObject([200, { title: 'Mine' }]);
  expect((await change(riya, { title: 'Again' }))[0]).toBe(200);
  expect((await change(riya, { title: 'Again', updatedAt: 'yesterday' }))[0]).toBe(400);
});

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

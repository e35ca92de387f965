import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from '#tests/support/people.ts';
import { makePhoto } from '#tests/support/photos.ts';
import { creatingEndpoints, fillCreation } from '#tests/support/records/creating.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-03-17T12:00:00+05:30');
});
afterAll(() => app.close());

const AT_ONCE = 16;

test.each(creatingEndpoints)('makes one first record of sixteen calls at once: $name', async (endpoint) => {
  const riya = await registerPerson(app);
  const { path, body } = fillCreation(endpoint, await makePhoto(60, 40));
  const isForm = body instanceof FormData;
  const send = async (): Promise<string> => {
    const response = await riya.fetch(path, {
      method: endpoint.method,
      headers: { 'idempotency-key': 'first', ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    // A member's concurrent uploads are limited: a client sends the call again.
    return response.status === 429 ? send() : JSON.stringify([response.status, await response.json()]);
  };
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
  expect(answers[0]).toMatch(/^\[20[01],/);
  expect([...new Set(answers)]).toEqual([answers[0]]);
});

test('finds the endpoints that create a first record', () => {
  expect(creatingEndpoints.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['dates.create', 'memories.create', 'expenses.create', 'goals.create', 'lists.create']),
  );
});

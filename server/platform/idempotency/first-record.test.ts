import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { listEndpoints } from '#server/http/api.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from '#tests/support/people.ts';
import { makePhoto } from '#tests/support/photos.ts';
import { type Fields, fillFields } from '#tests/support/records/fields.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-03-17T12:00:00+05:30');
});
afterAll(() => app.close());

const AT_ONCE = 16;

/** Fields that no schema fills, and those that a rule beside the schema demands. */
const ruled: Readonly<Record<string, Fields>> = {
  'expenses.create': { spentOn: '2026-01-14' },
  'recurring.create': { amount: '9000' },
  'imports.create': { rows: [{ title: 'Chai', amount: '20', category: 'food', spentOn: '2027-01-14' }] },
  'budgets.change': { monthlyAmount: '9000' },
};

/** Endpoints whose record needs another one, a partner or a calendar first. */
const NEEDS_MORE = ['balance.createSettlement', 'busyCalendars.create', 'busyCalendars.upload', 'memories.bring'];

/** Endpoints that may make a member's first record. */
const creating = listEndpoints(contract).filter(
  ({ name, method, path, meta, endpoint }) =>
    meta.takesIdempotencyKey &&
    meta.access === 'member' &&
    !NEEDS_MORE.includes(name) &&
    ((method === 'POST' && !path.includes('{') && endpoint['~orpc'].route.successStatus === 201) ||
      name === 'budgets.change'),
);

function bodyOf({ name, endpoint }: (typeof creating)[number], photo: Uint8Array<ArrayBuffer>): FormData | Fields {
  const { inputSchema } = endpoint['~orpc'];
  if (!(inputSchema instanceof z.ZodObject)) throw new Error(`${name} takes no object`);
  const body = new FormData();
  if ('photo' in inputSchema.shape) {
    body.set('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    return body;
  }
  const fields = { ...runInLanguage('en', () => fillFields(inputSchema)), ...ruled[name] };
  return 'id' in inputSchema.shape ? { ...fields, id: randomUUIDv7() } : fields;
}

test.each(creating)('makes one first record of sixteen calls at once: $name', async (endpoint) => {
  const riya = await registerPerson(app);
  const body = bodyOf(endpoint, await makePhoto(60, 40));
  const isForm = body instanceof FormData;
  const send = async (): Promise<string> => {
    const response = await riya.fetch(endpoint.path.replace('{category}', 'total'), {
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
  expect(creating.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['dates.create', 'memories.create', 'expenses.create', 'goals.create', 'lists.create']),
  );
});

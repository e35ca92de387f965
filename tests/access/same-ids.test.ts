import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, type Person, registerCouple } from '#tests/support/people.ts';
import { callApi, type RecordCalls, recordCalls } from '#tests/support/records/calls.ts';

const named = recordCalls.filter(({ create }) => {
  const input = create.endpoint['~orpc'].inputSchema;
  return input instanceof z.ZodObject && 'id' in input.shape;
});

let app: TestApp;
let riya: Person;
let stranger: Person;
beforeAll(async () => {
  app = await createTestApp();
  [riya] = await registerCouple(app);
  [stranger] = await registerCouple(app);
  for (const person of [riya, stranger]) {
    await makePremium(app, person);
    // Settlements need a debt.
    await person.api.balance.changeSplitting({ isOn: true });
    await person.api.expenses.create({ title: 'Rent', amount: '9000' });
  }
});
afterAll(() => app.close());

/** Creates a record of both with one id, which a stranger who knows it may choose. Returns the id. */
async function createTwins({ path, fields }: RecordCalls): Promise<string> {
  const id = randomUUIDv7();
  for (const person of [riya, stranger]) await callApi(person, 'POST', path, { ...fields({ only: 'required' }), id });
  return id;
}

async function read(person: Person, path: string) {
  return [await callApi(person, 'GET', path), await person.api.trash.list(), await person.api.balance.read()];
}

test.each(named)('keeps a record of $path when a stranger changes and deletes one with its id', async (calls) => {
  const { path } = calls;
  const id = await createTwins(calls);
  const before = await read(riya, path);
  if (calls.change) await callApi(stranger, calls.change.method, `${path}/${id}`, { title: 'Theirs' });
  if (calls.find('/{id}/comments', 'POST')) await callApi(stranger, 'POST', `${path}/${id}/comments`, { text: 'Hm' });
  if (calls.delete) await callApi(stranger, 'DELETE', `${path}/${id}`);
  expect(await read(riya, path)).toEqual(before);
});

const restored = named.filter(({ restore }) => restore);

test.each(restored)('keeps a deleted record of $path when a stranger restores one with its id', async (calls) => {
  const { path } = calls;
  const id = await createTwins(calls);
  const before = await read(riya, path);
  for (const person of [riya, stranger]) await callApi(person, 'DELETE', `${path}/${id}`);
  const gone = await read(riya, path);
  await callApi(stranger, 'POST', `${path}/${id}/restore`);
  await callApi(stranger, 'DELETE', `${path}/${id}`);
  await stranger.api.trash.delete({ id });
  expect(await read(riya, path)).toEqual(gone);
  await callApi(riya, 'POST', `${path}/${id}/restore`);
  expect(await read(riya, path)).toEqual(before);
});

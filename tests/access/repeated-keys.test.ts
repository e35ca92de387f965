import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, makePremium, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { bodies, callers, refused } from './member-calls.ts';
import { ownedObjects } from './owned-objects.ts';

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
/** Calls that a second one with another key would be refused. */
const firstCalls = ['couples.create', 'couples.join', 'wallet.checkIn', 'wallet.checkInByOtherPath'];

const changing = listEndpoints(contract).filter(({ method, isStream }) => method !== 'GET' && !isStream);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Returns a function that sends one call of the endpoint with one key, as the access tests fill it. */
async function prepare({ name, method, path, meta }: (typeof changing)[number]) {
  const [owner, partner] = await registerCouple(app);
  const alone = await registerPerson(app, 'Alone');
  if (meta.access === 'premium') await makePremium(app, owner);
  if (meta.access === 'admin') await makeAdmin(app, owner);
  const caller: Person = { owner, partner, alone }[callers[name] ?? 'owner'];
  const owned = meta.access === 'admin' ? undefined : await ownedObjects[name]?.(owner, partner, app);
  const { parameters = {}, body = (await bodies[name]?.(owner, alone, app)) ?? {} } = owned ?? {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => parameters[key] ?? UNKNOWN_ID);
  const isForm = body instanceof FormData;
  return async (key: string) => {
    const response = await caller.fetch(filled, {
      method,
      headers: { 'idempotency-key': key, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
}

describe('never fails a changing call because it has a key', () => {
  const ignoring = changing.filter(({ meta }) => !meta.takesIdempotencyKey);

  test.each(ignoring)('$name', async (endpoint) => {
    const send = await prepare(endpoint);
    const statuses = [(await send('key')).status, (await send('key')).status];
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

describe('answers a call and its repetition alike', () => {
  const taking = changing.filter(({ meta, name }) => meta.takesIdempotencyKey && !(name in refused));

  test.each(taking)('$name', async (endpoint) => {
    const send = await prepare(endpoint);
    const first = await send('key');
    expect(first.status).toBeLessThan(300);
    expect(await send('key')).toEqual(first);
  });

  test('finds the calls that make a couple and earn coins', () => {
    expect(taking.map(({ name }) => name)).toEqual(expect.arrayContaining(firstCalls));
  });

  test.each(firstCalls)('answers six at once alike: %s', async (name) => {
    const endpoint = taking.find((each) => each.name === name);
    if (!endpoint) throw new Error(`${name} takes no key`);
    const send = await prepare(endpoint);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('key')));
    expect(answers[0]?.status).toBeLessThan(300);
    expect(answers).toEqual(answers.map(() => answers[0]));
  });
});

test('answers the check-in of a day again on the next', async () => {
  const [riya] = await registerCouple(app);
  const checkIn = async () => {
    const response = await riya.fetch('/api/wallet/daily-checkin', {
      method: 'POST',
      headers: { 'idempotency-key': 'monday' },
    });
    return [response.status, await response.json()];
  };
  const first = await checkIn();
  app.advance({ hours: 24 });
  expect(await checkIn()).toEqual(first);
  expect(await riya.api.wallet.checkIn()).toMatchObject({ balance: 100 });
});

test('answers the number of cleared items again', async () => {
  const [riya] = await registerCouple(app);
  const { id } = await riya.api.lists.create({ title: 'Groceries' });
  const { id: itemId } = await riya.api.lists.createItem({ listId: id, text: 'Milk' });
  await riya.api.lists.updateItem({ id, itemId, isDone: true });
  const clear = async () => {
    const headers = { 'idempotency-key': 'clear' };
    const response = await riya.fetch(`/api/lists/${id}/clear-done`, { method: 'POST', headers });
    return response.json();
  };
  expect([await clear(), await clear()]).toEqual([{ count: 1 }, { count: 1 }]);
});

test('answers 410 to a repeated joining after the member has left', async () => {
  const riya = await registerPerson(app);
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  const arjun = await registerPerson(app, 'Arjun');
  const join = () =>
    arjun.fetch('/api/couples/join', {
      method: 'POST',
      headers: { 'idempotency-key': 'join', 'content-type': 'application/json' },
      body: JSON.stringify({ inviteCode }),
    });
  expect((await join()).status).toBe(200);
  await arjun.api.couples.leave({ password: arjun.password });
  expect((await join()).status).toBe(410);
});

import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerCouple, registerPerson } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-30T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const put = (person: Person, body: object, key = randomUUIDv7()) =>
  person.fetch('/api/from-partner', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

test('is nothing seen at first, and then the member’s own on all devices', async () => {
  expect(await riya.api.fromPartner.get()).toEqual({ seenUpTo: null });
  const seen = { seenUpTo: '2026-11-30T06:00:00.000Z' };
  expect(await riya.api.fromPartner.set(seen)).toEqual(seen);
  expect(await riya.api.fromPartner.get()).toEqual(seen);
  expect(await arjun.api.fromPartner.get()).toEqual({ seenUpTo: null });
  const { rows } = await riya.api.copy.read();
  expect(rows.fromPartner).toEqual([{ id: riya.user.id, ...seen }]);
  expect((await arjun.api.copy.read()).rows.fromPartner ?? []).toEqual([]);
});

test('moves forward only', async () => {
  await riya.api.fromPartner.set({ seenUpTo: '2026-11-30T06:00:00.000Z' });
  expect(await riya.api.fromPartner.set({ seenUpTo: '2026-11-29T06:00:00.000Z' })).toEqual({
    seenUpTo: '2026-11-30T06:00:00.000Z',
  });
  expect(await riya.api.fromPartner.set({ seenUpTo: '2026-11-30T06:10:00.001Z' })).toEqual({
    seenUpTo: '2026-11-30T06:10:00.001Z',
  });
});

test('is at most now, and understands an offset', async () => {
  const { seenUpTo } = await riya.api.fromPartner.set({ seenUpTo: '2026-12-01T06:00:00.000Z' });
  expect(seenUpTo).toMatch(/^2026-11-30T06:30:/);
  expect(await arjun.api.fromPartner.set({ seenUpTo: '2026-11-30T11:00:00+05:30' })).toEqual({
    seenUpTo: '2026-11-30T05:30:00.000Z',
  });
});

test('ends at the latest of 16 devices that set it at once', async () => {
  const instants = Array.from({ length: 16 }, (_, place) => `2026-11-30T05:${String(10 + place)}:00.000Z`);
  await Promise.all(instants.map((seenUpTo) => riya.api.fromPartner.set({ seenUpTo })));
  expect(await riya.api.fromPartner.get()).toEqual({ seenUpTo: instants.at(-1) });
});

test.each([
  ['no instant', {}],
  ['null', { seenUpTo: null }],
  ['a day', { seenUpTo: '2026-11-30' }],
  ['a day that does not exist', { seenUpTo: '2026-02-30T06:00:00.000Z' }],
  ['an instant of the year 0', { seenUpTo: '0000-01-01T00:00:00.000Z' }],
  ['more digits of a second than nanoseconds', { seenUpTo: '2026-01-01T00:00:00.1234567890Z' }],
  ['a number', { seenUpTo: 1_795_000_000_000 }],
])('rejects %s', async (_what, body) => {
  const response = await put(riya, body);
  expect([response.status, await response.json()]).toMatchObject([400, { message: 'Please give a valid instant.' }]);
});

test('works without a partner', async () => {
  const alone = await registerPerson(app, 'Kabir');
  expect(await alone.api.fromPartner.set({ seenUpTo: '2026-11-30T06:00:00.000Z' })).toEqual({
    seenUpTo: '2026-11-30T06:00:00.000Z',
  });
});

test('goes with the account', async () => {
  await riya.api.fromPartner.set({ seenUpTo: '2026-11-30T06:00:00.000Z' });
  await riya.api.accounts.deleteAccount({ password: riya.password });
  const { rows } = await app.database.pool.query('select from partner_views where user_id = $1', [riya.user.id]);
  expect(rows).toEqual([]);
});

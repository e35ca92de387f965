import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person, changeUser } from '#tests/support/people.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { offeredToAll, ownedObjects } from './owned-objects.ts';

const endpoints = listEndpoints(contract);
const signed = endpoints.filter(({ meta }) => meta.hasSignedBody);
const guarded = endpoints.filter(({ meta }) => meta.access !== 'public');

let app: TestApp;
let owner: Person;
let stranger: Person;
let confined: Person;
beforeAll(async () => {
  app = await createTestApp({
    env: {
      RAZORPAY_KEY_ID: 'key',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
      // No server listens there; these tests must not call it.
      RAZORPAY_API_URL: 'http://127.0.0.1:1',
    },
  });
  [owner] = await registerCouple(app);
  [stranger] = await registerCouple(app);
  confined = await registerPerson(app, 'Confined');
  await changeUser(app, confined.user.id, { mustChangePassword: true });
});
afterAll(() => app.close());

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

/** Calls an endpoint without a body. A caller who passes the access check gets a validation error, or success. */
async function call(
  caller: Visitor,
  { method, path }: { method: string; path: string },
): Promise<{ status: number; code?: string; message?: string }> {
  const response = await caller.fetch(path.replaceAll(/\{\w+\}/g, UNKNOWN_ID), { method });
  const body = await response.text();
  if (response.ok) return { status: response.status };
  return { status: response.status, ...(JSON.parse(body) as { code?: string; message: string }) };
}

test('declares the access of every endpoint, under a unique path', () => {
  expect(endpoints.length).toBeGreaterThan(30);
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

describe('rejects at the access check', () => {
  test.each(guarded)('$method $path: a visitor', async (endpoint) => {
    expect(await call(app.visit(), endpoint)).toEqual({ status: 401, message: 'Unauthorized' });
  });

  test.each(guarded.filter(({ meta }) => meta.access === 'admin'))('$method $path: a member', async (endpoint) => {
    expect((await call(owner, endpoint)).status).toBe(403);
  });

  test.each(guarded.filter(({ meta }) => meta.access === 'premium'))(
    '$method $path: a free member',
    async (endpoint) => {
      const answer = await call(owner, endpoint);
      expect(answer).toMatchObject({ status: 403, code: 'premium_only' });
      expect(answer.message).toContain('premium feature');
    },
  );

  test.each(endpoints.filter(({ meta }) => !meta.allowedDuringForcedPasswordChange && !meta.hasSignedBody))(
    '$method $path: a member who must change the password',
    async (endpoint) => {
      expect(await call(confined, endpoint)).toEqual({
        status: 403,
        code: 'password_change_required',
        message: 'Password change required',
      });
    },
  );

  test.each(endpoints.filter(({ method, meta }) => method !== 'GET' && !meta.hasSignedBody))(
    '$method $path: another site',
    async ({ method, path }) => {
      const response = await owner.fetch(path.replaceAll(/\{\w+\}/g, UNKNOWN_ID), {
        method,
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect(response.status).toBe(403);
    },
  );
});

describe('rejects calls from other servers without a signature, from any site, with or without a session', () => {
  test('covers every endpoint with a signed body', () => {
    expect(signed.map(({ name, meta }) => [name, meta.access])).toEqual([['payments.receiveEvent', 'public']]);
  });

  test.each(signed)('$method $path', async ({ method, path }) => {
    for (const caller of [app.visit(), owner]) {
      for (const site of ['cross-site', 'same-origin']) {
        const headers = { 'sec-fetch-site': site, 'content-type': 'application/json' };
        const response = await caller.fetch(path, { method, headers, body: '{"event":"payment_link.paid"}' });
        expect([response.status, await response.json()]).toMatchObject([
          400,
          { message: 'The signature does not fit' },
        ]);
      }
      expect((await call(caller, { method, path })).status).toBe(400);
    }
  });
});

describe("gives the same response for another couple's object as for a missing one", () => {
  const withParameters = guarded.filter(
    ({ name, path, meta }) => path.includes('{') && meta.access !== 'admin' && !offeredToAll.has(name),
  );

  test.each(withParameters)('$method $path', async ({ name, method, path }) => {
    const create = ownedObjects[name];
    if (!create) throw new Error(`tests/access/owned-objects.ts does not say how to make the object of ${name}`);
    // Each call gets its own owner: some of these calls remove what the next would need.
    const [holder, partner] = await registerCouple(app);
    const { parameters, body } = await create(holder, partner, app);
    const theirs = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => parameters[key] ?? UNKNOWN_ID);
    const nobodys = path.replaceAll(/\{\w+\}/g, UNKNOWN_ID);
    const answers = await Promise.all([theirs, nobodys].map((address) => send(stranger, method, address, body)));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(404);
    // The object existed for its owner throughout: the rejection was about the caller.
    expect((await send(holder, method, theirs, body)).status).not.toBe(404);
  });
});

async function send(caller: Visitor, method: string, path: string, body?: object) {
  const response = await caller.fetch(path, {
    method,
    ...(body instanceof FormData && { body }),
    ...(body &&
      !(body instanceof FormData) && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  });
  return { status: response.status, body: await response.text() };
}

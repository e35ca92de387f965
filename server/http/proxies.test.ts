import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anonymousMailLimit } from '#domain/registry/rate-limits.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, proveSecondFactor, registerPerson } from '#tests/support/people.ts';
import { isPrivateAddress } from './proxies.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://jugal.test' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true, env: production });
});
afterAll(() => app.close());

let count = 0;
/** Requests a code without a session. `from` is the caller's address according to the proxy. */
async function ask(server: TestApp, from: string, peer = '10.1.2.3'): Promise<number> {
  count += 1;
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
    payload: { email: `nobody-${count}@example.com` },
    remoteAddress: peer,
  });
  return statusCode;
}

/** Returns the number of `calls` concurrent requests that are allowed. */
async function countAllowed(server: TestApp, calls: number, from: () => string, peer?: string): Promise<number> {
  const statuses = await Promise.all(Array.from({ length: calls }, () => ask(server, from(), peer)));
  return statuses.filter((status) => status === 200).length;
}

const { points } = anonymousMailLimit;

test('tells callers behind an unnamed proxy apart, and warns the operator and the admins', async () => {
  const logged = vi.spyOn(app.platform.log, 'error');
  expect(await countAllowed(app, points + 2, () => '203.0.113.7')).toBe(points);
  expect(await ask(app, '198.51.100.1')).toBe(200);
  // The caller's own claim comes before the entry that the proxy appends.
  expect(await ask(app, '192.0.2.99, 203.0.113.7')).toBe(429);
  expect(logged.mock.calls).toEqual([[{ peer: '10.1.2.3' }, expect.stringContaining('TRUST_PROXY=10.1.2.3')]]);
  const admin = await registerPerson(app, 'Admin');
  await makeAdmin(app, admin);
  await proveSecondFactor(app, admin);
  await expect
    .poll(() => admin.api.admin.operations.warnings())
    .toMatchObject([{ kind: 'proxy_unnamed', detail: '10.1.2.3' }]);
});

test('limits the calls of a guessed proxy that makes up addresses', async () => {
  const madeUp = () => `198.18.${Math.floor(count / 200)}.${count % 200}`;
  expect(await countAllowed(app, points * 20 + 5, madeUp, '10.9.9.9')).toBe(points * 20);
});

test('ignores the header of a peer on a public address', async () => {
  expect(await countAllowed(app, points + 2, () => `198.19.0.${count % 200}`, '203.0.113.50')).toBe(points);
});

test.each([
  ['without a production nobody is believed', undefined, 429],
  ['with named proxies only they are', { ...production, TRUST_PROXY: '10.7.7.7' }, 200],
])('trusts only known proxies: %s', async (_name, env, ofNamed) => {
  const other = await createTestApp({ hasRateLimits: true, ...(env && { env }) });
  const logged = vi.spyOn(other.platform.log, 'error');
  const madeUp = () => `198.19.1.${count % 200}`;
  expect(await countAllowed(other, points + 2, madeUp)).toBe(points);
  expect(await countAllowed(other, points, madeUp, '10.7.7.7')).toBe(points);
  expect(await ask(other, '198.19.2.1', '10.7.7.7')).toBe(ofNamed);
  expect(logged.mock.calls).toEqual([]);
  await other.close();
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['192.168.1.1', true],
  ['172.32.0.1', false],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
  ['fd00::1', true],
  ['', false],
])('classifies %s as private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

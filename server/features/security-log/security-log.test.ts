import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true });
  admin = await registerPerson(app, 'Admin');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

async function readLog(query?: { search?: string; group?: 'signIns' | 'refusals' | 'admins'; limit?: number }) {
  await app.platform.securityLog.flush();
  return admin.api.admin.securityLog.list(query);
}

async function signIn(email: string, password: string): Promise<number> {
  const response = await app.visit().fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
}

test('finds sign-ins, failed ones and password changes by the member’s address, ignoring case', async () => {
  const riya = await registerPerson(app);
  await signIn(riya.user.email, 'not the password');
  await signIn(riya.user.email, 'not that either');
  await signIn(riya.user.email, riya.password);
  const change = { currentPassword: riya.password, newPassword: 'kites over the river' };
  await riya.api.accounts.changePassword(change);
  await riya.api.accounts.logout();
  const events = await readLog({ search: riya.user.email.toUpperCase() });
  expect(events.map(({ kind, count }) => [kind, count])).toEqual(
    expect.arrayContaining([
      ['registered', 1],
      ['sign_in_failed', 2],
      ['sign_in', 1],
      ['password_changed', 1],
      ['sign_out', 1],
    ]),
  );
  expect(new Set(events.map(({ network }) => network)).size).toBe(1);
  expect(await readLog({ search: 'somebody-else@example.com' })).toEqual([]);
});

test('finds rejected calls, limits and admin actions by their groups', async () => {
  const riya = await registerPerson(app);
  await expect(riya.api.admin.users.list()).rejects.toMatchObject({ status: 403 });
  await riya.fetch('/api/date-events', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
  for (let count = 0; count < 6; count += 1)
    await riya.api.accounts.resendVerification().catch((error: unknown) => error);
  await admin.api.admin.users.update({ id: riya.user.id, mustChangePassword: true });
  const refusals = await readLog({ group: 'refusals', search: riya.user.email });
  expect(refusals.map(({ kind, detail }) => [kind, detail])).toEqual(
    expect.arrayContaining([
      ['refused', 'admin.users.list'],
      ['limit_hit', 'accounts.resendVerification'],
    ]),
  );
  // Cookies sent from another site are not evaluated.
  expect(await readLog({ group: 'refusals' })).toContainEqual(
    expect.objectContaining({ kind: 'refused', detail: 'dates.create', account: null }),
  );
  expect(await readLog({ group: 'admins', search: admin.user.email })).toMatchObject([
    { kind: 'admin_act', detail: 'admin.users.update' },
  ]);
});

test('reveals no person: the table holds hashes, and the response short marks', async () => {
  const riya = await registerPerson(app, 'Named');
  await signIn(riya.user.email, 'my secret guess');
  const [event] = await readLog({ search: riya.user.email, limit: 1 });
  expect(event?.account).toMatch(/^[\da-f]{8}$/);
  const { rows } = await app.database.pool.query<{ text: string }>(
    "select string_agg(entry::text, E'\\n') as text from security_events entry",
  );
  for (const secret of [riya.user.email, riya.user.id, 'my secret guess', '127.0.0.1'])
    expect(rows[0]?.text).not.toContain(secret);
});

test('stores few rows for a flood, and counts the rest', async () => {
  const { securityLog } = app.platform;
  await securityLog.flush();
  for (let count = 0; count < 1000; count += 1)
    securityLog.record({ kind: 'sign_in_failed', email: 'flood@example.com', address: '203.0.113.1' });
  for (let count = 0; count < 1000; count += 1)
    securityLog.record({
      kind: 'sign_in_failed',
      email: `flood-${count}@example.com`,
      address: '203.0.113.1',
    });
  expect(await readLog({ search: 'flood@example.com' })).toMatchObject([{ count: 1000 }]);
  const dropped = (await readLog({ group: 'refusals' })).find(({ kind }) => kind === 'events_dropped');
  expect(dropped?.count).toBe(701);
});

test('delays no call, and fails none', async () => {
  const warned = vi.spyOn(app.platform.log, 'warn');
  await app.database.pool.query('alter table security_events rename to security_events_away');
  const riya = await registerPerson(app);
  expect(await signIn(riya.user.email, riya.password)).toBe(200);
  await app.platform.securityLog.flush();
  expect(warned.mock.calls.at(-1)?.[1]).toBe('security events were lost');
  await app.database.pool.query('alter table security_events_away rename to security_events');
});

test('keeps events for the period of the setting', async () => {
  const riya = await registerPerson(app, 'Old');
  expect(await readLog({ search: riya.user.email })).toHaveLength(1);
  await app.database.pool.query(
    `update security_events set created_at = now() - interval '181 days' where kind = 'registered'`,
  );
  await app.runScheduled('forget-old-security-events');
  expect(await readLog({ search: riya.user.email })).toEqual([]);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson, type Person } from '#tests/support/people.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const unauthorized = { status: 401, message: 'Unauthorized' };

/** Signs the person in on another device with this user agent. */
async function signInElsewhere(person: Person, userAgent = ''): Promise<Visitor> {
  const device = app.visit();
  const response = await device.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: person.user.email, password: person.password }),
  });
  expect(response.status).toBe(200);
  return device;
}

/** A browser with a copy of the visitor's current cookies, unaffected by later changes. */
function copyOf(visitor: Visitor): Visitor {
  const copy = app.visit();
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

test('lists the member’s devices by name, most recently used first, and marks the current one', async () => {
  const person = await registerPerson(app);
  app.advance({ minutes: 1 });
  await signInElsewhere(
    person,
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
  );
  app.advance({ minutes: 1 });
  await signInElsewhere(
    person,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
  );
  const sessions = await person.api.accounts.listSessions();
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Safari on iPhone', false],
    ['Chrome on Android', false],
    ['Unknown device', true],
  ]);
});

test('signs out the device of an ended session at once, and no other', async () => {
  const person = await registerPerson(app);
  const phone = await signInElsewhere(person);
  expect((await phone.api.accounts.me()).id).toBe(person.user.id);
  const sessions = await person.api.accounts.listSessions();
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  await person.api.accounts.endSession({ id });
  await expect(phone.api.accounts.me()).rejects.toMatchObject(unauthorized);
  expect(await person.api.accounts.listSessions()).toHaveLength(1);
});

test('ends all other sessions, but neither this one nor those of other members', async () => {
  const person = await registerPerson(app);
  const stranger = await registerPerson(app);
  const others = [await signInElsewhere(person), await signInElsewhere(person)];
  for (const other of others) expect((await other.api.accounts.me()).id).toBe(person.user.id);
  await person.api.accounts.endOtherSessions();
  for (const other of others) await expect(other.api.accounts.me()).rejects.toMatchObject(unauthorized);
  expect(await person.api.accounts.listSessions()).toMatchObject([{ isCurrent: true }]);
  expect((await stranger.api.accounts.me()).id).toBe(stranger.user.id);
  // A second call with nothing to end is not an error.
  await person.api.accounts.endOtherSessions();
});

test('removes the cookies when the member ends the current session', async () => {
  const person = await registerPerson(app);
  expect([...person.cookies.keys()].toSorted()).toEqual(['jugal', 'jugal_device', 'jugal_in']);
  const [own] = await person.api.accounts.listSessions();
  await person.api.accounts.endSession({ id: own?.id ?? '' });
  expect([...person.cookies.keys()]).toEqual(['jugal_device']);
});

test('replaces this browser’s session on the next sign-in', async () => {
  const person = await registerPerson(app);
  const before = copyOf(person);
  await person.api.accounts.login({ email: person.user.email, password: person.password });
  expect(person.cookies.get('jugal')).not.toBe(before.cookies.get('jugal'));
  await expect(before.api.accounts.me()).rejects.toMatchObject(unauthorized);
  expect(await person.api.accounts.listSessions()).toHaveLength(1);
});

test('ends the previous member’s session when another member registers or signs in in this browser', async () => {
  const [riya, arjun] = [await registerPerson(app), await registerPerson(app)];
  const before = copyOf(riya);
  await riya.api.accounts.login({ email: arjun.user.email, password: arjun.password });
  await expect(before.api.accounts.me()).rejects.toMatchObject(unauthorized);
  const asArjun = copyOf(riya);
  await riya.api.accounts.register({
    firstName: 'Mira',
    lastName: 'Shah',
    email: 'mira@example.com',
    password: 'a long enough one',
    acceptTerms: true,
  });
  await expect(asArjun.api.accounts.me()).rejects.toMatchObject(unauthorized);
  expect((await riya.api.accounts.me()).firstName).toBe('Mira');
});

test('limits a member to 50 sessions, and ends the least recently used one', async () => {
  const person = await registerPerson(app);
  const unused = await signInElsewhere(person);
  app.advance({ hours: 2 });
  // Opened first and used most recently.
  await person.api.accounts.me();
  await expect.poll(() => hoursSinceUse(person)).toBe(0);
  for (let count = 0; count < 49; count += 1) await signInElsewhere(person);
  expect(await person.api.accounts.listSessions()).toHaveLength(50);
  await expect(unused.api.accounts.me()).rejects.toMatchObject(unauthorized);
});

test('rejects the cookie after signing out', async () => {
  const person = await registerPerson(app);
  const thief = copyOf(person);
  expect(await person.api.accounts.logout()).toEqual({ message: 'Signed out' });
  expect([...person.cookies.keys()]).toEqual(['jugal_device']);
  await expect(thief.api.accounts.me()).rejects.toMatchObject(unauthorized);
});

test('signs out by the plain URL too, and redirects to the start page', async () => {
  const person = await registerPerson(app);
  const thief = copyOf(person);
  const response = await person.fetch('/api/logout');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
  await expect(thief.api.accounts.me()).rejects.toMatchObject(unauthorized);
});

test('asks for confirmation before a link from another site signs out', async () => {
  const person = await registerPerson(app);
  const open = (headers: Record<string, string>) => person.fetch('/api/logout', { headers });
  const page = await open({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self';/,
  );
  expect(page.headers.getSetCookie()).toEqual([]);
  expect(await page.text()).toContain('<form method="post" action="/api/logout">');
  expect((await person.api.accounts.me()).id).toBe(person.user.id);
  const press = (site: string) =>
    person.fetch('/api/logout', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '0',
        'sec-fetch-site': site,
      },
      body: '',
    });
  expect((await press('cross-site')).status).toBe(403);
  const pressed = await press('same-origin');
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/']);
  await expect(person.api.accounts.me()).rejects.toMatchObject(unauthorized);
  // A visitor has no session to confirm for.
  const visit = await open({ 'sec-fetch-site': 'cross-site' });
  expect([visit.status, visit.headers.get('location')]).toEqual([302, '/']);
});

test('answers a wrong password and an unknown address alike', async () => {
  const person = await registerPerson(app);
  const refusal = { status: 401, message: 'Invalid email or password' };
  const { login } = app.visit().api.accounts;
  await expect(login({ email: person.user.email, password: 'wrong' })).rejects.toMatchObject(refusal);
  await expect(login({ email: 'nobody@example.com', password: 'wrong' })).rejects.toMatchObject(refusal);
});

test('ends a session that is unused for 30 days', async () => {
  const person = await registerPerson(app);
  app.advance({ hours: 30 * 24 - 1 });
  expect((await person.api.accounts.me()).id).toBe(person.user.id);
  await expect.poll(() => hoursSinceUse(person)).toBe(0);
  app.advance({ hours: 30 * 24 });
  await expect(person.api.accounts.me()).rejects.toMatchObject(unauthorized);
});

test('ends a session after 90 days even if it is in use', async () => {
  const person = await registerPerson(app);
  for (let times = 0; times < 4; times += 1) {
    app.advance({ days: 22 });
    expect((await person.api.accounts.me()).id).toBe(person.user.id);
    await expect.poll(() => hoursSinceUse(person)).toBe(0);
  }
  app.advance({ days: 2 });
  await expect(person.api.accounts.me()).rejects.toMatchObject(unauthorized);
});

/** Reads the hours since the last use, which is saved after the response. */
async function hoursSinceUse(person: Person): Promise<number> {
  const [session] = await person.api.accounts.listSessions();
  const now = app.platform.clock.now();
  return Math.round(now.since(session?.lastSeenAt ?? now).total('hours'));
}

test('deletes expired sessions and keeps others', async () => {
  const [idle, active] = [await registerPerson(app), await registerPerson(app)];
  app.advance({ days: 30 });
  await active.api.accounts.login({ email: active.user.email, password: active.password });
  await app.runScheduled('sweep-sessions');
  const rows = await app.database.db
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', 'in', [idle.user.id, active.user.id])
    .execute();
  expect(rows).toEqual([{ user_id: active.user.id }]);
});

test('binds the session cookie to the host over https, and hides it from scripts', async () => {
  const secure = await createTestApp({ env: { PUBLIC_URL: 'https://jugal.test' } });
  try {
    const response = await secure.visit().fetch('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Riya',
        lastName: 'Shah',
        email: 'riya@example.com',
        password: 'a long enough one',
        acceptTerms: true,
      }),
    });
    const [session = '', marker = ''] = response.headers.getSetCookie();
    expect(session).toMatch(/^__Host-jugal=[\w-]{43}; /);
    expect(session.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=7776000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(marker).toMatch(/^jugal_in=en; /);
    expect(marker).not.toContain('HttpOnly');
  } finally {
    await secure.close();
  }
});

test('opens no session by a password that is changed during the comparison', async () => {
  const person = await registerPerson(app, 'Riya');
  const { passwords } = app.platform;
  const compare = passwords.isRight.bind(passwords);
  const compared = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  vi.spyOn(passwords, 'isRight').mockImplementationOnce(async (hash, password) => {
    const isRight = await compare(hash, password);
    compared.resolve();
    await changed.promise;
    return isRight;
  });
  const thief = app.visit();
  const attempt = thief.api.accounts.login({ email: person.user.email, password: person.password });
  await compared.promise;
  await person.api.accounts.changePassword({
    currentPassword: person.password,
    newPassword: 'another good horse 1',
  });
  changed.resolve();
  await expect(attempt).rejects.toMatchObject({ status: 401 });
  await expect(thief.api.accounts.me()).rejects.toMatchObject({ status: 401 });
});

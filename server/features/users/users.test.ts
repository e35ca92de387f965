import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { USER_ORDERS } from '#domain/users/facts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

test('lists members with their rights, newest first', async () => {
  const riya = await registerPerson(app, 'Riya');
  const [newest] = await admin.api.admin.users.list();
  expect(newest).toEqual({
    id: riya.user.id,
    firstName: 'Riya',
    lastName: 'Shah',
    email: riya.user.email,
    emailVerified: false,
    isPremium: false,
    premiumSource: null,
    isAdmin: false,
    mustChangePassword: false,
    profileImageUrl: null,
    dateOfBirth: null,
    city: null,
    createdAt: riya.user.createdAt,
  });
});

test.each(USER_ORDERS)('returns the list by %s in pages that join to the whole', async (order) => {
  for (const name of ['Zeel', 'Aarav', 'Atman', 'Mira']) await registerPerson(app, name);
  const whole = await admin.api.admin.users.list({ order });
  const parts: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ order, limit: '3', ...(cursor && { cursor }) });
    const response = await admin.fetch(`/api/admin/users?${query}`);
    parts.push(...((await response.json()) as { id: string }[]).map(({ id }) => id));
    cursor = response.headers.get('x-next-cursor');
  }
  expect(parts).toEqual(whole.map(({ id }) => id));
});

test('finds parts of names and addresses in any case, and treats wildcards as letters', async () => {
  const found = await registerPerson(app, 'Chandrika');
  const ids = async (search: string) => (await admin.api.admin.users.list({ search })).map((user) => user.id);
  expect(await ids('ANDRIKA sh')).toEqual([found.user.id]);
  expect(await ids(found.user.email.slice(0, 12))).toEqual([found.user.id]);
  expect(await ids('chand%')).toEqual([]);
});

test('sorts by name from A to Z and back', async () => {
  await registerPerson(app, 'Aarti');
  await registerPerson(app, 'Zarna');
  const names = (await admin.api.admin.users.list({ order: 'name' })).map(({ firstName }) => firstName);
  const back = (await admin.api.admin.users.list({ order: 'name-descending' })).map((user) => user.firstName);
  expect(names.indexOf('Aarti')).toBeLessThan(names.indexOf('Zarna'));
  expect(back).toEqual(names.toReversed());
});

test('exports the members that match the filters, in the list’s order, without a formula that runs', async () => {
  const formula = await registerPerson(app, 'Jinal');
  await formula.api.accounts.changeName({ firstName: '=Jinal', lastName: 'Shah' });
  await registerPerson(app, 'Hetvi');
  await admin.api.admin.users.update({ id: formula.user.id, emailVerified: true, isPremium: true });
  const answer = await admin.fetch('/api/admin/users/export.csv?kind=premium&search=jinal');
  expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="jugal-users-.*\.csv"/);
  const [head = '', ...lines] = (await answer.text()).trim().split('\r\n');
  expect(head).toContain('First name,Last name,Email,Verified,Premium,Admin,City,Joined (UTC)');
  expect(lines).toEqual([`'=Jinal,Shah,${formula.user.email},Yes,Yes,No,,${formula.user.createdAt}`]);
});

test('filters the list by kind', async () => {
  const free = await registerPerson(app, 'Free');
  const { id } = free.user;
  await admin.api.admin.users.update({ id, isPremium: true, emailVerified: true });
  const has = async (kind: 'premium' | 'free' | 'admin' | 'unverified') =>
    (await admin.api.admin.users.list({ kind })).some((user) => user.id === id);
  expect([await has('premium'), await has('free'), await has('admin'), await has('unverified')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([['limit=0'], ['limit=501'], ['cursor=bm8'], ['kind=rich'], ['order=age']])(
  'rejects a list with %s',
  async (query) => {
    expect((await admin.fetch(`/api/admin/users?${query}`)).status).toBe(400);
  },
);

test('sets each flag with immediate effect, and logs it', async () => {
  const riya = await registerPerson(app, 'Riya');
  const { id } = riya.user;
  await expect(riya.api.admin.users.list()).rejects.toMatchObject({ status: 403 });
  const changed = await admin.api.admin.users.update({ id, isAdmin: true, emailVerified: true });
  expect(changed).toMatchObject({ isAdmin: true, emailVerified: true, isPremium: false });
  expect((await riya.api.admin.users.list()).length).toBeGreaterThan(0);
  const [entry] = await admin.api.admin.audit.list();
  expect(entry).toMatchObject({
    actorId: admin.user.id,
    actorName: 'Meera Shah',
    action: 'user.update',
    subjectId: id,
    subjectLabel: 'Riya Shah',
    before: { isAdmin: false, emailVerified: false },
    after: { isAdmin: true, emailVerified: true },
  });
  await admin.api.admin.users.update({ id, isAdmin: true });
  expect((await admin.api.admin.audit.list())[0]?.id).toBe(entry?.id);
});

test('shows premium that is granted or ended in the response and the log, however long the change takes', async () => {
  const { id } = (await registerPerson(app)).user;
  const { now } = app.platform.clock;
  let passed = 0;
  const slow = vi.spyOn(app.platform.clock, 'now').mockImplementation(() => {
    passed += 5;
    return now().add({ milliseconds: passed });
  });
  for (const isPremium of [true, false]) {
    expect((await admin.api.admin.users.update({ id, isPremium })).isPremium).toBe(isPremium);
    const [entry] = await admin.api.admin.audit.list();
    expect(entry).toMatchObject({ before: { isPremium: !isPremium }, after: { isPremium } });
  }
  slow.mockRestore();
});

test('keeps an admin’s own access and account', async () => {
  const { id } = admin.user;
  await expect(admin.api.admin.users.update({ id, isAdmin: false })).rejects.toMatchObject({ status: 403 });
  await expect(admin.api.admin.users.delete({ id })).rejects.toMatchObject({ status: 403 });
  const written = id.toUpperCase();
  await expect(admin.api.admin.users.update({ id: written, isAdmin: false })).rejects.toMatchObject({
    status: 403,
  });
  await expect(admin.api.admin.users.delete({ id: written })).rejects.toMatchObject({ status: 403 });
  expect(await admin.api.admin.users.update({ id, isPremium: true })).toMatchObject({ isAdmin: true });
});

test('keeps one of two admins who remove each other’s access concurrently', async () => {
  const other = await registerPerson(app, 'Other');
  await makeAdmin(app, other);
  await Promise.allSettled([
    admin.api.admin.users.update({ id: other.user.id, isAdmin: false }),
    other.api.admin.users.update({ id: admin.user.id, isAdmin: false }),
  ]);
  const left = await app.database.db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('id', 'in', [admin.user.id, other.user.id])
    .execute();
  expect(left).toHaveLength(1);
});

test('deletes a member with their sessions, and keeps shared records for the partner', async () => {
  const [riya, arjun] = await registerCouple(app);
  await riya.api.memories.create({ title: 'Kite day', memoryDate: '2026-01-14' });
  await admin.api.admin.users.delete({ id: riya.user.id });
  await expect(riya.api.accounts.me()).rejects.toMatchObject({ status: 401 });
  expect(await arjun.api.memories.list()).toHaveLength(1);
  await expect(admin.api.admin.users.delete({ id: riya.user.id })).rejects.toMatchObject({ status: 404 });
  const [entry] = await admin.api.admin.audit.list({ search: 'user.delete' });
  expect(entry).toMatchObject({ subjectId: riya.user.id, after: null });
});

test('signs a member out everywhere by ending their sessions', async () => {
  const riya = await registerPerson(app, 'Riya');
  expect(await admin.api.admin.users.endSessions({ id: riya.user.id })).toEqual({ ended: 1 });
  await expect(riya.api.accounts.me()).rejects.toMatchObject({ status: 401 });
});

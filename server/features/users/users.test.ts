import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { USER_ORDERS } from '#contract/constants/users.ts';
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

test('members are listed with what they may, the newest first', async () => {
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

test.each(USER_ORDERS)('the parts of the list by %s join to the whole', async (order) => {
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

test('search finds parts of names and addresses in any case, and takes wildcards for letters', async () => {
  const found = await registerPerson(app, 'Chandrika');
  const ids = async (search: string) => (await admin.api.admin.users.list({ search })).map((user) => user.id);
  expect(await ids('ANDRIKA sh')).toEqual([found.user.id]);
  expect(await ids(found.user.email.slice(0, 12))).toEqual([found.user.id]);
  expect(await ids('chand%')).toEqual([]);
});

test('a list by name runs from A to Z and back', async () => {
  await registerPerson(app, 'Aarti');
  await registerPerson(app, 'Zarna');
  const names = (await admin.api.admin.users.list({ order: 'name' })).map(({ firstName }) => firstName);
  const back = (await admin.api.admin.users.list({ order: 'name-descending' })).map((user) => user.firstName);
  expect(names.indexOf('Aarti')).toBeLessThan(names.indexOf('Zarna'));
  expect(back).toEqual(names.toReversed());
});

test('the export holds what the filters find, in the list’s order, and runs no formula', async () => {
  const formula = await registerPerson(app, 'Jinal');
  await formula.api.accounts.changeName({ firstName: '=Jinal', lastName: 'Shah' });
  await registerPerson(app, 'Hetvi');
  await admin.api.admin.users.update({ id: formula.user.id, emailVerified: true, isPremium: true });
  const answer = await admin.fetch('/api/admin/users/export.csv?kind=premium&search=jinal');
  expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="jugal-users-.*\.csv"/);
  const [head = '', ...lines] = (await answer.text()).trim().split('\r\n');
  expect(head).toContain('First name,Last name,E-mail,Verified,Premium,Admin,City,Joined (UTC)');
  expect(lines).toEqual([`'=Jinal,Shah,${formula.user.email},Yes,Yes,No,,${formula.user.createdAt}`]);
});

test('kinds narrow the list', async () => {
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
  'a list asked for with %s is refused',
  async (query) => {
    expect((await admin.fetch(`/api/admin/users?${query}`)).status).toBe(400);
  },
);

test('each flag is set, takes effect at once, and is written to the log', async () => {
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

test('premium that is set or ended is so in the answer and the log, however long the change takes', async () => {
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

test('an admin keeps their own access and account', async () => {
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

test('of two admins who take each other’s access at once, one stays', async () => {
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

test('a deleted member is gone with their sessions; what was shared stays with the partner', async () => {
  const [riya, arjun] = await registerCouple(app);
  await riya.api.memories.create({ title: 'Kite day', memoryDate: '2026-01-14' });
  await admin.api.admin.users.delete({ id: riya.user.id });
  await expect(riya.api.accounts.me()).rejects.toMatchObject({ status: 401 });
  expect(await arjun.api.memories.list()).toHaveLength(1);
  await expect(admin.api.admin.users.delete({ id: riya.user.id })).rejects.toMatchObject({ status: 404 });
  const [entry] = await admin.api.admin.audit.list({ search: 'user.delete' });
  expect(entry).toMatchObject({ subjectId: riya.user.id, after: null });
});

test('ending a member’s sessions signs them out everywhere', async () => {
  const riya = await registerPerson(app, 'Riya');
  expect(await admin.api.admin.users.endSessions({ id: riya.user.id })).toEqual({ ended: 1 });
  await expect(riya.api.accounts.me()).rejects.toMatchObject({ status: 401 });
});

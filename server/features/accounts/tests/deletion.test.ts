import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { registerCouple, registerPerson, type Person, makeAdmin } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const date = { title: 'Chai', scheduledDate: dayAhead(30) };

function deleteAccount(person: Person): Promise<void> {
  return person.api.accounts.deleteAccount({ password: person.password });
}

async function setAvatar(person: Person): Promise<void> {
  const form = new FormData();
  form.set('profileImage', new Blob([await makePhoto(100, 100)], { type: 'image/jpeg' }), 'me.jpg');
  expect((await person.fetch('/api/user/upload-profile-image', { method: 'POST', body: form })).status).toBe(200);
}

function hasFiles(folder: string): boolean {
  return globSync(join(folder, '**/*.webp'), { cwd: join(app.platform.config.dataDir, 'files') }).length > 0;
}

/** Counts the rows that contain the member's id, by table. */
async function countOccurrences(userId: string): Promise<number> {
  const { rows: columns } = await app.database.pool.query<{ table: string; column: string }>(
    `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'`,
  );
  let traces = 0;
  for (const { table, column } of columns) {
    const { rowCount } = await app.database.pool.query(`select from "${table}" where "${column}" = $1`, [userId]);
    traces += rowCount ?? 0;
  }
  return traces;
}

test('ends every session on deletion of the account, and frees the address', async () => {
  const person = await registerPerson(app);
  const phone = app.visit();
  await phone.api.accounts.login({ email: person.user.email, password: person.password });
  await deleteAccount(person);
  expect([...person.cookies.keys()]).toEqual([]);
  await expect(phone.api.accounts.me()).rejects.toMatchObject({ status: 401 });
  const { login, register } = app.visit().api.accounts;
  await expect(login({ email: person.user.email, password: person.password })).rejects.toMatchObject({
    status: 401,
  });
  const again = await register({
    firstName: 'Riya',
    lastName: 'Shah',
    email: person.user.email,
    password: person.password,
    acceptTerms: true,
  });
  expect(again.id).not.toBe(person.user.id);
});

test.each([
  ['', 'Please enter your password to confirm'],
  ['wrong', 'Incorrect password'],
])('does not delete with the password %j', async (password, message) => {
  const person = await registerPerson(app);
  await expect(person.api.accounts.deleteAccount({ password })).rejects.toMatchObject({
    status: 400,
    message,
  });
  expect((await person.api.accounts.me()).id).toBe(person.user.id);
});

test('keeps shared records for the partner, and deletes the member’s own with their files', async () => {
  const [riya, arjun] = await registerCouple(app);
  await setAvatar(riya);
  expect(hasFiles(`avatars/${riya.user.id}`)).toBe(true);
  await riya.api.dates.createFeed();
  const planned = await riya.api.dates.create(date);
  const photo = await uploadPhoto(riya, await makePhoto(60, 40));
  const memory = await riya.api.memories.create({
    title: 'Rann',
    memoryDate: '2023-11-27',
    imageUrl: photo.imageUrl,
  });
  const { inviteCode } = await arjun.api.couples.get();
  await deleteAccount(riya);
  await app.runJobs();
  expect(await countOccurrences(riya.user.id)).toBe(0);
  expect(hasFiles(`avatars/${riya.user.id}`)).toBe(false);
  expect((await arjun.api.dates.list()).map(({ id, userId }) => [id, userId])).toEqual([[planned.id, null]]);
  expect((await arjun.api.memories.list()).map(({ id }) => id)).toEqual([memory.id]);
  expect((await arjun.fetch(photo.imageUrl)).status).toBe(200);
  const couple = await arjun.api.couples.get();
  expect(couple.users.map(({ id }) => id)).toEqual([arjun.user.id]);
  expect(couple.inviteCode).not.toBe(inviteCode);
});

test('deletes the couple and its files with the last member', async () => {
  const [riya, arjun] = await registerCouple(app);
  const photo = await uploadPhoto(riya, await makePhoto(60, 40));
  await riya.api.memories.create({ title: 'Rann', memoryDate: '2023-11-27', imageUrl: photo.imageUrl });
  const { id: coupleId } = await riya.api.couples.get();
  const { rows } = await app.database.pool.query<{ folder: string }>('select folder from photos where couple_id = $1', [
    coupleId,
  ]);
  const folder = rows[0]?.folder ?? '';
  await deleteAccount(riya);
  await app.runJobs();
  expect(hasFiles(folder)).toBe(true);
  await deleteAccount(arjun);
  await app.runJobs();
  expect(await countOccurrences(coupleId)).toBe(0);
  expect(hasFiles(folder)).toBe(false);
});

test('leaves no couple behind when both partners delete their accounts at once', async () => {
  const [riya, arjun] = await registerCouple(app);
  const { id: coupleId } = await riya.api.couples.get();
  await Promise.all([deleteAccount(riya), deleteAccount(arjun)]);
  expect(await countOccurrences(coupleId)).toBe(0);
});

test('refuses to delete the only admin, and deletes one of two who try at once', async () => {
  const admins = [await registerPerson(app, 'First'), await registerPerson(app, 'Second')];
  for (const admin of admins) await makeAdmin(app, admin);
  const tries = await Promise.allSettled(admins.map(deleteAccount));
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = tries.find((attempt) => attempt.status === 'rejected');
  expect(refused?.reason).toMatchObject({
    status: 409,
    message: 'You are the only admin. Make somebody else an admin before you delete this account.',
  });
});

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { deleteCoupleRow, deleteSeat, insertSeat } from './couples.ts';
import { deleteSharedRecord, deleteSharedRecordsBefore } from './deleted-records.ts';
import { deletePhotosWaitingSince, deleteUnusedPhoto } from './photos.ts';
import { deleteUserRow, updateUserRow } from './users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const change = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(app.platform.db, work);

/** Returns the members whose sessions the committed work reports as changed. */
async function membersTold(work: () => Promise<unknown>): Promise<string[]> {
  const client = new Client({ connectionString: app.database.url });
  await client.connect();
  const told: string[] = [];
  client.on('notification', ({ payload }) => told.push(payload ?? ''));
  await client.query('listen jugal_session; listen guarded_test');
  await work();
  // Notifications arrive in commit order, and before the result of a later statement.
  await app.database.pool.query(`notify guarded_test, 'end'`);
  await expect.poll(() => told).toContain('end');
  await client.end();
  return told.filter((payload) => payload !== 'end');
}

async function isDiscarded(prefix: string): Promise<boolean> {
  const { rowCount } = await app.database.pool.query('select from discarded_files where prefix = $1', [prefix]);
  return rowCount === 1;
}

async function insertPhoto(coupleId: string, waitingSince: string | null = null) {
  const id = randomUUID();
  await app.database.pool.query(
    `insert into photos (couple_id, id, folder, width, height, colour, created_at, waiting_since)
     values ($1, $2, $3, 4, 3, '#ffffff', now(), $4)`,
    [coupleId, id, `photos/${id}/`, waitingSince],
  );
  return { id, folder: `photos/${id}/` };
}

/** Inserts a deleted memory with a cover and one further photo. */
async function insertDeletedMemory(coupleId: string, deletedAt: string) {
  const [cover, further] = [await insertPhoto(coupleId), await insertPhoto(coupleId)];
  const id = randomUUID();
  const { pool } = app.database;
  await pool.query('insert into memory_photos (couple_id, memory_id, position, photo_id) values ($1, $2, 1, $3)', [
    coupleId,
    id,
    further.id,
  ]);
  await pool.query(
    `insert into deleted_shared_records (couple_id, id, kind, record, deleted_at) values ($1, $2, 'memory', $3, $4)`,
    [coupleId, id, { title: 'Kites', photo_id: cover.id }, deletedAt],
  );
  return { id, folders: [cover.folder, further.folder] };
}

test.each([
  { firstName: 'Rhea' },
  { emailVerified: true },
  { isAdmin: true },
  { premiumUntil: '2030-01-01T00:00:00Z' },
  { mustChangePassword: true },
])('notifies sessions of %o', async (patch) => {
  const { user } = await registerPerson(app);
  const told = await membersTold(() => change((tx) => updateUserRow(tx, user.id, patch)));
  expect(told).toEqual([user.id]);
});

test('does not notify sessions of fields that they do not hold', async () => {
  const { user } = await registerPerson(app);
  expect(await membersTold(() => change((tx) => updateUserRow(tx, user.id, { city: 'Surat' })))).toEqual([]);
});

test('discards a replaced avatar and that of a deleted member', async () => {
  const { user } = await registerPerson(app);
  const versions = [randomUUID(), randomUUID()] as const;
  for (const version of versions) await change((tx) => updateUserRow(tx, user.id, { avatarVersion: version }));
  const folders = versions.map((version) => `avatars/${user.id}/${version}/`);
  expect(await Promise.all(folders.map(isDiscarded))).toEqual([true, false]);
  const told = await membersTold(() => change((tx) => deleteUserRow(tx, user.id)));
  expect(await Promise.all(folders.map(isDiscarded))).toEqual([true, true]);
  expect(told).toEqual([user.id]);
});

test('deletes only the undeclared payments of a deleted member', async () => {
  const { user } = await registerPerson(app);
  const { pool } = app.database;
  for (const status of ['open', 'expired', 'confirmed'])
    await pool.query(
      `insert into payments (id, user_id, method, reference, amount, status, created_at)
       values (gen_random_uuid(), $1, 'upi', gen_random_uuid(), 499, $2, now())`,
      [user.id, status],
    );
  await change((tx) => deleteUserRow(tx, user.id));
  const { rows } = await pool.query('select status, user_id from payments');
  expect(rows).toEqual([{ status: 'confirmed', user_id: null }]);
});

test('notifies both members when a seat is taken or left, because each session contains the partner', async () => {
  const [riya, arjun] = await registerCouple(app);
  const coupleId = (await riya.api.couples.get()).id;
  const both = [riya.user.id, arjun.user.id].toSorted();
  const left = await membersTold(() => change((tx) => deleteSeat(tx, arjun.user.id)));
  expect(left.toSorted()).toEqual(both);
  const seat = { coupleId, seat: 2, userId: arjun.user.id, joinedAt: '2026-11-21T00:00:00Z' };
  const taken = await membersTold(() => change((tx) => insertSeat(tx, seat)));
  expect(taken.toSorted()).toEqual(both);
});

test('discards the files of all photos of a deleted couple, and notifies its members', async () => {
  const [riya, arjun] = await registerCouple(app);
  const coupleId = (await riya.api.couples.get()).id;
  const { folder } = await insertPhoto(coupleId);
  const { folders } = await insertDeletedMemory(coupleId, '2026-11-21T00:00:00Z');
  const told = await membersTold(() => change((tx) => deleteCoupleRow(tx, coupleId)));
  expect(told.toSorted()).toEqual([riya.user.id, arjun.user.id].toSorted());
  expect(await Promise.all([folder, ...folders].map(isDiscarded))).toEqual([true, true, true]);
});

test('deletes photos that waited too long and an unused one, with their files', async () => {
  const [riya] = await registerCouple(app);
  const coupleId = (await riya.api.couples.get()).id;
  const old = await insertPhoto(coupleId, '2020-01-01T00:00:00Z');
  const waitedSince = { before: '2020-01-02T00:00:00Z', galleryBefore: '2019-12-01T00:00:00Z' };
  expect(await change((tx) => deletePhotosWaitingSince(tx, waitedSince))).toBe(1);
  const unused = await insertPhoto(coupleId);
  await change((tx) => deleteUnusedPhoto(tx, coupleId, unused.id));
  const shown = await uploadPhoto(riya, await makePhoto(8, 6));
  await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14', imageUrl: shown.imageUrl });
  const [, , , , shownId = ''] = shown.imageUrl.split('/');
  await change((tx) => deleteUnusedPhoto(tx, coupleId, shownId));
  const discarded = await Promise.all([old.folder, unused.folder, `photos/${shownId}/`].map(isDiscarded));
  expect(discarded).toEqual([true, true, false]);
});

test('deletes the photos of permanently deleted records, one by one and by age', async () => {
  const [riya] = await registerCouple(app);
  const coupleId = (await riya.api.couples.get()).id;
  const one = await insertDeletedMemory(coupleId, '2026-11-21T00:00:00Z');
  expect(await change((tx) => deleteSharedRecord(tx, coupleId, { kind: 'memory', id: one.id }))).toBe(true);
  expect(await change((tx) => deleteSharedRecord(tx, coupleId, { kind: 'memory', id: one.id }))).toBe(false);
  const old = await insertDeletedMemory(coupleId, '2020-01-01T00:00:00Z');
  await change((tx) => deleteSharedRecordsBefore(tx, '2020-01-02T00:00:00Z'));
  const discarded = await Promise.all([...one.folders, ...old.folders].map(isDiscarded));
  expect(discarded).toEqual([true, true, true, true]);
});

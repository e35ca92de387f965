import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { photoIdOf } from '#domain/photos/address.ts';
import type { Photo } from '#domain/photos/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { scheduleFileDeletion, sweepFilesJob } from '#server/platform/files/discard.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { waitForLockWait } from '#tests/support/database/database.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { countPhotos, listPhotoFiles, makePhoto, uploadPhoto } from '#tests/support/photos.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
let paper: Buffer<ArrayBuffer>;
beforeAll(async () => {
  app = await createTestApp();
  paper = await makePhoto(60, 40);
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const day = { title: 'Rann of Kutch', memoryDate: '2023-11-27' };

test('deletes the photo and its files when a memory is deleted for good or shows another photo', async () => {
  const [first, second] = [await uploadPhoto(riya, paper), await uploadPhoto(riya, paper)];
  const { id } = await riya.api.memories.create({ ...day, imageUrl: first.imageUrl });
  await riya.api.memories.update({ id, title: 'White desert', imageUrl: first.imageUrl });
  expect((await riya.fetch(first.imageUrl)).status).toBe(200);
  await arjun.api.memories.update({ id, imageUrl: second.thumbnailUrl });
  expect((await riya.fetch(first.imageUrl)).status).toBe(404);
  expect((await riya.fetch(second.imageUrl)).status).toBe(200);
  await arjun.api.memories.delete({ id });
  expect((await riya.fetch(second.imageUrl)).status).toBe(404);
  await app.runJobs();
  expect(await listPhotoFiles(app, riya)).toEqual(filesOf(second));
  await riya.api.trash.delete({ id });
  await app.runJobs();
  expect(await listPhotoFiles(app, riya)).toEqual([]);
});

test('hides the photo of a memory in the trash, restores it with the memory, and deletes it with it', async () => {
  const { imageUrl } = await uploadPhoto(riya, paper);
  const memory = await riya.api.memories.create({ title: 'Rann', memoryDate: '2023-11-27', imageUrl });
  await riya.api.memories.delete({ id: memory.id });
  expect((await riya.fetch(imageUrl)).status).toBe(404);
  await expect(riya.api.memories.create({ title: 'Again', memoryDate: '2023-11-27', imageUrl })).rejects.toMatchObject({
    status: 400,
  });
  expect(await arjun.api.memories.restore({ id: memory.id })).toEqual(memory);
  expect((await riya.fetch(imageUrl)).status).toBe(200);
  await arjun.api.memories.delete({ id: memory.id });
  await riya.api.trash.delete({ id: memory.id });
  await app.runJobs();
  expect(await listPhotoFiles(app, riya)).toEqual([]);
});

test('keeps the photo of two memories while one of them can be restored', async () => {
  const { imageUrl } = await uploadPhoto(riya, paper);
  const two = { title: 'Rann', memoryDate: '2023-11-27', imageUrl };
  const [one, other] = [await riya.api.memories.create(two), await riya.api.memories.create(two)];
  await riya.api.memories.delete({ id: one.id });
  await riya.api.memories.update({ id: other.id, imageUrl: null });
  await riya.api.memories.restore({ id: one.id });
  expect((await riya.fetch(imageUrl)).status).toBe(200);
  await riya.api.memories.delete({ id: one.id });
  await riya.api.memories.update({ id: other.id, title: 'White desert' });
  await riya.api.trash.delete({ id: one.id });
  expect((await riya.fetch(imageUrl)).status).toBe(404);
});

test('keeps a photo of two memories until the last of them is deleted', async () => {
  const { imageUrl } = await uploadPhoto(riya, paper);
  const first = await riya.api.memories.create({ ...day, imageUrl });
  const second = await riya.api.memories.create({ ...day, imageUrl });
  await riya.api.memories.update({ id: first.id, imageUrl: null });
  expect((await riya.fetch(imageUrl)).status).toBe(200);
  await riya.api.memories.delete({ id: second.id });
  expect((await riya.fetch(imageUrl)).status).toBe(404);
});

test('accepts or rejects a photo as a whole while its last memory is deleted', async () => {
  const { imageUrl } = await uploadPhoto(riya, paper);
  const { id } = await riya.api.memories.create({ ...day, imageUrl });
  const tries = await Promise.allSettled([
    riya.api.memories.delete({ id }),
    ...Array.from({ length: 8 }, () => arjun.api.memories.create({ ...day, imageUrl })),
  ]);
  const failures = tries.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as { status: number }] : [],
  );
  expect(failures.every(({ status }) => status === 400)).toBe(true);
  const kept = await riya.api.memories.list();
  expect(kept).toHaveLength(8 - failures.length);
  expect((await riya.fetch(imageUrl)).status).toBe(kept.length > 0 ? 200 : 404);
});

test('keeps a photo that is taken while its last memory is deleted for good', async () => {
  const { imageUrl } = await uploadPhoto(riya, paper);
  const { id } = await riya.api.memories.create({ ...day, imageUrl });
  await riya.api.memories.delete({ id });
  const taker = await app.database.pool.connect();
  await taker.query('begin');
  await taker.query('update photos set waiting_since = null where id = $1', [photoIdOf(imageUrl)]);
  const deletion = riya.api.trash.delete({ id });
  await waitForLockWait(app.database);
  await taker.query(
    `insert into memories (couple_id, id, title, memory_date, photo_id, created_at, updated_at)
     select couple_id, gen_random_uuid(), 'Taken', '2023-11-28', id, now(), now() from photos where id = $1`,
    [photoIdOf(imageUrl)],
  );
  await taker.query('end');
  taker.release();
  await deletion;
  expect(await riya.api.memories.list()).toMatchObject([{ title: 'Taken', imageUrl }]);
  expect((await riya.fetch(imageUrl)).status).toBe(200);
});

test('discards a photo without a memory after a day', async () => {
  const waiting = await uploadPhoto(riya, paper);
  const taken = await uploadPhoto(riya, paper);
  await riya.api.memories.create({ ...day, imageUrl: taken.imageUrl });
  app.advance({ hours: 23 });
  await sweep();
  expect((await riya.fetch(waiting.imageUrl)).status).toBe(200);
  app.advance({ hours: 2 });
  await sweep();
  expect((await riya.fetch(waiting.imageUrl)).status).toBe(404);
  expect((await riya.fetch(taken.imageUrl)).status).toBe(200);
  expect(await listPhotoFiles(app, riya)).toEqual(filesOf(taken));
});

test('sweeps files of an upload without a row after an hour of the database, whatever the clock of a server', async () => {
  const { db, files } = app.platform;
  await scheduleFileDeletion(db, 'photos/forgotten/');
  await files.put('photos/forgotten/full.webp', paper, 'image/webp');
  app.advance({ hours: 24 });
  await sweep();
  expect(await listPhotoFiles(app, riya)).toHaveLength(1);
  const earlier = (interval: string) =>
    app.database.pool.query(`update discarded_files set delete_after = delete_after - interval '${interval}'`);
  await earlier('59 minutes');
  await sweep();
  expect(await listPhotoFiles(app, riya)).toHaveLength(1);
  await earlier('1 minute');
  await sweep();
  expect(await listPhotoFiles(app, riya)).toEqual([]);
});

test('moves a photo with its memory when a lone member joins the partner', async () => {
  const alone = await registerPerson(app, 'Meera');
  const photo = await uploadPhoto(alone, paper);
  const waiting = await uploadPhoto(alone, paper);
  const memory = await alone.api.memories.create({ ...day, imageUrl: photo.imageUrl });
  const host = await registerPerson(app, 'Dev');
  const { inviteCode } = await host.api.couples.create({ name: 'Dev & Meera' });
  expect((await host.fetch(photo.imageUrl)).status).toBe(404);
  await alone.api.couples.join({ inviteCode });
  expect(await host.api.memories.list()).toEqual([memory]);
  expect((await host.fetch(photo.imageUrl)).status).toBe(200);
  expect(await host.api.memories.update({ id: memory.id, imageUrl: waiting.imageUrl })).toMatchObject({
    ...waiting,
  });
});

test('hides the couple’s photos from a member who leaves', async () => {
  const photo = await uploadPhoto(arjun, paper);
  await arjun.api.memories.create({ ...day, imageUrl: photo.imageUrl });
  // Within a week of joining they would take it along.
  app.advance({ hours: 24 * 7 });
  await arjun.api.couples.leave({ password: arjun.password });
  expect((await arjun.fetch(photo.imageUrl)).status).toBe(404);
  expect((await riya.fetch(photo.imageUrl)).status).toBe(200);
});

test('keeps photos with the partner of a deleted account, and deletes them with the last account', async () => {
  const photo = await uploadPhoto(riya, paper);
  await riya.api.memories.create({ ...day, imageUrl: photo.imageUrl });
  await riya.api.accounts.deleteAccount({ password: riya.password });
  await app.runJobs();
  expect((await arjun.fetch(photo.imageUrl)).status).toBe(200);
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  await app.runJobs();
  expect(await listPhotoFiles(app, riya)).toEqual([]);
  expect(await countPhotos(app, riya)).toBe(0);
});

/** Runs the scheduled jobs. */
async function sweep(): Promise<void> {
  const { db, jobs } = app.platform;
  await inTransaction(db, (tx) => jobs.send(tx, sweepFilesJob, {}));
  await app.runScheduled('discard-waiting-photos');
}

function filesOf({ imageUrl }: Photo): string[] {
  const id = imageUrl.split('/').at(-2);
  return [`photos/${id}/full.webp`, `photos/${id}/thumbnail.webp`];
}

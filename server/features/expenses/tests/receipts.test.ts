import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { photoIdOf } from '#domain/photos/address.ts';
import type { Photo } from '#domain/photos/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { listPhotoFiles, sendOriginal } from '#tests/support/photos.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
let bill: Buffer<ArrayBuffer>;
beforeAll(async () => {
  app = await createTestApp();
  bill = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#eee' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 0/1' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

async function upload(person: Person): Promise<Photo> {
  const form = new FormData();
  form.set('photo', new Blob([bill], { type: 'image/jpeg' }), 'bill.jpg');
  const response = await person.fetch('/api/expenses/photos', { method: 'POST', body: form });
  expect(response.status).toBe(201);
  return (await response.json()) as Photo;
}

const spend = (imageUrl: string | null) => riya.api.expenses.create({ title: 'Thali', amount: '450', imageUrl });

test('shows the photo of a bill to the couple alone, as pixels only', async () => {
  const { imageUrl, thumbnailUrl } = await upload(riya);
  expect(await spend(imageUrl)).toMatchObject({ imageUrl, thumbnailUrl });
  expect(await arjun.api.expenses.list()).toMatchObject([{ imageUrl, thumbnailUrl }]);
  const [stranger] = await registerCouple(app);
  expect((await stranger.fetch(imageUrl)).status).toBe(404);
  const file = await arjun.fetch(imageUrl);
  expect(file.status).toBe(200);
  expect((await sharp(await file.bytes()).metadata()).exif).toBeUndefined();
  const exported = await arjun.fetch('/api/export');
  const names = Object.keys(unzipSync(await exported.bytes()));
  expect(names.filter((name) => name.includes('photos/'))).toEqual([
    expect.stringContaining(`${photoIdOf(imageUrl)}.webp`),
  ]);
  expect(await riya.api.expenses.create({ title: 'Chai', amount: '20' })).toMatchObject({
    imageUrl: null,
    thumbnailUrl: null,
  });
});

test('belongs to one expense: no other expense, memory or couple can show it', async () => {
  const { imageUrl } = await upload(riya);
  await spend(imageUrl);
  const gone = { status: 400, code: 'photo_gone' };
  await expect(spend(imageUrl)).rejects.toMatchObject(gone);
  await expect(riya.api.memories.create({ title: 'Thali', memoryDate: '2026-01-14', imageUrl })).rejects.toMatchObject(
    gone,
  );
  const [stranger] = await registerCouple(app);
  await expect(spend((await upload(stranger)).imageUrl)).rejects.toMatchObject(gone);
  await expect(spend('https://example.com/bill.jpg')).rejects.toMatchObject({ status: 400 });
});

test('deletes the previous photo and its files on replacement or removal, and keeps it on other edits', async () => {
  const [first, second] = [await upload(riya), await upload(arjun)];
  const { id } = await spend(first.imageUrl);
  const updateExpense = arjun.api.expenses.update;
  expect(await updateExpense({ id, amount: '460' })).toMatchObject({ imageUrl: first.imageUrl });
  expect(await updateExpense({ id, imageUrl: first.imageUrl })).toMatchObject({ imageUrl: first.imageUrl });
  expect(await updateExpense({ id, imageUrl: second.imageUrl })).toMatchObject({ imageUrl: second.imageUrl });
  expect((await riya.fetch(first.imageUrl)).status).toBe(404);
  expect(await updateExpense({ id, imageUrl: null })).toMatchObject({ imageUrl: null });
  await app.runJobs();
  expect(await listPhotoFiles(app, riya)).toEqual([]);
});

test('hides it in the trash, restores it with the expense, and deletes it with it for good', async () => {
  const { imageUrl } = await upload(riya);
  const { id } = await spend(imageUrl);
  await arjun.api.expenses.delete({ id });
  expect((await riya.fetch(imageUrl)).status).toBe(404);
  expect(await riya.api.expenses.restore({ id })).toMatchObject({ imageUrl });
  expect((await riya.fetch(imageUrl)).status).toBe(200);
  await arjun.api.expenses.delete({ id });
  await app.runJobs();
  expect(await listPhotoFiles(app, riya)).toHaveLength(2);
  await riya.api.trash.delete({ id });
  await app.runJobs();
  expect(await listPhotoFiles(app, riya)).toEqual([]);
});

test('sweeps an unused upload after a day, and keeps an expense’s photo', async () => {
  const kept = await upload(riya);
  await upload(riya);
  await spend(kept.imageUrl);
  app.advance({ hours: 25 });
  await app.runScheduled('discard-waiting-photos');
  expect((await riya.fetch(kept.imageUrl)).status).toBe(200);
  expect(await listPhotoFiles(app, riya)).toHaveLength(2);
});

test('moves along with a leaving member’s records, and stays for the partner', async () => {
  const [hers, his] = [await upload(riya), await upload(riya)];
  await spend(hers.imageUrl);
  await arjun.api.expenses.create({ title: 'Auto', amount: '80', imageUrl: his.imageUrl });
  await riya.api.couples.leave({ password: riya.password });
  expect((await riya.fetch(hers.imageUrl)).status).toBe(200);
  expect((await riya.fetch(his.imageUrl)).status).toBe(404);
  expect((await arjun.fetch(his.imageUrl)).status).toBe(200);
  expect((await arjun.fetch(hers.imageUrl)).status).toBe(404);
});

test('deletes the files with the last of the two', async () => {
  await spend((await upload(riya)).imageUrl);
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  const files = await listPhotoFiles(app, riya);
  expect(files).toHaveLength(2);
  await riya.api.accounts.deleteAccount({ password: riya.password });
  await app.runJobs();
  const left = await listPhotoFiles(app, riya);
  expect(left.filter((file) => files.includes(file))).toEqual([]);
});

test('shows the photo of a private expense to its author alone, and to both once both see it', async () => {
  const { imageUrl } = await upload(riya);
  const ring = { title: 'Ring', amount: '45000', imageUrl };
  const { id } = await riya.api.expenses.create({ ...ring, audience: 'me' });
  expect((await riya.fetch(imageUrl)).status).toBe(200);
  expect((await arjun.fetch(imageUrl)).status).toBe(404);
  expect(await riya.api.expenses.update({ id, audience: 'both' })).toMatchObject({ imageUrl });
  expect((await arjun.fetch(imageUrl)).status).toBe(200);
  await riya.api.expenses.update({ id, surpriseUntil: todayPlus(30) });
  expect((await riya.fetch(imageUrl)).status).toBe(200);
  expect((await arjun.fetch(imageUrl)).status).toBe(404);
  const exported = await arjun.fetch('/api/export');
  expect(Object.keys(unzipSync(await exported.bytes())).filter((name) => name.includes('photos/'))).toEqual([]);
});

test('leaves the partner’s upload to the partner', async () => {
  const { imageUrl } = await upload(arjun);
  const { id } = await riya.api.expenses.create({ title: 'Ring', amount: '450', audience: 'me' });
  const gone = { status: 400, code: 'photo_gone' };
  await expect(riya.api.expenses.update({ id, imageUrl })).rejects.toMatchObject(gone);
  await expect(riya.api.expenses.create({ title: 'Box', amount: '1', audience: 'me', imageUrl })).rejects.toMatchObject(
    gone,
  );
  expect(await arjun.api.expenses.create({ title: 'Chai', amount: '20', imageUrl })).toMatchObject({ imageUrl });
});

test('deletes the photo of a private expense with it for good, and with its author’s account', async () => {
  const [first, second] = [await upload(riya), await upload(riya)];
  const { id } = await riya.api.expenses.create({
    title: 'Ring',
    amount: '1',
    audience: 'me',
    imageUrl: first.imageUrl,
  });
  await riya.api.expenses.create({ title: 'Box', amount: '1', audience: 'me', imageUrl: second.imageUrl });
  await riya.api.expenses.delete({ id });
  expect((await riya.fetch(first.imageUrl)).status).toBe(404);
  const namesOf = async () => (await listPhotoFiles(app, riya)).join();
  const [gone = '', kept = ''] = [first, second].map(({ imageUrl }) => photoIdOf(imageUrl) ?? '');
  await riya.api.trash.delete({ id });
  await app.runJobs();
  expect(await namesOf()).not.toContain(gone);
  expect(await namesOf()).toContain(kept);
  await riya.api.accounts.deleteAccount({ password: riya.password });
  await app.runJobs();
  expect(await namesOf()).not.toContain(kept);
});

function todayPlus(days: number): string {
  return app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate().add({ days }).toString();
}

test('returns the original of a bill to both, and drops it once the expense is its author’s alone', async () => {
  const { imageUrl } = await upload(riya);
  expect((await sendOriginal(riya, imageUrl, bill)).status).toBe(200);
  const { id } = await spend(imageUrl);
  const statuses = async () => {
    const answers = [riya, arjun].map((person) => person.fetch(imageUrl.replace('full', 'original')));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 200]);
  await riya.api.expenses.update({ id, audience: 'me' });
  expect(await statuses()).toEqual([404, 404]);
  expect((await riya.fetch(imageUrl)).status).toBe(200);
  await riya.api.expenses.update({ id, audience: 'both' });
  expect(await statuses()).toEqual([404, 404]);
  expect((await arjun.fetch(imageUrl)).status).toBe(200);
});

test('stores no original outside the couple’s space when an expense is recorded for one alone', async () => {
  const { imageUrl } = await upload(riya);
  expect((await sendOriginal(riya, imageUrl, bill)).status).toBe(200);
  const listOriginals = async () => (await listPhotoFiles(app, riya)).filter((file) => file.includes('original'));
  expect(await listOriginals()).toHaveLength(1);
  await riya.api.expenses.create({ title: 'Ring', amount: '450', audience: 'me', imageUrl });
  await app.runJobs();
  expect((await riya.fetch(imageUrl)).status).toBe(200);
  expect((await riya.fetch(imageUrl.replace('full', 'original'))).status).toBe(404);
  expect(await listOriginals()).toEqual([]);
  expect(await arjun.api.memories.originalsStorage()).toMatchObject({ usedBytes: 0 });
});

test('counts the photos of private expenses in their author’s limit of photos alone', async () => {
  await app.database.pool.query(`update settings set value = '2' where key = 'max_photos'`);
  // Servers hold settings for a minute.
  app.advance({ minutes: 2 });
  try {
    for (const title of ['Ring', 'Watch'])
      await riya.api.expenses.create({
        title,
        amount: '450',
        audience: 'me',
        imageUrl: (await upload(riya)).imageUrl,
      });
    const form = new FormData();
    form.set('photo', new Blob([bill], { type: 'image/jpeg' }), 'bill.jpg');
    const response = await riya.fetch('/api/expenses/photos', { method: 'POST', body: form });
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'capacity_full' }]);
    await upload(arjun);
  } finally {
    await app.database.pool.query(`update settings set value = '30000' where key = 'max_photos'`);
    app.advance({ minutes: 2 });
  }
});

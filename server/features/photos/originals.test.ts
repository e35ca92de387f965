import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Photo } from '#domain/photos/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { sweepFilesJob } from '#server/platform/files/discard.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { listPhotoFiles, makePhoto, sendOriginal, uploadPhoto } from '#tests/support/photos.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
let paper: Buffer<ArrayBuffer>;
beforeAll(async () => {
  app = await createTestApp();
  paper = await makePhoto(60, 40);
});
beforeEach(async () => {
  await setMegabytes(5120);
  [riya, arjun] = await registerCouple(app);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const day = { title: 'Rann of Kutch', memoryDate: '2023-11-27' };

async function setMegabytes(megabytes: number): Promise<void> {
  await app.database.pool.query(`update settings set value = $1 where key = 'couple_originals_mb'`, [
    String(megabytes),
  ]);
}

/** Creates a memory of Riya's with one photo and its original. */
async function createWithOriginal(bytes = paper) {
  const { imageUrl } = await uploadPhoto(riya, paper);
  const { id } = await riya.api.memories.create({ ...day, imageUrl });
  expect((await sendOriginal(riya, imageUrl, bytes)).status).toBe(200);
  return { id, imageUrl, originalUrl: imageUrl.replace('full', 'original') };
}

function listOriginalFiles(): string[] {
  return globSync('photos/**/original.*', { cwd: join(app.platform.config.dataDir, 'files') });
}

test('returns the original to both partners: its pixels unchanged, its camera metadata removed', async () => {
  const camera = await sharp(await makePhoto(300, 200))
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { originalUrl } = await createWithOriginal(camera);
  const [memory] = await arjun.api.memories.list();
  const response = await arjun.fetch(originalUrl);
  const bytes = Buffer.from(await response.bytes());
  expect(memory?.photos[0]?.original).toEqual({
    url: originalUrl,
    type: 'image/jpeg',
    bytes: bytes.length,
    width: 200,
    height: 300,
  });
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toBe('attachment');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const { exif, orientation } = await sharp(bytes).metadata();
  expect(orientation).toBe(6);
  expect(exif?.includes('Camera')).toBe(false);
  expect((await sharp(bytes).raw().toBuffer()).equals(await sharp(camera).raw().toBuffer())).toBe(true);
  expect(await riya.api.memories.originalsStorage()).toEqual({
    usedBytes: bytes.length,
    totalBytes: 5120 * 1024 * 1024,
  });
  expect(await arjun.api.memories.originalsStorage()).toMatchObject({ usedBytes: bytes.length });
});

test('reports the original of a further photo of a memory too', async () => {
  const [cover, further] = [await uploadPhoto(riya, paper), await uploadPhoto(riya, paper)];
  await sendOriginal(riya, further.imageUrl, paper);
  const memory = await riya.api.memories.create({ ...day, photos: [cover.imageUrl, further.imageUrl] });
  expect(memory.photos.map(({ original }) => original !== null)).toEqual([false, true]);
});

test('serves an original to the couple alone, and accepts it only from the uploader of the photo', async () => {
  const { originalUrl } = await createWithOriginal();
  const [stranger] = await registerCouple(app);
  const alone = await registerPerson(app);
  for (const other of [stranger, alone]) expect((await other.fetch(originalUrl)).status).toBe(404);
  expect((await app.visit().fetch(originalUrl)).status).toBe(401);
  const { imageUrl } = await uploadPhoto(riya, paper);
  for (const other of [arjun, stranger, alone]) expect((await sendOriginal(other, imageUrl, paper)).status).toBe(404);
  expect((await app.visit().fetch(imageUrl.replace('full', 'original'), { method: 'PUT' })).status).toBe(401);
  expect((await riya.fetch(imageUrl.replace('full', 'original'))).status).toBe(404);
});

test('stores an original once, also for concurrent uploads', async () => {
  const { imageUrl } = await uploadPhoto(riya, paper);
  const before = listOriginalFiles().length;
  const answers = await Promise.all(Array.from({ length: 4 }, () => sendOriginal(riya, imageUrl, paper)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  expect(await answers.find(({ status }) => status === 409)?.json()).toMatchObject({
    code: 'original_exists',
  });
  expect(listOriginalFiles()).toHaveLength(before + 1);
});

test('limits concurrent uploads to the couple’s space', async () => {
  await setMegabytes(1);
  const megabyte = 1024 * 1024;
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const large = await sharp({ create: { width: 420, height: 420, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 98 })
    .toBuffer();
  const fitting = Math.floor(megabyte / large.length);
  expect(fitting).toBeGreaterThan(1);
  expect(fitting).toBeLessThan(8);
  const before = listOriginalFiles().length;
  // As many as two members can send concurrently.
  const photos: { uploader: Person; photo: Photo }[] = [];
  for (const uploader of [riya, riya, riya, riya, arjun, arjun, arjun, arjun])
    photos.push({ uploader, photo: await uploadPhoto(uploader, paper) });
  const answers = await Promise.all(photos.map(({ uploader, photo }) => sendOriginal(uploader, photo.imageUrl, large)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(fitting);
  const refused = answers.filter(({ status }) => status === 403);
  expect(refused).toHaveLength(photos.length - fitting);
  expect(await refused[0]?.json()).toEqual({
    code: 'originals_full',
    message: 'Your 1\u00A0MB for original photos are full. Your photo is safe in the size of a screen.',
  });
  const { usedBytes, totalBytes } = await riya.api.memories.originalsStorage();
  expect(usedBytes).toBeGreaterThan(0);
  expect(usedBytes).toBeLessThanOrEqual(totalBytes);
  expect(listOriginalFiles()).toHaveLength(before + fitting);
});

test('frees space and files when the memory is deleted for good, and not before', async () => {
  const { id, originalUrl } = await createWithOriginal();
  const { usedBytes } = await riya.api.memories.originalsStorage();
  expect(usedBytes).toBeGreaterThan(0);
  await riya.api.memories.delete({ id });
  expect((await riya.fetch(originalUrl)).status).toBe(404);
  expect(await riya.api.memories.originalsStorage()).toMatchObject({ usedBytes });
  await riya.api.trash.delete({ id });
  expect(await riya.api.memories.originalsStorage()).toMatchObject({ usedBytes: 0 });
  await app.runJobs();
  expect(await listPhotoFiles(app, riya)).toEqual([]);
});

test('frees them when both have deleted their accounts', async () => {
  const before = listOriginalFiles().length;
  await createWithOriginal();
  expect(listOriginalFiles()).toHaveLength(before + 1);
  for (const person of [riya, arjun]) await person.api.accounts.deleteAccount({ password: person.password });
  await inTransaction(app.platform.db, (tx) => app.platform.jobs.send(tx, sweepFilesJob, {}));
  await app.runJobs();
  expect(listOriginalFiles()).toHaveLength(before);
});

test('rejects anything but a complete JPEG, PNG or WebP of at most 15 MB, and leaves nothing behind', async () => {
  const { imageUrl } = await uploadPhoto(riya, paper);
  const before = listOriginalFiles();
  const avif = await sharp(paper).avif().toBuffer();
  const otherKind = {
    code: 'picture_unreadable',
    message: 'Only the originals of JPEG, PNG and WebP photos are kept.',
  };
  const broken = {
    code: 'picture_broken',
    message: 'This photo is damaged or incomplete. Please choose another copy of it.',
  };
  for (const [bytes, reason] of [
    [Buffer.from('not a picture'), otherKind],
    [avif, otherKind],
    [paper.subarray(0, paper.length - 20), broken],
  ] as const) {
    const response = await sendOriginal(riya, imageUrl, Buffer.from(bytes));
    expect([response.status, await response.json()]).toEqual([400, reason]);
  }
  expect((await sendOriginal(riya, imageUrl, Buffer.alloc(15 * 1024 * 1024 + 1))).status).toBe(413);
  expect(listOriginalFiles()).toEqual(before);
});

test('reports a full disk as such, and stores the same original on a retry', async () => {
  const { imageUrl } = await uploadPhoto(riya, paper);
  const before = listOriginalFiles();
  vi.spyOn(app.platform.files, 'put').mockRejectedValueOnce(
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
  );
  expect((await sendOriginal(riya, imageUrl, paper)).status).toBe(507);
  expect(listOriginalFiles()).toEqual(before);
  expect((await sendOriginal(riya, imageUrl, paper)).status).toBe(200);
});

test('stores none without any space, and says so', async () => {
  await setMegabytes(0);
  const { imageUrl } = await uploadPhoto(riya, paper);
  const response = await sendOriginal(riya, imageUrl, paper);
  expect([response.status, await response.json()]).toMatchObject([
    403,
    { message: 'Original photos are not kept at the moment. Your photo is safe in the size of a screen.' },
  ]);
});

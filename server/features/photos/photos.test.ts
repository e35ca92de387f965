import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { abortUpload, countPhotos, listPhotoFiles, makePhoto, sendPhoto, uploadPhoto } from '#tests/support/photos.ts';

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
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const day = { title: 'Rann of Kutch', memoryDate: '2023-11-27' };

test('stores a photo in two sizes with its shape and colour, and shows it to both partners', async () => {
  const photo = await uploadPhoto(riya, await makePhoto(3000, 1500));
  expect(photo).toMatchObject({
    imageWidth: 2560,
    imageHeight: 1280,
    imageColour: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  const memory = await riya.api.memories.create({ ...day, imageUrl: photo.imageUrl });
  expect(memory).toMatchObject({ ...photo });
  expect(await arjun.api.memories.list()).toEqual([memory]);
  for (const [url, width, height] of [
    [photo.imageUrl, 2560, 1280],
    [photo.thumbnailUrl, 960, 480],
  ] as const) {
    const response = await arjun.fetch(url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const picture = await sharp(await response.bytes()).metadata();
    expect(picture).toMatchObject({ format: 'webp', width, height });
  }
});

test.each([
  ['a screenshot of a chat', { width: 1080, height: 9000 }, [853, 7111], [480, 4000]],
  ['a panorama', { width: 9000, height: 1000 }, [7680, 853], [4320, 480]],
  ['a picture longer than a WebP', { width: 300, height: 20_000 }, [246, 16_383], [246, 16_383]],
])('keeps the shorter side of %s legible', async (_name, size, full, thumbnail) => {
  const long = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const photo = await uploadPhoto(riya, long);
  expect([photo.imageWidth, photo.imageHeight]).toEqual(full);
  const { width, height } = await sharp(await (await riya.fetch(photo.thumbnailUrl)).bytes()).metadata();
  expect([width, height]).toEqual(thumbnail);
});

test('removes camera metadata, and turns the picture upright', async () => {
  const camera = await sharp(await makePhoto(300, 200))
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(camera).metadata()).exif?.includes('Camera')).toBe(true);
  const photo = await uploadPhoto(riya, camera);
  expect(photo).toMatchObject({ imageWidth: 200, imageHeight: 300 });
  for (const url of [photo.imageUrl, photo.thumbnailUrl]) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(await (await riya.fetch(url)).bytes()).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  }
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts a %s as a photo', async (format) => {
  const photo = await uploadPhoto(riya, await sharp(paper).toFormat(format).toBuffer());
  expect(photo).toMatchObject({ imageWidth: 60, imageHeight: 40 });
});

const noPicture = {
  code: 'picture_unreadable',
  message: 'This file is not a photo. Please choose a JPEG, PNG, WebP or AVIF photo.',
};
const otherKind = {
  code: 'picture_unreadable',
  message: 'Please choose a JPEG, PNG, WebP or AVIF photo.',
};
const broken = {
  code: 'picture_broken',
  message: 'This photo is damaged or incomplete. Please choose another copy of it.',
};
const heic = {
  code: 'picture_unreadable',
  message: expect.stringContaining('HEIC'),
};
const tooManyPixels = {
  code: 'picture_too_many_pixels',
  message: 'Photos can have at most 40 million pixels.',
};

test.each([
  ['text', () => Buffer.from('not a picture'), noPicture],
  ['nothing', () => Buffer.alloc(0), noPicture],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), noPicture],
  ['a GIF', () => sharp(paper).gif().toBuffer(), otherKind],
  ['a TIFF', () => sharp(paper).tiff().toBuffer(), otherKind],
  ['a BMP', () => Buffer.from('BM\x9a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', 'latin1'), otherKind],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'), otherKind],
  ['a torn JPEG', async () => (await makePhoto(600, 400)).subarray(0, 700), broken],
  ['the head of a JPEG', async () => (await makePhoto(600, 400)).subarray(0, 20), broken],
  [
    'a torn PNG',
    async () =>
      (
        await sharp(await makePhoto(600, 400))
          .png()
          .toBuffer()
      ).subarray(0, 9000),
    broken,
  ],
  [
    'a torn WebP',
    async () =>
      (
        await sharp(await makePhoto(600, 400))
          .webp()
          .toBuffer()
      ).subarray(0, 900),
    broken,
  ],
  ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), heic],
])('refuses %s with the true reason', async (_name, make, reason) => {
  const response = await sendPhoto(riya, Buffer.from(await make()));
  expect([response.status, await response.json()]).toMatchObject([400, reason]);
  expect(await listPhotoFiles(app, riya)).toEqual([]);
});

test.each(['png', 'jpeg'] as const)('refuses a small %s of 41 million pixels as having too many', async (format) => {
  const bomb = await sharp({
    create: { width: 10_000, height: 4100, channels: 3, background: 'black' },
    limitInputPixels: false,
  })
    .toFormat(format)
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const response = await sendPhoto(riya, bomb);
  expect([response.status, await response.json()]).toMatchObject([400, tooManyPixels]);
});

test('requires a photo', async () => {
  const empty = await riya.fetch('/api/memories/photos', { method: 'POST', body: new FormData() });
  expect([empty.status, await empty.json()]).toMatchObject([400, { message: 'Please choose a photo.' }]);
  expect(await listPhotoFiles(app, riya)).toEqual([]);
});

test('rejects more than 15 MB as too large', async () => {
  const atMost = Buffer.concat([paper, Buffer.alloc(15 * 1024 * 1024 - paper.length)]);
  expect((await sendPhoto(riya, atMost)).status).toBe(201);
  expect((await sendPhoto(riya, Buffer.concat([atMost, Buffer.alloc(1)]))).status).toBe(413);
  expect((await sendPhoto(riya, Buffer.alloc(17 * 1024 * 1024))).status).toBe(413);
});

test('shows a photo to the couple alone, and rejects it in a memory of strangers', async () => {
  const photo = await uploadPhoto(riya, paper);
  const [stranger] = await registerCouple(app);
  const alone = await registerPerson(app);
  for (const other of [stranger, alone]) {
    expect((await other.fetch(photo.imageUrl)).status).toBe(404);
    await expect(other.api.memories.create({ ...day, imageUrl: photo.imageUrl })).rejects.toMatchObject({
      status: 400,
      message: 'That photo is no longer there. Please choose it again.',
    });
    expect(await other.api.memories.list()).toEqual([]);
  }
  expect((await app.visit().fetch(photo.imageUrl)).status).toBe(401);
  expect((await riya.fetch(photo.imageUrl.replace('full', '..%2f..%2fsecret'))).status).toBe(404);
  expect((await riya.fetch('/api/memories/photos/no-such-id/full')).status).toBe(404);
});

test('leaves nothing behind after an interrupted upload, and accepts a retry', async () => {
  await abortUpload(app, riya, await makePhoto(1200, 800));
  expect(await listPhotoFiles(app, riya)).toEqual([]);
  expect(await countPhotos(app, riya)).toBe(0);
  const photo = await uploadPhoto(riya, paper);
  expect((await riya.fetch(photo.imageUrl)).status).toBe(200);
});

test.each([0, 1])('reports a full disk as such and leaves nothing behind (file %i)', async (failing) => {
  const { files } = app.platform;
  const put = files.put.bind(files);
  let count = 0;
  vi.spyOn(files, 'put').mockImplementation(async (...args) => {
    if (count++ === failing) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return put(...args);
  });
  const response = await sendPhoto(riya, paper);
  expect([response.status, await response.json()]).toMatchObject([
    507,
    { message: 'There is no space left to store this. Please try again later.' },
  ]);
  vi.restoreAllMocks();
  expect(await listPhotoFiles(app, riya)).toEqual([]);
  expect(await countPhotos(app, riya)).toBe(0);
  await uploadPhoto(riya, paper);
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AVATAR_MAX_BYTES } from '#domain/accounts/facts.ts';
import { User } from '#domain/accounts/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person, makeAdmin } from '#tests/support/people.ts';
import { makePhoto } from '#tests/support/photos.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

function send(person: Person, bytes: Buffer<ArrayBuffer>, type = 'image/jpeg'): Promise<Response> {
  const form = new FormData();
  form.set('profileImage', new Blob([bytes], { type }), 'me.jpg');
  return person.fetch('/api/user/upload-profile-image', { method: 'POST', body: form });
}

/** Uploads a picture, expects it to be accepted, and returns its URL. */
async function upload(person: Person, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const response = await send(person, bytes);
  expect(response.status).toBe(200);
  return User.parse(await response.json()).profileImageUrl ?? '';
}

/** A valid picture of exactly `size` bytes. Readers ignore the bytes after its end. */
async function makePictureOf(size: number) {
  const picture = await makePhoto(200, 300);
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

function listFiles(person: Person): string[] {
  const folder = join(app.platform.config.dataDir, 'files/avatars', person.user.id);
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'))
    : [];
}

test('turns a picture into a small upright square without camera metadata', async () => {
  const camera = await sharp(await makePhoto(900, 600))
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const url = await upload(riya, camera);
  const response = await riya.fetch(url);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const { format, width, height, exif, icc, xmp, orientation } = await sharp(await response.bytes()).metadata();
  expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({
    format: 'webp',
    width: 384,
    height: 384,
  });
});

test('shows it to the partner and an admin, and to no other member', async () => {
  const url = await upload(riya, await makePhoto(100, 100));
  const stranger = await registerPerson(app, 'Stranger');
  expect((await arjun.fetch(url)).status).toBe(200);
  expect((await stranger.fetch(url)).status).toBe(404);
  expect((await app.visit().fetch(url)).status).toBe(401);
  await makeAdmin(app, stranger);
  await expect.poll(async () => (await stranger.fetch(url)).status).toBe(200);
  await arjun.api.couples.leave({ password: arjun.password });
  expect((await arjun.fetch(url)).status).toBe(404);
});

test('returns it to the partner with the couple', async () => {
  const url = await upload(riya, await makePhoto(100, 100));
  const { users } = await arjun.api.couples.get();
  expect(users.map(({ profileImageUrl }) => profileImageUrl)).toEqual([url, null]);
});

test('gives a new picture a new URL, and deletes the old one’s file', async () => {
  const old = await upload(riya, await makePhoto(100, 100));
  const url = await upload(riya, await makePhoto(100, 100));
  expect(url).not.toBe(old);
  await app.runJobs();
  expect(listFiles(riya)).toHaveLength(1);
  expect([(await riya.fetch(old)).status, (await riya.fetch(url)).status]).toEqual([404, 200]);
});

test('accepts 5,242,880 bytes, and rejects one more or many more as too large', async () => {
  await upload(riya, await makePictureOf(AVATAR_MAX_BYTES));
  for (const size of [AVATAR_MAX_BYTES + 1, AVATAR_MAX_BYTES * 2]) {
    const response = await send(riya, await makePictureOf(size));
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { message: 'File size must be less than 5MB' },
    ]);
  }
});

const noPicture = 'Please select a valid image file';
const broken = 'This photo is damaged or incomplete. Please choose another copy of it.';

test.each([
  ['text', () => Buffer.from('no picture at all'), noPicture],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), noPicture],
  [
    'a GIF',
    async () =>
      sharp(await makePhoto(40, 40))
        .gif()
        .toBuffer(),
    noPicture,
  ],
  ['half a picture', async () => (await makePhoto(400, 400)).subarray(0, 700), broken],
])('rejects %s with the true reason, and keeps the picture', async (_name, make, message) => {
  const url = await upload(riya, await makePhoto(100, 100));
  const response = await send(riya, Buffer.from(await make()));
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  expect((await riya.api.accounts.me()).profileImageUrl).toBe(url);
  await app.runJobs();
  expect(listFiles(riya)).toHaveLength(1);
});

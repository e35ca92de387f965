import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DailyMoment } from '#domain/daily-moment/schema.ts';
import { originalAddress, photoIdOf } from '#domain/photos/address.ts';
import type { Photo } from '#domain/photos/schema.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

/** Creates a JPEG photo with some detail. */
export function makePhoto(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 150, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
}

export function sendPhoto(person: Person, bytes: Buffer<ArrayBuffer>): Promise<Response> {
  const form = new FormData();
  form.set('photo', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
  return person.fetch('/api/memories/photos', { method: 'POST', body: form });
}

/** Uploads a photo that must be accepted. */
export async function uploadPhoto(person: Person, bytes: Buffer<ArrayBuffer>): Promise<Photo> {
  const response = await sendPhoto(person, bytes);
  if (response.status !== 201) throw new Error(`the upload was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Photo;
}

/** Sends the original of an uploaded photo. */
export function sendOriginal(person: Person, imageUrl: string, bytes: Buffer<ArrayBuffer>): Promise<Response> {
  const form = new FormData();
  form.set('original', new Blob([bytes], { type: 'image/jpeg' }), 'IMG_2041.jpg');
  return person.fetch(originalAddress(photoIdOf(imageUrl) ?? ''), { method: 'PUT', body: form });
}

/**
 * Sends the head and half the body of an upload over a real connection, cuts it, and waits until the server has
 * noticed.
 */
export async function abortUpload(app: TestApp, person: Person, bytes: Buffer): Promise<void> {
  const { port, host } = new URL(await app.listen());
  const head = [
    'POST /api/memories/photos HTTP/1.1',
    `host: ${host}`,
    `cookie: ${[...person.cookies].map((pair) => pair.join('=')).join('; ')}`,
    'content-type: multipart/form-data; boundary=frame',
    `content-length: ${bytes.length + 200}`,
    '',
    '--frame',
    'content-disposition: form-data; name="photo"; filename="photo.jpg"',
    'content-type: image/jpeg',
    '',
    '',
  ].join('\r\n');
  const isOver = new Promise((resolve) => {
    app.app.server.once('request', (request) => request.once('close', resolve));
  });
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(head);
  socket.write(bytes.subarray(0, bytes.length / 2), () => setTimeout(() => socket.destroy(), 50));
  await isOver;
}

/** Lists the stored photo files, without those of other couples. */
export async function listPhotoFiles(app: TestApp, person: Person): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ folder: string }>(
    'select folder from photos where couple_id is distinct from (select couple_id from couple_members where user_id = $1)',
    [person.user.id],
  );
  const others = rows.map(({ folder }) => folder);
  return globSync('photos/**/*.{webp,jpg,png}', { cwd: join(app.platform.config.dataDir, 'files') })
    .filter((file) => !others.some((folder) => file.startsWith(folder)))
    .toSorted();
}

export async function countPhotos(app: TestApp, person: Person): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    'select count(*) from photos join couple_members using (couple_id) where couple_members.user_id = $1',
    [person.user.id],
  );
  return rows[0]?.count ?? Number.NaN;
}

/** Uploads a photo and gives it as the member's of a day; returns its addresses and the answer. */
export async function giveMoment(
  person: Person,
  day: string,
  bytes?: Buffer<ArrayBuffer>,
): Promise<{ photo: Photo; moment: DailyMoment }> {
  const photo = await uploadPhoto(person, bytes ?? (await makePhoto(40, 30)));
  return { photo, moment: await person.api.dailyMoment.give({ day, imageUrl: photo.imageUrl }) };
}

/** Gives a day a photo of both partners. */
export async function giveForBoth(partners: readonly [Person, Person], day: string): Promise<readonly [Photo, Photo]> {
  const [first, second] = partners;
  const given = await giveMoment(first, day);
  return [given.photo, (await giveMoment(second, day)).photo];
}

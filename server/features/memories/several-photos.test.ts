import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Photo } from '#domain/photos/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
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

async function uploadMany(person: Person, count: number): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (let place = 0; place < count; place += 1) photos.push(await uploadPhoto(person, paper));
  return photos;
}

function addresses(photos: readonly { imageUrl: string }[]): string[] {
  return photos.map(({ imageUrl }) => imageUrl);
}

test('shows both partners up to ten photos of a memory in their order, the first as the cover', async () => {
  const photos = await uploadMany(riya, 10);
  const memory = await riya.api.memories.create({ ...day, photos: addresses(photos) });
  expect(memory).toMatchObject({ ...photos[0], photos });
  expect(await arjun.api.memories.list()).toEqual([memory]);
  for (const { thumbnailUrl } of photos) expect((await arjun.fetch(thumbnailUrl)).status).toBe(200);
  const [one] = await uploadMany(riya, 1);
  await expect(
    riya.api.memories.update({ id: memory.id, photos: addresses([...photos, ...(one ? [one] : [])]) }),
  ).rejects.toMatchObject({ status: 400, message: 'A memory can have at most 10 photos.' });
});

test('reorders, adds and removes photos, and deletes those that no memory shows', async () => {
  const photos = await uploadMany(riya, 3);
  const [a, b, c] = addresses(photos) as [string, string, string];
  const { id } = await riya.api.memories.create({ ...day, photos: [a, b] });
  expect(addresses((await arjun.api.memories.update({ id, photos: [c, b, a] })).photos)).toEqual([c, b, a]);
  expect(addresses((await riya.api.memories.update({ id, title: 'Salt' })).photos)).toEqual([c, b, a]);
  const fewer = await riya.api.memories.update({ id, photos: [b] });
  expect(fewer).toMatchObject({ imageUrl: b, photos: [{ imageUrl: b }] });
  expect((await riya.fetch(a)).status).toBe(404);
  expect((await riya.fetch(c)).status).toBe(404);
  expect(await riya.api.memories.update({ id, photos: [] })).toMatchObject({ imageUrl: null, photos: [] });
  await app.runJobs();
  expect(await listPhotoFiles(app, riya)).toEqual([]);
});

test('says who uploaded each photo, and when a memory first showed it', async () => {
  app.setTime('2026-11-30T09:00:00+05:30');
  [riya, arjun] = await registerCouple(app);
  const [a, b] = addresses(await uploadMany(riya, 2)) as [string, string];
  app.setTime('2026-11-30T10:00:00+05:30');
  const { id } = await riya.api.memories.create({ ...day, photos: [a] });
  const [c] = addresses(await uploadMany(arjun, 1)) as [string];
  app.setTime('2026-11-30T12:30:00+05:30');
  await arjun.api.memories.update({ id, photos: [c, a] });
  app.setTime('2026-11-30T14:00:00+05:30');
  const memory = await riya.api.memories.update({ id, photos: [a, c, b] });
  expect(memory.photos).toMatchObject([
    { imageUrl: a, uploadedBy: riya.user.id, addedAt: expect.stringMatching(/^2026-11-30T04:30:.*Z$/) },
    { imageUrl: c, uploadedBy: arjun.user.id, addedAt: expect.stringMatching(/^2026-11-30T07:00:.*Z$/) },
    { imageUrl: b, uploadedBy: riya.user.id, addedAt: expect.stringMatching(/^2026-11-30T08:30:.*Z$/) },
  ]);
  app.setTime('2026-11-30T16:00:00+05:30');
  await riya.api.memories.delete({ id });
  expect(await arjun.api.memories.restore({ id })).toEqual(memory);
});

test('lets a client that knows only the cover change it, or remove all pictures', async () => {
  const [a, b, c] = addresses(await uploadMany(riya, 3)) as [string, string, string];
  const { id } = await riya.api.memories.create({ ...day, imageUrl: b, photos: [a, b] });
  const shown = async () => addresses((await riya.api.memories.list())[0]?.photos ?? []);
  expect(await shown()).toEqual([b, a]);
  await riya.api.memories.update({ id, imageUrl: a });
  expect(await shown()).toEqual([a, b]);
  await riya.api.memories.update({ id, imageUrl: c });
  expect(await shown()).toEqual([c, b]);
  expect(await riya.api.memories.update({ id, imageUrl: 'https://example.com/k.jpg' })).toMatchObject({
    imageUrl: 'https://example.com/k.jpg',
    photos: [],
  });
  expect(await riya.api.memories.update({ id, imageUrl: null })).toMatchObject({
    imageUrl: null,
    photos: [],
  });
});

test('rejects a photo of another couple, a deleted one and an invalid one', async () => {
  const [stranger] = await registerCouple(app);
  const [foreign] = await uploadMany(stranger, 1);
  const [own] = await uploadMany(riya, 1);
  const create = (photos: string[]) => riya.api.memories.create({ ...day, photos });
  await expect(create([own?.imageUrl ?? '', foreign?.imageUrl ?? ''])).rejects.toMatchObject({
    status: 400,
    code: 'photo_gone',
  });
  await expect(create(['https://example.com/k.jpg'])).rejects.toMatchObject({
    status: 400,
    message: 'Please send the addresses of photos that were uploaded.',
  });
  expect(await riya.api.memories.list()).toEqual([]);
  expect(await create([own?.imageUrl ?? '', own?.imageUrl ?? ''])).toMatchObject({ photos: [own] });
});

test('moves all photos to the trash with their memory, restores them and deletes them with it', async () => {
  const photos = await uploadMany(riya, 3);
  const memory = await riya.api.memories.create({ ...day, photos: addresses(photos) });
  await arjun.api.memories.delete({ id: memory.id });
  for (const { imageUrl } of photos) expect((await riya.fetch(imageUrl)).status).toBe(404);
  expect(await riya.api.memories.restore({ id: memory.id })).toEqual(memory);
  expect((await riya.fetch(photos[2]?.imageUrl ?? '')).status).toBe(200);
  await riya.api.memories.delete({ id: memory.id });
  await riya.api.trash.delete({ id: memory.id });
  await app.runJobs();
  expect(await listPhotoFiles(app, riya)).toEqual([]);
});

test('keeps a further photo of one memory that is another’s cover until the last of them is deleted', async () => {
  const [a, b] = addresses(await uploadMany(riya, 2)) as [string, string];
  const one = await riya.api.memories.create({ ...day, photos: [a, b] });
  const other = await riya.api.memories.create({ ...day, photos: [b] });
  await riya.api.memories.update({ id: other.id, imageUrl: null });
  expect((await riya.fetch(b)).status).toBe(200);
  await riya.api.memories.update({ id: one.id, photos: [a] });
  expect((await riya.fetch(b)).status).toBe(404);
});

test('moves them along when a lone member joins, and when a member leaves a young couple', async () => {
  const alone = await registerPerson(app, 'Meera');
  const photos = await uploadMany(alone, 2);
  await alone.api.memories.create({ ...day, photos: addresses(photos) });
  const host = await registerPerson(app, 'Dev');
  const { inviteCode } = await host.api.couples.create({ name: 'Dev & Meera' });
  await alone.api.couples.join({ inviteCode });
  expect(await host.api.memories.list()).toMatchObject([{ photos }]);
  await alone.api.couples.leave({ password: alone.password });
  expect(await alone.api.memories.list()).toMatchObject([{ photos }]);
  expect((await alone.fetch(photos[1]?.imageUrl ?? '')).status).toBe(200);
  expect((await host.fetch(photos[1]?.imageUrl ?? '')).status).toBe(404);
  await alone.api.accounts.deleteAccount({ password: alone.password });
  await app.runJobs();
  expect(await countPhotos(app, alone)).toBe(0);
  expect(await listPhotoFiles(app, alone)).toEqual([]);
});

test('keeps one whole list after concurrent changes by both partners', async () => {
  const photos = addresses(await uploadMany(riya, 4));
  const { id } = await riya.api.memories.create({ ...day, photos });
  const orders = [photos, photos.toReversed()];
  await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      (place % 2 === 0 ? riya : arjun).api.memories.update({ id, photos: orders[place % 2] ?? [] }),
    ),
  );
  const [memory] = await riya.api.memories.list();
  expect(orders).toContainEqual(addresses(memory?.photos ?? []));
});

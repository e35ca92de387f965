import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { todayInIndia } from '#server/platform/clock.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { countPhotos, listPhotoFiles, makePhoto, uploadPhoto } from '#tests/support/photos.ts';

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

const day = { title: 'Uttarayan', memoryDate: '2024-01-14' };
const hashOf = (name: string) => createHash('sha256').update(name).digest('hex');

async function upload(person: Person, name: string): Promise<string> {
  const photo = new File([await makePhoto(60, 40)], name, { type: 'image/jpeg' });
  const { imageUrl } = await person.api.memories.uploadPhoto({ photo, contentHash: hashOf(name) });
  return imageUrl;
}

test('stores a photo once and in one memory when both upload and import it concurrently', async () => {
  const addresses = await Promise.all([riya, arjun, riya, arjun].map((each) => upload(each, 'kites.jpg')));
  expect(new Set(addresses).size).toBe(1);
  expect(await countPhotos(app, riya)).toBe(1);
  expect(await listPhotoFiles(app, riya)).toHaveLength(2);

  const photos = [addresses[0] ?? ''];
  const answers = await Promise.all([riya, arjun].map(({ api }) => api.memories.bring({ ...day, photos })));
  expect(answers.filter(({ memory }) => memory !== null)).toHaveLength(1);
  expect(await arjun.api.memories.list()).toHaveLength(1);
});

test('tells both by content which photos a memory shows, and leaves them out of another', async () => {
  const kites = await upload(riya, 'kites.jpg');
  const hashes = [hashOf('kites.jpg'), hashOf('other.jpg')];
  // A pending upload does not count, because the uploader may choose it again.
  expect(await arjun.api.memories.findKnownPhotos({ hashes })).toEqual({ hashes: [] });
  await riya.api.memories.bring({ ...day, photos: [kites] });
  expect(await arjun.api.memories.findKnownPhotos({ hashes })).toEqual({ hashes: [hashOf('kites.jpg')] });

  const other = await upload(arjun, 'other.jpg');
  const { memory } = await arjun.api.memories.bring({ ...day, photos: [kites, other] });
  expect(memory?.photos.map(({ imageUrl }) => imageUrl)).toEqual([other]);
  const stranger = await registerPerson(app, 'Mira');
  expect(await stranger.api.memories.findKnownPhotos({ hashes })).toEqual({ hashes: [] });
  await expect(stranger.api.memories.bring({ ...day, photos: [kites] })).rejects.toMatchObject({
    status: 400,
    code: 'photo_gone',
  });
});

test('allows a photo in the trash to be imported again, and restores the old memory unchanged', async () => {
  const before = await riya.api.memories.bring({ ...day, photos: [await upload(riya, 'kites.jpg')] });
  const id = before.memory?.id ?? '';
  await arjun.api.memories.delete({ id });
  const again = await upload(arjun, 'kites.jpg');
  const { memory } = await arjun.api.memories.bring({ ...day, photos: [again] });
  expect(memory?.imageUrl).toBe(again);
  expect(await riya.api.memories.restore({ id })).toMatchObject({ imageUrl: before.memory?.imageUrl });
  expect(await riya.api.memories.list()).toHaveLength(2);
});

test('exempts days before this month from the allowance, and rejects future days', async () => {
  const before = await riya.api.subscription.usageLimits();
  const { limit } = before.memories;
  for (let count = 0; count < limit + 2; count += 1)
    await riya.api.memories.bring({ ...day, photos: [await upload(riya, `${count}.jpg`)] });
  expect(await riya.api.subscription.usageLimits()).toEqual(before);

  const today = { title: 'Today', memoryDate: todayInIndia(app.platform.clock) };
  for (let count = 0; count < limit; count += 1)
    await riya.api.memories.bring({ ...today, photos: [await upload(riya, `today-${count}.jpg`)] });
  expect((await riya.api.subscription.usageLimits()).memories).toMatchObject({ used: limit, limit });
  // A known photo does not count. One more memory of this month exceeds the allowance, and its photo stays for another
  // day.
  const known = await upload(riya, 'today-0.jpg');
  expect(await riya.api.memories.bring({ ...today, photos: [known] })).toEqual({ memory: null });
  const oneMore = await upload(riya, 'one-more.jpg');
  await expect(riya.api.memories.bring({ ...today, photos: [oneMore] })).rejects.toMatchObject({
    status: 403,
    code: 'monthly_limit',
  });
  expect((await riya.api.memories.bring({ ...day, photos: [oneMore] })).memory?.imageUrl).toBe(oneMore);

  const photos = [await upload(riya, 'tomorrow.jpg')];
  const future = riya.api.memories.bring({ title: 'x', memoryDate: '2199-01-01', photos });
  await expect(future).rejects.toMatchObject({ status: 400, code: 'date_in_future' });
  // A photo of the form has no content hash, so it cannot bypass the allowance.
  const { imageUrl } = await uploadPhoto(riya, await makePhoto(60, 40));
  await expect(riya.api.memories.bring({ ...day, photos: [imageUrl] })).rejects.toMatchObject({
    code: 'photo_gone',
  });
});

test('notifies the partner once with the number, and once more after it is read', async () => {
  await makePremium(app, riya);
  for (const name of ['a', 'b', 'c'])
    await riya.api.memories.bring({ ...day, photos: [await upload(riya, `${name}.jpg`)] });
  const read = async ({ api }: Person) =>
    (await api.notifications.list())
      .filter(({ title }) => title === 'Riya is filling your timeline')
      .map(({ message }) => message);
  expect(await read(arjun)).toEqual(['3 memories are there.']);
  expect(await read(riya)).toEqual([]);

  await arjun.api.notifications.markAllRead();
  const late: string[] = [];
  for (const name of ['d', 'e', 'f', 'g', 'h', 'i', 'j', 'k']) late.push(await upload(riya, `${name}.jpg`));
  await Promise.all(late.map((imageUrl) => riya.api.memories.bring({ ...day, photos: [imageUrl] })));
  expect(await read(arjun)).toEqual(['8 memories are there.', '3 memories are there.']);
});

test('keeps an upload for a month while the rest of its memory is pending', async () => {
  const photos = [await upload(riya, 'kites.jpg')];
  const age = async (days: number) => {
    app.advance({ hours: days * 24 });
    await app.runScheduled('discard-waiting-photos');
  };
  await age(29);
  expect(await countPhotos(app, riya)).toBe(1);
  // A repeated upload restarts the time.
  expect([await upload(arjun, 'kites.jpg')]).toEqual(photos);
  await age(29);
  expect(await countPhotos(app, riya)).toBe(1);
  await age(2);
  expect(await countPhotos(app, riya)).toBe(0);
});

test('keeps both copies of two members who imported the same photo before they join', async () => {
  const [mira, dev] = [await registerPerson(app, 'Mira'), await registerPerson(app, 'Dev')];
  for (const each of [mira, dev]) await each.api.memories.bring({ ...day, photos: [await upload(each, 'kites.jpg')] });
  const { inviteCode } = await mira.api.couples.create({ name: 'Mira & Dev' });
  await dev.api.couples.join({ inviteCode });
  expect(await mira.api.memories.list()).toHaveLength(2);
  expect(await dev.api.memories.findKnownPhotos({ hashes: [hashOf('kites.jpg')] })).toMatchObject({
    hashes: [hashOf('kites.jpg')],
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { photoIdOf } from '#domain/photos/address.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { listenTo } from '#tests/support/live-stream.ts';
import { makeAdmin, makePremium, type Person, registerCouple, signInAgain } from '#tests/support/people.ts';
import { giveMoment, makePhoto, sendOriginal, uploadPhoto } from '#tests/support/photos.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { readEverything } from '#tests/support/read-everything.ts';

const TODAY = '2026-11-23';

let app: TestApp;
let riya: Person;
let arjun: Person;
const logged: unknown[] = [];
const collect = (...entry: unknown[]) => void logged.push(entry);
beforeAll(async () => {
  app = await createTestApp({ log: { info: collect, warn: collect, error: collect } });
});
beforeEach(async () => {
  app.setTime('2026-11-23T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const idOf = (imageUrl: string) => photoIdOf(imageUrl) ?? '';

/** Returns what a call is answered with, without the time and the call's own id. */
/** Headers that differ between two answers of the same content. */
const OF_MOMENT: ReadonlySet<string> = new Set(['date', 'x-live-position', 'x-request-id']);

async function answerOf(person: Person, path: string, init?: RequestInit) {
  const response = await person.fetch(path, init);
  const headers = [...response.headers].filter(([name]) => !OF_MOMENT.has(name));
  return { status: response.status, headers, body: await response.text() };
}

// Reads everything that three members can read, which takes long.
test(
  'leaves a sealed photo out of every byte that the partner’s client, push, export or a log receives',
  { timeout: 60_000 },
  async () => {
    await makePremium(app, arjun);
    const push = await startPushService();
    await push.subscribe(arjun);
    const stream = await listenTo(app, arjun);
    const { photo, moment } = await giveMoment(riya, TODAY);
    const secrets = [idOf(photo.imageUrl), String(moment.mine?.at)];
    // Failing calls that contain the photo.
    await riya.fetch('/api/daily-moment', { method: 'POST', body: `{"imageUrl": "${photo.imageUrl}` });
    await riya.fetch('/api/daily-moment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ day: '2020-01-01', imageUrl: photo.imageUrl }),
    });
    await expect.poll(stream.heard).toContain('dailyMoment');
    app.setTime('2026-11-23T15:00:30Z');
    await app.runScheduled('remind-of-questions');

    expect(push.received.map(({ content }) => content.title)).toEqual(['Riya has given the moment of the day']);
    expect(push.received[0]?.content.image).toBeUndefined();
    const received = [await readEverything(arjun), stream.heard(), JSON.stringify(push.received)].join('\n');
    expect(received).toContain('"state":"sealed"');
    for (const secret of secrets) expect(received).not.toContain(secret);
    // An admin is not a partner, and must not see the photo either.
    const [admin] = await registerCouple(app);
    await makeAdmin(app, admin);
    await signInAgain(admin);
    const panel = await readEverything(admin);
    for (const secret of secrets) expect(panel + JSON.stringify([logged, app.mails])).not.toContain(secret);

    // Proves that the reading would find the photo: it is in hers, and in his once he has given one.
    const hers = await readEverything(riya);
    for (const secret of secrets) expect(hers).toContain(secret);
    await giveMoment(arjun, TODAY);
    const opened = await readEverything(arjun);
    for (const secret of secrets) expect(opened).toContain(secret);
    push.close();
    await stream.close();
  },
);

test('answers the address of a sealed photo like one that does not exist, in each size', async () => {
  const { photo } = await giveMoment(riya, TODAY);
  const id = idOf(photo.imageUrl);
  const unknown = '0197f3a0-0000-7000-8000-000000000001';
  for (const size of ['full', 'thumbnail', 'original']) {
    const answers = [];
    for (const photoId of [id, unknown]) answers.push(await answerOf(arjun, `/api/memories/photos/${photoId}/${size}`));
    const [sealed, missing] = answers;
    expect(sealed).toEqual(missing);
    expect(sealed?.status).toBe(404);
  }
  expect((await riya.fetch(photo.thumbnailUrl)).status).toBe(200);
});

test('lets no other record of the couple show a sealed photo', async () => {
  const { photo } = await giveMoment(riya, TODAY);
  const { imageUrl } = photo;
  const memory = { title: 'Kites', memoryDate: TODAY };
  const calls = [riya, arjun].flatMap(({ api }) => [
    () => api.memories.create({ ...memory, imageUrl }),
    () => api.memories.create({ ...memory, photos: [imageUrl] }),
    () => api.memories.bring({ ...memory, photos: [imageUrl] }),
    () => api.expenses.create({ title: 'Chai', amount: '20', imageUrl }),
  ]);
  for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 400 });
  expect(await arjun.api.dailyMoment.get()).toMatchObject({ partner: { state: 'sealed' } });
});

test('gives a sealed photo no content hash, no original and no place in the couple’s used bytes', async () => {
  const bytes = await makePhoto(40, 30);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const upload = ({ api }: Person) =>
    api.memories.uploadPhoto({
      photo: new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }),
      contentHash,
    });
  const { imageUrl } = await upload(riya);
  expect((await sendOriginal(riya, imageUrl, bytes)).status).toBe(200);
  await riya.api.dailyMoment.give({ day: TODAY, imageUrl });
  expect(await riya.api.memories.originalsStorage()).toMatchObject({ usedBytes: 0 });
  expect((await sendOriginal(riya, imageUrl, bytes)).status).toBe(404);
  expect((await riya.fetch(imageUrl.replace('full', 'original'))).status).toBe(404);
  // The partner's same file is a photo of its own.
  const his = await upload(arjun);
  expect(his.imageUrl).not.toBe(imageUrl);
  expect(await arjun.api.memories.findKnownPhotos({ hashes: [contentHash] })).toEqual({ hashes: [] });
});

test('stores no original of a photo that is given as the moment while it arrives', async () => {
  const bytes = await makePhoto(40, 30);
  const { imageUrl } = await uploadPhoto(riya, bytes);
  const { files } = app.platform;
  const put = files.put.bind(files);
  vi.spyOn(files, 'put').mockImplementationOnce(async (...file) => {
    await riya.api.dailyMoment.give({ day: TODAY, imageUrl });
    await put(...file);
  });
  expect((await sendOriginal(riya, imageUrl, bytes)).status).toBe(409);
  expect(await arjun.api.memories.originalsStorage()).toMatchObject({ usedBytes: 0 });
});

test('moves the partner’s feed when a photo is given or taken back, and not when one replaces it', async () => {
  const positionOf = async ({ api }: Person) => (await api.copy.read()).position;
  const before = await positionOf(arjun);
  await giveMoment(riya, TODAY);
  const given = await positionOf(arjun);
  expect(given).not.toBe(before);
  const atHers = await positionOf(riya);
  await giveMoment(riya, TODAY);
  expect(await positionOf(arjun)).toBe(given);
  expect(await positionOf(riya)).not.toBe(atHers);
  const { rows } = await arjun.api.copy.read();
  expect(rows.moments).toEqual([
    {
      id: TODAY,
      day: TODAY,
      mine: null,
      partner: { state: 'sealed', photoId: null, at: null },
      isOfBoth: true,
      memoryId: null,
    },
  ]);
  await riya.api.dailyMoment.withdraw({});
  expect(await positionOf(arjun)).not.toBe(given);
  expect((await arjun.api.copy.read({ since: given })).gone.moments).toEqual([TODAY]);
});

test('announces to the partner that a photo is given, and not that another replaces it', async () => {
  const heard: string[] = [];
  const hear = app.platform.live.subscribe(arjun.user.id, (said) => heard.push(...(said?.resources ?? [])));
  // Announcements arrive in their order.
  const nudge = async () => {
    await riya.api.nudges.send({ message: 'Chai?' });
    await expect.poll(() => heard).toContain('nudges');
    return heard.splice(0);
  };
  await makePremium(app, riya);
  await giveMoment(riya, TODAY);
  expect(await nudge()).toContain('dailyMoment');
  await giveMoment(riya, TODAY);
  expect(await nudge()).not.toContain('dailyMoment');
  await giveMoment(arjun, TODAY);
  hear();
});

test('counts a photo in the storage limit of its taker alone', async () => {
  await app.database.pool.query(`update settings set value = '2' where key = 'max_photos'`);
  // Servers hold settings for a minute, and the clock of the other tests was ahead.
  app.advance({ hours: 24 });
  const { day } = await riya.api.dailyMoment.get();
  await giveMoment(riya, day);
  await uploadPhoto(riya, await makePhoto(40, 30));
  await expect(uploadPhoto(riya, await makePhoto(40, 30))).rejects.toThrow('403');
  await giveMoment(arjun, day);
});

import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { photoAddress } from '#domain/photos/address.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerCouple, registerPerson, signInAgain } from '#tests/support/people.ts';
import { giveForBoth, giveMoment, countPhotos, makePhoto, uploadPhoto } from '#tests/support/photos.ts';

const TODAY = '2026-11-23';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  // Noon in India, so that no test crosses midnight unintentionally.
  app.setTime('2026-11-23T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const bell = async ({ api }: Person) => (await api.notifications.list()).map(({ title }) => title);
const nextDays = (days: number) => app.advance({ hours: 24 * days });
const nothing = { state: 'none', imageUrl: null, thumbnailUrl: null, at: null };
const sealed = { ...nothing, state: 'sealed' };

async function send(person: Person, method: string, path: string, body?: object): Promise<[number, unknown]> {
  const response = await person.fetch(`/api/daily-moment${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return [response.status, text === '' ? null : JSON.parse(text)];
}

test('seals a photo until both are given, and then shows both to both', async () => {
  expect(await riya.api.dailyMoment.get()).toEqual({
    day: TODAY,
    mine: null,
    partner: nothing,
    canGive: true,
    memoryId: null,
  });
  const { photo, moment } = await giveMoment(riya, TODAY);
  const { imageUrl, thumbnailUrl } = photo;
  const at = moment.mine?.at;
  expect(moment).toMatchObject({ day: TODAY, mine: { imageUrl, thumbnailUrl, at }, partner: nothing, canGive: true });
  expect(await riya.api.dailyMoment.get()).toEqual(moment);
  expect(await arjun.api.dailyMoment.get()).toMatchObject({ mine: null, partner: sealed, canGive: true });
  // A day without a photo is nothing missed: only the evening names the partner's.
  expect(await bell(arjun)).toEqual([]);
  const { photo: his, moment: both } = await giveMoment(arjun, TODAY);
  expect(both).toMatchObject({
    mine: { imageUrl: his.imageUrl },
    partner: { state: 'open', imageUrl, thumbnailUrl, at },
    canGive: false,
  });
  expect(await riya.api.dailyMoment.get()).toMatchObject({
    mine: { imageUrl },
    partner: { state: 'open', imageUrl: his.imageUrl, thumbnailUrl: his.thumbnailUrl },
  });
  expect(await bell(riya)).toEqual(['Arjun has given the moment of the day too']);
  expect(await bell(arjun)).toEqual([]);
  for (const person of [riya, arjun])
    for (const address of [imageUrl, thumbnailUrl, his.imageUrl])
      expect((await person.fetch(address)).status).toBe(200);
});

test('replaces a photo and takes it back until both are given, and deletes the former one', async () => {
  const first = await giveMoment(riya, TODAY);
  const second = await giveMoment(riya, TODAY);
  expect(second.moment.mine?.imageUrl).toBe(second.photo.imageUrl);
  expect((await riya.fetch(first.photo.imageUrl)).status).toBe(404);
  expect(await countPhotos(app, riya)).toBe(1);
  // The same photo again changes nothing.
  expect(await riya.api.dailyMoment.give({ day: TODAY, imageUrl: second.photo.imageUrl })).toEqual(second.moment);
  expect((await send(riya, 'DELETE', ''))[0]).toBe(204);
  expect(await countPhotos(app, riya)).toBe(0);
  expect(await arjun.api.dailyMoment.get()).toMatchObject({ partner: nothing });
  expect((await send(riya, 'DELETE', ''))[0]).toBe(404);
  await giveForBoth([riya, arjun], TODAY);
  for (const person of [riya, arjun]) {
    expect(await send(person, 'DELETE', `?day=${TODAY}`)).toMatchObject([409, { code: 'moments_open' }]);
    await expect(giveMoment(person, TODAY)).rejects.toMatchObject({ status: 409, code: 'moments_open' });
  }
});

test('gives a photo to an earlier day together, and takes it back by its day', async () => {
  nextDays(2);
  const { moment } = await giveMoment(riya, TODAY);
  expect(moment).toMatchObject({ day: TODAY, canGive: true });
  expect(await riya.api.dailyMoment.get()).toMatchObject({ day: '2026-11-25', mine: null });
  expect((await send(riya, 'DELETE', `?day=${TODAY}`))[0]).toBe(204);
  const { partner } = (await giveMoment(riya, TODAY)).moment;
  expect(partner).toEqual(nothing);
});

test('rejects days before the couple, days to come, and days whose photos would be deleted', async () => {
  for (const day of ['2026-11-22', '2026-11-24'])
    await expect(giveMoment(riya, day)).rejects.toMatchObject({ status: 400, code: 'day_over' });
  nextDays(60);
  // Their sessions have ended meanwhile.
  for (const person of [riya, arjun]) await signInAgain(person);
  await giveMoment(riya, TODAY);
  nextDays(1);
  await expect(giveMoment(arjun, TODAY)).rejects.toMatchObject({ status: 400, code: 'day_over' });
});

test('starts a day at midnight in India', async () => {
  app.setTime('2026-11-23T18:29:50Z');
  await giveMoment(riya, TODAY);
  app.setTime('2026-11-23T18:30:05Z');
  expect(await riya.api.dailyMoment.get()).toMatchObject({ day: '2026-11-24', mine: null });
});

test.each([
  [{ imageUrl: photoAddress(randomUUIDv7(), 'full') }, 'Please select a valid day.'],
  [{ day: 'tomorrow', imageUrl: photoAddress(randomUUIDv7(), 'full') }, 'Please select a valid day.'],
  [{ day: TODAY }, 'Please choose a photo.'],
  [{ day: TODAY, imageUrl: '' }, 'Please choose a photo.'],
])('rejects %j', async (body, message) => {
  expect(await send(riya, 'POST', '', body)).toMatchObject([400, { message }]);
});

test('rejects a photo that the member has not uploaded, or that a record shows', async () => {
  const bytes = await makePhoto(40, 30);
  const [his, shown] = [await uploadPhoto(arjun, bytes), await uploadPhoto(riya, bytes)];
  await riya.api.memories.create({ title: 'Kites', memoryDate: TODAY, imageUrl: shown.imageUrl });
  for (const imageUrl of [
    his.imageUrl,
    shown.imageUrl,
    photoAddress(randomUUIDv7(), 'full'),
    'https://elsewhere.example/p.jpg',
  ])
    await expect(riya.api.dailyMoment.give({ day: TODAY, imageUrl })).rejects.toMatchObject({
      status: 400,
      code: 'photo_gone',
    });
});

test('tells a lone member that the moment is for two', async () => {
  const alone = await registerPerson(app);
  expect(await alone.api.dailyMoment.get()).toMatchObject({ day: TODAY, mine: null, partner: nothing, canGive: false });
  expect(await alone.api.dailyMoment.history()).toEqual([]);
  await expect(giveMoment(alone, TODAY)).rejects.toMatchObject({ status: 409, code: 'no_partner' });
});

test('unseals concurrent photos of both at once, and notifies the first one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const two = await registerCouple(app);
    const given = await Promise.all(two.map((person) => giveMoment(person, TODAY)));
    expect(given.map(({ moment }) => moment.partner.state).toSorted()).toEqual(['none', 'open']);
    for (const { api } of two) expect((await api.dailyMoment.get()).partner.state).toBe('open');
    expect((await Promise.all(two.map(bell))).flat()).toHaveLength(1);
  }
});

test('lists the opened days of a month, the newest first', async () => {
  await giveForBoth([riya, arjun], TODAY);
  nextDays(1);
  await giveMoment(riya, '2026-11-24');
  nextDays(1);
  await giveForBoth([riya, arjun], '2026-11-25');
  nextDays(6);
  await giveForBoth([riya, arjun], '2026-12-01');
  const days = async (month?: string) =>
    (await arjun.api.dailyMoment.history(month === undefined ? undefined : { month })).map(({ day }) => day);
  expect(await days('2026-11')).toEqual(['2026-11-25', TODAY]);
  expect(await days()).toEqual(['2026-12-01']);
  expect(await days('2026-10')).toEqual([]);
  expect(await send(riya, 'GET', '/history?month=2026-13')).toMatchObject([400, {}]);
});

test('makes one memory of both photos and the day, by either partner, and outside the allowance', async () => {
  const [hers, his] = await giveForBoth([riya, arjun], TODAY);
  nextDays(1);
  const { used } = (await arjun.api.subscription.usageLimits()).memories;
  const [status, memory] = await send(arjun, 'POST', '/keep', { day: TODAY });
  expect([status, memory]).toMatchObject([
    201,
    { title: 'Our moment of the day', memoryDate: TODAY, userId: arjun.user.id, imageUrl: hers.imageUrl },
  ]);
  const [kept] = await riya.api.memories.list();
  expect(kept?.photos.map(({ imageUrl }) => imageUrl)).toEqual([hers.imageUrl, his.imageUrl]);
  expect(await riya.api.dailyMoment.makeMemory({ day: TODAY })).toEqual(kept);
  expect(await riya.api.memories.list()).toHaveLength(1);
  expect((await arjun.api.subscription.usageLimits()).memories.used).toBe(used);
  expect(await riya.api.dailyMoment.history()).toMatchObject([{ day: TODAY, memoryId: kept?.id }]);
  await riya.api.memories.delete({ id: String(kept?.id) });
  expect(await send(riya, 'POST', '/keep', { day: TODAY })).toMatchObject([410, { code: 'memory_deleted' }]);
  await riya.api.memories.restore({ id: String(kept?.id) });
  expect(await send(arjun, 'POST', '/keep', { day: TODAY })).toMatchObject([201, { id: kept?.id }]);
});

test('makes one memory of sixteen calls at once', async () => {
  await giveForBoth([riya, arjun], TODAY);
  const made = await Promise.all(
    Array.from({ length: 16 }, (_, place) => (place % 2 ? riya : arjun).api.dailyMoment.makeMemory({ day: TODAY })),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await riya.api.memories.list()).toHaveLength(1);
});

test('makes no memory of a sealed day, or of none', async () => {
  await giveMoment(riya, TODAY);
  for (const person of [riya, arjun])
    expect(await send(person, 'POST', '/keep', { day: TODAY })).toMatchObject([409, { code: 'moments_sealed' }]);
  expect((await send(riya, 'POST', '/keep', { day: '2026-11-20' }))[0]).toBe(404);
});

test('gives a photo once for a repeated key', async () => {
  const { imageUrl } = await uploadPhoto(riya, await makePhoto(40, 30));
  const give = async () => {
    const response = await riya.fetch('/api/daily-moment', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'moment' },
      body: JSON.stringify({ day: TODAY, imageUrl }),
    });
    return [response.status, await response.json()];
  };
  const first = await give();
  expect(first[0]).toBe(200);
  expect(await give()).toEqual(first);
});

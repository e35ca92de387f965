import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerCouple } from '#tests/support/people.ts';
import { giveMoment, makePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { type PushService, startPushService } from '#tests/support/push-service.ts';

const TODAY = '2026-11-23';

let app: TestApp;
let riya: Person;
let arjun: Person;
let push: PushService;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  // Former couples, whose push services are closed, are reminded too.
  await app.database.db.deleteFrom('push_subscriptions').execute();
  app.setTime('2026-11-23T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
  push = await startPushService();
  await push.subscribe(riya);
});
afterAll(() => app.close());

const received = async () => {
  await app.runJobs();
  push.close();
  return push.received.map(({ content: { title, image } }) => [title, image]);
};

async function createMemory() {
  const { imageUrl, thumbnailUrl } = await uploadPhoto(riya, await makePhoto(40, 30));
  const { id } = await riya.api.memories.create({ title: 'Kites', memoryDate: TODAY, imageUrl });
  return { id, thumbnailUrl };
}

test('carries the photo of the memory that a comment is about', async () => {
  const { id, thumbnailUrl } = await createMemory();
  await arjun.api.memories.comment({ id, text: 'Such wind' });
  expect(await received()).toEqual([['Arjun wrote a comment', thumbnailUrl]]);
});

test('carries the photo of the memory that a reaction is about', async () => {
  const { id, thumbnailUrl } = await createMemory();
  await arjun.api.memories.react({ id, emoji: '❤️' });
  expect(await received()).toEqual([[expect.stringContaining('Arjun'), thumbnailUrl]]);
});

test('carries the partner’s moment once it is open, and none while it is sealed', async () => {
  await giveMoment(arjun, TODAY);
  app.setTime('2026-11-23T20:30:20+05:30');
  await app.runScheduled('remind-of-questions');
  await giveMoment(riya, TODAY);
  app.setTime('2026-11-24T06:30:00Z');
  await giveMoment(riya, '2026-11-24');
  const { photo } = await giveMoment(arjun, '2026-11-24');
  expect(await received()).toEqual([
    ['Arjun has given the moment of the day', undefined],
    ['Arjun has given the moment of the day too', photo.thumbnailUrl],
  ]);
});

test('carries no picture for a member who hides content on the lock screen', async () => {
  await riya.api.notifications.changePreferences({ hidesContentOnLockScreen: true });
  const { id } = await createMemory();
  await arjun.api.memories.comment({ id, text: 'Such wind' });
  await giveMoment(riya, TODAY);
  await giveMoment(arjun, TODAY);
  expect((await received()).map(([, image]) => image)).toEqual([undefined, undefined]);
});

test('carries no picture of a memory without a photo, or with one that is hosted elsewhere', async () => {
  const plain = await riya.api.memories.create({ title: 'Kites', memoryDate: TODAY });
  await arjun.api.memories.comment({ id: plain.id, text: 'Such wind' });
  app.advance({ minutes: 6 });
  const elsewhere = await riya.api.memories.create({
    title: 'Kites',
    memoryDate: TODAY,
    imageUrl: 'https://elsewhere.example/p.jpg',
  });
  await arjun.api.memories.comment({ id: elsewhere.id, text: 'Such wind' });
  expect((await received()).map(([, image]) => image)).toEqual([undefined, undefined]);
});

test('carries no picture where quiet hours gather several', async () => {
  await riya.api.notifications.changePreferences({ quietHours: { isOn: true, from: '22:30', to: '07:30' } });
  app.setTime('2026-11-23T23:00:00+05:30');
  const { id } = await createMemory();
  await arjun.api.memories.comment({ id, text: 'Such wind' });
  await giveMoment(riya, TODAY);
  await giveMoment(arjun, TODAY);
  await app.runJobs();
  app.setTime('2026-11-24T07:31:00+05:30');
  await app.runScheduled('release-held-pushes');
  expect((await received()).map(([, image]) => image)).toEqual([undefined]);
});

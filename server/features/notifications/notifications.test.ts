import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, type Person } from '#tests/support/people.ts';
import { startPushService, type PushService } from '#tests/support/push-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
});
afterAll(() => app.close());

async function withPushService(work: (service: PushService) => Promise<void>): Promise<void> {
  const service = await startPushService();
  try {
    await work(service);
  } finally {
    service.close();
  }
}

test('a nudge is a row in the bell first, and counts in its badge until it is read', async () => {
  const nudge = await riya.api.nudges.send({ message: 'Chai at five?' });
  const [notification] = await arjun.api.notifications.list();
  expect(notification).toMatchObject({
    type: 'nudge',
    title: 'Riya is thinking of you',
    message: 'Chai at five?',
    path: '/nudges',
    isRead: false,
  });
  expect(await arjun.api.notifications.unread()).toEqual({ unreadNudges: 1 });
  expect(await riya.api.notifications.list()).toEqual([]);
  await arjun.api.nudges.markRead({ id: nudge.id });
  expect(await arjun.api.notifications.unread()).toEqual({ unreadNudges: 0 });
});

test('some or all are marked as read; the ids of others change nothing', async () => {
  for (const message of ['One', 'Two', 'Three']) await riya.api.nudges.send({ message });
  const ids = (await arjun.api.notifications.list()).map(({ id }) => id);
  expect(await riya.api.notifications.markRead({ notificationIds: ids })).toEqual({ unreadNudges: 0 });
  expect(await arjun.api.notifications.markRead({ notificationIds: ids.slice(0, 1) })).toEqual({
    unreadNudges: 2,
  });
  expect(await arjun.api.notifications.markRead({ notificationIds: [] })).toEqual({ unreadNudges: 2 });
  expect(await arjun.api.notifications.markAllRead()).toEqual({ unreadNudges: 0 });
});

test('dates tell the other partner: planned, changed, answered, cancelled', async () => {
  const date = await riya.api.dates.create({ title: 'Dinner', scheduledDate: '2030-01-05' });
  await riya.api.dates.update({ id: date.id, scheduledTime: '20:00' });
  await arjun.api.dates.respond({ id: date.id, status: 'accepted' });
  await arjun.api.dates.delete({ id: date.id });
  const titles = async (person: Person) => (await person.api.notifications.list()).map(({ title }) => title);
  expect(await titles(arjun)).toEqual(['Riya changed a date', 'Riya asks you on a date']);
  expect(await titles(riya)).toEqual(['Arjun cancelled a date', 'Arjun said yes']);
});

test('a push arrives encrypted for the browser, and signed by the key that the browser was given', () =>
  withPushService(async (service) => {
    await arjun.api.notifications.subscribe({ subscription: service.subscription });
    await riya.api.nudges.send({ message: 'Look at the moon — now!' });
    await app.runJobs();
    expect(service.received).toHaveLength(1);
    const { content, headers } = service.received[0] ?? { content: null, headers: null };
    const [notification] = await arjun.api.notifications.list();
    expect(content).toEqual({
      title: 'Riya is thinking of you',
      message: 'Look at the moon — now!',
      path: '/nudges',
      tag: notification?.id,
    });
    const { publicKey } = await app.visit().api.notifications.publicKey();
    expect(headers?.['authorization']).toContain(publicKey);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  }));

test.each([404, 410])('a browser that answers %i is forgotten', (status) =>
  withPushService(async (service) => {
    await arjun.api.notifications.subscribe({ subscription: service.subscription });
    service.answers.push(status);
    await riya.api.nudges.send({ message: 'Hello' });
    await app.runJobs();
    await expect(arjun.api.notifications.testPush()).rejects.toMatchObject({ status: 409 });
    expect(await arjun.api.notifications.list()).toHaveLength(1);
  }),
);

test.each([429, 503])('a service that answers %i is asked again, and the row stays', (status) =>
  withPushService(async (service) => {
    await arjun.api.notifications.subscribe({ subscription: service.subscription });
    service.answers.push(status);
    await riya.api.nudges.send({ message: 'Hello' });
    await expect(app.runJobs()).rejects.toThrow('the push service is busy');
    expect(await arjun.api.notifications.list()).toHaveLength(1);
  }),
);

test('a test push needs a subscription; an unsubscribed browser gets nothing more', () =>
  withPushService(async (service) => {
    await arjun.api.notifications.subscribe({ subscription: service.subscription });
    await arjun.api.notifications.testPush();
    await app.runJobs();
    expect(service.received.map(({ content }) => content.title)).toEqual(['Jugal can reach you']);
    await arjun.api.notifications.unsubscribe({ endpoint: service.subscription.endpoint });
    await expect(arjun.api.notifications.testPush()).rejects.toMatchObject({ status: 409 });
  }));

test('a browser on which somebody else signs in is theirs', () =>
  withPushService(async (service) => {
    await arjun.api.notifications.subscribe({ subscription: service.subscription });
    await riya.api.notifications.subscribe({ subscription: service.subscription });
    await riya.api.nudges.send({ message: 'For Arjun alone' });
    await app.runJobs();
    expect(service.received).toEqual([]);
  }));

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { makePremium, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
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

test('stores a nudge as a row in the bell first, and counts it in its badge until it is read', async () => {
  const nudge = await riya.api.nudges.send({ message: 'Chai at five?' });
  const [notification] = await arjun.api.notifications.list();
  expect(notification).toMatchObject({
    type: 'nudge',
    title: 'Riya is thinking of you',
    message: 'Chai at five?',
    path: '/nudges',
    isRead: false,
  });
  expect(await arjun.api.notifications.unread()).toEqual({ unreadNudges: 1, hasOtherUnread: false, hasPrompts: false });
  expect(await riya.api.notifications.list()).toEqual([]);
  await arjun.api.nudges.markRead({ id: nudge.id });
  expect(await arjun.api.notifications.unread()).toEqual({ unreadNudges: 0, hasOtherUnread: false, hasPrompts: false });
});

test('marks some or all as read, and ignores ids of others', async () => {
  for (const message of ['One', 'Two', 'Three']) await riya.api.nudges.send({ message });
  const ids = (await arjun.api.notifications.list()).map(({ id }) => id);
  expect(await riya.api.notifications.markRead({ notificationIds: ids })).toEqual({
    unreadNudges: 0,
    hasOtherUnread: false,
    hasPrompts: false,
  });
  expect(await arjun.api.notifications.markRead({ notificationIds: ids.slice(0, 1) })).toEqual({
    unreadNudges: 2,
    hasOtherUnread: false,
    hasPrompts: false,
  });
  expect(await arjun.api.notifications.markRead({ notificationIds: [] })).toEqual({
    unreadNudges: 2,
    hasOtherUnread: false,
    hasPrompts: false,
  });
  expect(await arjun.api.notifications.markAllRead()).toEqual({
    unreadNudges: 0,
    hasOtherUnread: false,
    hasPrompts: false,
  });
});

test('notifies the other partner of dates: planned, changed, answered, cancelled', async () => {
  const date = await riya.api.dates.create({ title: 'Dinner', scheduledDate: dayAhead(30) });
  await riya.api.dates.update({ id: date.id, scheduledTime: '20:00' });
  const asked = await arjun.api.notifications.list();
  expect(asked.map(({ title }) => title)).toEqual(['Riya changed a date', 'Riya asks you on a date']);
  await arjun.api.dates.respond({ id: date.id, status: 'accepted' });
  await arjun.api.dates.delete({ id: date.id });
  const titles = async (person: Person) => (await person.api.notifications.list()).map(({ title }) => title);
  // The request went with its date.
  expect(await titles(arjun)).toEqual(['Riya changed a date']);
  expect(await titles(riya)).toEqual(['Arjun cancelled a date', 'Arjun said yes']);
});

test('shows a dot for unread notifications other than nudges, to free couples too', async () => {
  const [free, partner] = await registerCouple(app);
  await free.api.dates.create({ title: 'Dinner', scheduledDate: dayAhead(30) });
  expect(await partner.api.notifications.unread()).toEqual({
    unreadNudges: 0,
    hasOtherUnread: true,
    hasPrompts: false,
  });
  await partner.api.notifications.markAllRead();
  expect(await partner.api.notifications.unread()).toEqual({
    unreadNudges: 0,
    hasOtherUnread: false,
    hasPrompts: false,
  });
});

test('states the old and new values of a changed date', async () => {
  const { id } = await riya.api.dates.create({
    title: 'Dinner',
    scheduledDate: '2030-04-13',
    location: 'Agashiye',
  });
  const newest = async () => (await arjun.api.notifications.list())[0]?.message;
  await riya.api.dates.update({ id, scheduledTime: '20:30' });
  expect(await newest()).toBe('Dinner: from Saturday, 13 April, 7:00 pm to Saturday, 13 April, 8:30 pm');
  app.advance({ minutes: 6 });
  await riya.api.dates.update({ id, title: 'Late dinner', location: null });
  expect(await newest()).toBe('“Dinner” is now “Late dinner”. Late dinner: from Agashiye to no place');
  app.advance({ minutes: 6 });
  await riya.api.dates.update({ id, description: 'Bring a shawl' });
  expect(await newest()).toBe('Late dinner');
});

test('shows the lock screen the time of a changed date, but no place', () =>
  withPushService(async (service) => {
    await service.subscribe(arjun);
    const { id } = await riya.api.dates.create({ title: 'Dinner', scheduledDate: '2030-04-13' });
    await riya.api.dates.update({ id, location: 'Hotel by the lake', scheduledTime: '20:30' });
    await app.runJobs();
    expect(service.received.map(({ content }) => content.message)).toContain(
      'Dinner: from Saturday, 13 April, 7:00 pm to Saturday, 13 April, 8:30 pm',
    );
    expect(JSON.stringify(service.received)).not.toContain('Hotel');
  }));

test('encrypts a push for the browser, and signs it with the key that the browser was given', () =>
  withPushService(async (service) => {
    await service.subscribe(arjun);
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

test.each([404, 410])('forgets a browser that answers %i', (status) =>
  withPushService(async (service) => {
    await service.subscribe(arjun);
    service.answers.push(status);
    await riya.api.nudges.send({ message: 'Hello' });
    await app.runJobs();
    await expect(arjun.api.notifications.testPush()).rejects.toMatchObject({ status: 409 });
    expect(await arjun.api.notifications.list()).toHaveLength(1);
  }),
);

test('tells a browser whether it is still notified, and no other member', () =>
  withPushService(async (service) => {
    const { endpoint } = await service.subscribe(arjun);
    const isKnownTo = async ({ api }: Person) => (await api.notifications.readSubscription({ endpoint })).isKnown;
    expect([await isKnownTo(arjun), await isKnownTo(riya)]).toEqual([true, false]);
    service.answers.push(410);
    await riya.api.nudges.send({ message: 'Hello' });
    await app.runJobs();
    expect(await isKnownTo(arjun)).toBe(false);
  }));

test.each([429, 503])('retries a service that answers %i, and keeps the row', (status) =>
  withPushService(async (service) => {
    await service.subscribe(arjun);
    service.answers.push(status);
    await riya.api.nudges.send({ message: 'Hello' });
    await expect(app.runJobs()).rejects.toThrow('the push service is busy');
    expect(await arjun.api.notifications.list()).toHaveLength(1);
  }),
);

test('requires a subscription for a test push, and sends nothing more to an unsubscribed browser', () =>
  withPushService(async (service) => {
    await service.subscribe(arjun);
    await arjun.api.notifications.testPush();
    await app.runJobs();
    expect(service.received.map(({ content }) => content.title)).toEqual(['Jugal can reach you']);
    await arjun.api.notifications.unsubscribe({ endpoint: service.subscription.endpoint });
    await expect(arjun.api.notifications.testPush()).rejects.toMatchObject({ status: 409 });
  }));

test('assigns a browser to another member who signs in on it', () =>
  withPushService(async (service) => {
    await service.subscribe(arjun);
    await service.subscribe(riya);
    await riya.api.nudges.send({ message: 'For Arjun alone' });
    await app.runJobs();
    expect(service.received).toEqual([]);
  }));

test('replaces a member’s oldest browser by the eleventh', async () => {
  const member = await registerPerson(app);
  const service = await startPushService();
  const { keys } = service.subscription;
  service.close();
  const addresses = Array.from({ length: 11 }, (_, index) => `https://127.0.0.1:9/push/${member.user.id}/${index}`);
  for (const endpoint of addresses) await member.api.notifications.subscribe({ subscription: { endpoint, keys } });
  const { rows } = await app.database.pool.query<{ endpoint: string }>(
    'select endpoint from push_subscriptions where user_id = $1 order by id',
    [member.user.id],
  );
  expect(rows.map(({ endpoint }) => endpoint)).toEqual(addresses.slice(1));
});

import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { releaseHeldPushes } from '#server/features/notifications/delivery-service.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';
import { withPushService } from '#tests/support/push-service.ts';
import { notifyBatch } from './batch-service.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

beforeEach(() => sql(`delete from users where id <> '${admin.user.id}'`));

const sql = (text: string) => app.database.db.executeQuery(CompiledQuery.raw(text));
const message = { title: 'New deals', body: 'For two' } as const;
const campaigns = () => admin.api.admin.campaigns;

async function newest() {
  const [campaign] = await campaigns().list();
  if (!campaign) throw new Error('nothing was sent');
  return campaign;
}

/** Returns the time of day in India at this distance from now. */
function timeInIndia(away: Temporal.DurationLike): string {
  const then = Temporal.Now.zonedDateTimeISO('Asia/Kolkata').add(away);
  return then.toPlainTime().toString({ smallestUnit: 'minute' });
}

test.each([404, 410])('deletes a browser that answers %i, and counts it as failed', async (status) => {
  const riya = await registerPerson(app, 'Riya');
  await withPushService(riya, async (service) => {
    service.answers.push(status);
    await campaigns().send(message);
    await app.runJobs();
    expect(await newest()).toMatchObject({ sent: 2, waiting: 0, delivered: 0, failed: 1 });
    expect(await campaigns().audience({ type: 'all' })).toEqual({ members: 2, reachable: 0 });
  });
});

test('counts a member once if one of two browsers is reached', async () => {
  const riya = await registerPerson(app, 'Riya');
  await withPushService(riya, (gone) =>
    withPushService(riya, async () => {
      gone.answers.push(410);
      await campaigns().send(message);
      await app.runJobs();
      expect(await newest()).toMatchObject({ waiting: 0, delivered: 1, failed: 0 });
    }),
  );
});

test('keeps the member pending while a push service is busy, and sends no second message', async () => {
  const riya = await registerPerson(app, 'Riya');
  await withPushService(riya, async (service) => {
    service.answers.push(503);
    await campaigns().send(message);
    await expect(app.runJobs()).rejects.toThrow('the push service is busy');
    expect(await newest()).toMatchObject({ state: 'finished', waiting: 1, delivered: 0, failed: 0 });
    await sql(`update pgboss.job set state = 'retry', start_after = now() where name = 'push' and state = 'active'`);
    await app.runJobs();
    expect(await newest()).toMatchObject({ waiting: 0, delivered: 1, failed: 0 });
    expect((await riya.api.notifications.list()).filter(({ title }) => title === message.title)).toHaveLength(1);
  });
});

test('counts a push service that is busy to the last try as failed', async () => {
  const riya = await registerPerson(app, 'Riya');
  await withPushService(riya, async (service) => {
    service.answers.push(429);
    await campaigns().send(message);
    const { id } = await newest();
    await notifyBatch(app.platform, { campaignId: id, after: null });
    await sql(`update pgboss.job set retry_limit = 0 where name = 'push' and state = 'created'`);
    await expect(app.runJobs()).rejects.toThrow('the push service is busy');
    expect(await newest()).toMatchObject({ waiting: 0, delivered: 0, failed: 1 });
  });
});

test('counts a member who unsubscribes before the push as neither delivered nor failed', async () => {
  const riya = await registerPerson(app, 'Riya');
  await withPushService(riya, async (service) => {
    await campaigns().send(message);
    const { id } = await newest();
    await notifyBatch(app.platform, { campaignId: id, after: null });
    expect(await newest()).toMatchObject({ waiting: 1 });
    await riya.api.notifications.unsubscribe({ endpoint: service.subscription.endpoint });
    await app.runJobs();
    expect(await newest()).toMatchObject({ told: 2, waiting: 0, delivered: 0, failed: 0 });
  });
});

test('counts a member who unsubscribes in their quiet hours as neither after these end', async () => {
  const riya = await registerPerson(app, 'Riya');
  await withPushService(riya, async (service) => {
    const quietHours = { isOn: true, from: timeInIndia({ hours: -1 }), to: timeInIndia({ hours: 1 }) };
    await riya.api.notifications.changePreferences({ quietHours });
    await campaigns().send(message);
    await app.runJobs();
    expect(await newest()).toMatchObject({ told: 2, waiting: 1 });
    await riya.api.notifications.unsubscribe({ endpoint: service.subscription.endpoint });
    app.advance({ hours: 2 });
    await releaseHeldPushes(app.platform);
    await app.runJobs();
    expect(await newest()).toMatchObject({ told: 2, waiting: 0, delivered: 0, failed: 0 });
    expect(service.received).toEqual([]);
  });
});

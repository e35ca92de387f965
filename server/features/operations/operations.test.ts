import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/api.ts';
import { type Queue, QUEUES } from '#domain/operations/facts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { listEndpoints } from '#server/http/api.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, signInAgain, type Person } from '#tests/support/people.ts';
import { recordWarning } from './warning-service.ts';

let app: TestApp;
let admin: Person;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  riya = await registerPerson(app, 'Riya');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

const sql = (text: string) => app.database.db.executeQuery(CompiledQuery.raw(text));

async function stateOf(queue: Queue) {
  const state = (await admin.api.admin.operations.overview()).find((each) => each.queue === queue);
  if (!state) throw new Error(`no queue ${queue}`);
  return { waiting: state.waiting, overdue: state.overdue };
}

test('fills every queue by a call that announces it to open panels, or by failed jobs', () => {
  const announced = listEndpoints(contract).flatMap(({ meta: { queue } }) => (queue ? [queue] : []));
  expect(new Set([...announced, 'jobs'])).toEqual(new Set(QUEUES));
});

const message = { name: 'Asha', email: 'asha@example.com', subject: 'Hello', category: 'support' } as const;

test('lists every queue in its order, with its promise, and empty at first', async () => {
  const overview = await admin.api.admin.operations.overview();
  expect(overview.map(({ queue, promisedHours }) => [queue, promisedHours])).toEqual([
    ['payments', 24],
    ['giftCards', 24],
    ['concierge', 24],
    ['contact', 24],
    ['datePreferences', 48],
    ['waitlist', 48],
    ['jobs', null],
  ]);
  for (const { waiting, overdue, oldestAt } of overview) expect([waiting, overdue, oldestAt]).toEqual([0, 0, null]);
});

test('keeps a contact message pending, overdue after a day, and done once it is answered', async () => {
  const { id } = await app.visit().api.contact.send({ ...message, message: 'Is Surat open?' });
  expect(await stateOf('contact')).toEqual({ waiting: 1, overdue: 0 });
  app.advance({ hours: 24, minutes: 1 });
  await signInAgain(admin);
  expect(await stateOf('contact')).toEqual({ waiting: 1, overdue: 1 });
  await app.visit().api.contact.send({ ...message, message: 'And Rajkot?' });
  expect(await stateOf('contact')).toEqual({ waiting: 2, overdue: 1 });
  const oldestFirst = await admin.api.admin.contact.list({ state: 'waiting', order: 'oldest' });
  expect(oldestFirst.map(({ message: words }) => words)).toEqual(['Is Surat open?', 'And Rajkot?']);
  await admin.api.admin.contact.answer({ id });
  expect(await stateOf('contact')).toEqual({ waiting: 1, overdue: 0 });
});

test('counts date preferences as overdue after two days, and a payment after one', async () => {
  const { reference } = await riya.api.payments.checkout();
  const payment = await riya.api.payments.declare({ reference });
  const wish = await riya.api.datePreferences.submit({
    preferredLocation: 'Surat',
    dateType: 'adventure',
    timePreference: 'evening',
    budget: 'flexible',
    contactPhone: '9825012345',
  });
  app.advance({ hours: 25 });
  await signInAgain(admin);
  expect(await stateOf('payments')).toEqual({ waiting: 1, overdue: 1 });
  expect(await stateOf('datePreferences')).toEqual({ waiting: 1, overdue: 0 });
  app.advance({ hours: 24 });
  await signInAgain(admin);
  expect(await stateOf('datePreferences')).toEqual({ waiting: 1, overdue: 1 });
  expect(await admin.api.admin.payments.list({ status: 'pending', order: 'oldest' })).toMatchObject([
    { id: payment.id },
  ]);
  expect(await admin.api.admin.datePreferences.list({ isFollowedUp: 'false', order: 'oldest' })).toMatchObject([
    { id: wish.id },
  ]);
  expect(await admin.api.admin.giftCards.orders({ status: 'pending', order: 'oldest' })).toEqual([]);
  await admin.api.admin.payments.confirm({ id: payment.id });
  await admin.api.admin.datePreferences.followUp({ id: wish.id });
  expect(await stateOf('payments')).toEqual({ waiting: 0, overdue: 0 });
  expect(await stateOf('datePreferences')).toEqual({ waiting: 0, overdue: 0 });
});

test('keeps a waitlist couple pending until it is contacted, and overdue after two days', async () => {
  const { id } = await app.visit().api.waitlist.join({
    partner1Name: 'Hetal',
    partner2Name: 'Jay',
    email: 'hetal@example.com',
    phone: '9876543210',
    city: 'Surat',
  });
  app.advance({ hours: 49 });
  await signInAgain(admin);
  expect(await stateOf('waitlist')).toEqual({ waiting: 1, overdue: 1 });
  await admin.api.admin.waitlist.update({ id, status: 'contacted' });
  expect(await stateOf('waitlist')).toEqual({ waiting: 0, overdue: 0 });
});

/** Makes jobs fail for good, as the queue does. */
async function failJobs(count: number): Promise<void> {
  await sql(`update pgboss.job set state = 'completed' where state in ('created', 'active')`);
  const push = defineJob<object>('push');
  await inTransaction(app.database.db, (tx) =>
    app.platform.jobs.sendMany(
      tx,
      push,
      Array.from({ length: count }, () => ({ userId: riya.user.id, secret: 'what a couple wrote' })),
    ),
  );
  await sql(`update pgboss.job set state = 'failed', retry_count = 12, completed_on = now() - (random() * interval '1 hour'),
    output = '{"message": "the push service is busy\\nsecond line"}' where state = 'created' and name = 'push'`);
}

test('lists failed jobs without their content, oldest first, in pages', async () => {
  await failJobs(5);
  expect(await stateOf('jobs')).toEqual({ waiting: 5, overdue: 0 });
  const whole = await admin.api.admin.jobs.listFailed();
  expect(whole).toHaveLength(5);
  expect(whole[0]).toMatchObject({ name: 'push', tries: 13, error: 'the push service is busy' });
  expect(JSON.stringify(whole)).not.toMatch(/secret|couple wrote|second line/);
  expect(whole.map(({ failedAt }) => failedAt)).toEqual(whole.map(({ failedAt }) => failedAt).toSorted());
  const first = await admin.fetch('/api/admin/jobs/failed?limit=3');
  const cursor = first.headers.get('x-next-cursor') ?? '';
  const rest = await admin.fetch(`/api/admin/jobs/failed?limit=3&cursor=${cursor}`);
  const parts = [...((await first.json()) as { id: string }[]), ...((await rest.json()) as { id: string }[])];
  expect(parts.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  expect(rest.headers.get('x-next-cursor')).toBeNull();
});

test('retries failed work once for concurrent requests, and logs the admin', async () => {
  await sql(`update pgboss.job set state = 'completed' where state = 'failed'`);
  await failJobs(1);
  const [failed] = await admin.api.admin.jobs.listFailed();
  const id = failed?.id ?? '';
  const tries = await Promise.allSettled(Array.from({ length: 16 }, () => admin.api.admin.jobs.retry({ id })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(admin.api.admin.jobs.retry({ id })).rejects.toMatchObject({ status: 404 });
  expect(await admin.api.admin.jobs.listFailed()).toEqual([]);
  const { rows } = await app.database.db.executeQuery<{ state: string }>(
    CompiledQuery.raw(`select state from pgboss.job where id = '${id}'`),
  );
  expect(rows).toEqual([{ state: 'retry' }]);
  const logged = await admin.api.admin.audit.list({ search: 'job.retry' });
  expect(logged).toMatchObject([{ subjectId: id, subjectLabel: 'push', actorName: 'Meera Shah' }]);
});

test('shows problems of the installation while they recur', async () => {
  expect(await admin.api.admin.operations.warnings()).toEqual([]);
  recordWarning(app.platform, 'proxy_unnamed', '10.1.2.3');
  recordWarning(app.platform, 'proxy_unnamed', '10.1.2.4');
  await expect
    .poll(() => admin.api.admin.operations.warnings())
    .toMatchObject([{ kind: 'proxy_unnamed', detail: expect.stringMatching(/^10\.1\.2\.[34]$/) as unknown }]);
  // The second may be written late, because warnings are not awaited.
  await expect
    .poll(async () => {
      await sql("update warnings set seen_at = seen_at - interval '31 days'");
      return admin.api.admin.operations.warnings();
    })
    .toEqual([]);
});

import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, makePremium, registerPerson, type Person } from '#tests/support/people.ts';
import { withPushService } from '#tests/support/push-service.ts';
import { CAMPAIGN_BATCH_SIZE, notifyBatch } from './batch-service.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.runJobs().catch(() => undefined);
  await sql(`delete from users where id <> '${admin.user.id}'`);
});

const sql = (text: string) => app.database.db.executeQuery(CompiledQuery.raw(text));
// A campaign with only a text addresses all members.
const message = { title: 'New deals', body: 'For two' } as const;
const campaigns = () => admin.api.admin.campaigns;

async function newest() {
  const [campaign] = await campaigns().list();
  if (!campaign) throw new Error('nothing was sent');
  return campaign;
}

/** Inserts members who need no browser, in one statement. */
async function makeMembers(count: number): Promise<void> {
  await sql(`insert into users (id, first_name, last_name, email, password_hash, created_at)
    select gen_random_uuid(), 'Member', n::text, 'member-' || n || '-' || gen_random_uuid() || '@example.com', '-', now() - interval '1 day'
    from generate_series(1, ${count}) n`);
}

test('returns at once for a campaign to all, and reaches every member in the app and by push', async () => {
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  await withPushService(riya, async (service) => {
    const sent = await campaigns().send({ ...message, template: 'new_deals' });
    expect(sent).toMatchObject({
      sent: 3,
      told: 0,
      delivered: 0,
      failed: 0,
      state: 'running',
      sentBy: 'Meera Shah',
    });
    await app.runJobs();
    expect(await newest()).toMatchObject({
      id: sent.id,
      sent: 3,
      told: 3,
      waiting: 0,
      delivered: 1,
      failed: 0,
      state: 'finished',
    });
    for (const person of [riya, arjun, admin]) {
      const told = (await person.api.notifications.list()).filter(({ title }) => title === 'New deals');
      expect(told).toMatchObject([{ message: 'For two', type: 'deal', path: '/deals', isRead: false }]);
    }
    expect(service.received.map(({ content }) => content.title)).toEqual(['New deals']);
  });
});

test.each([
  [{ type: 'premium' }, ['Riya']],
  [{ type: 'all', isPremiumOnly: true }, ['Riya']],
  [{ type: 'free' }, ['Arjun', 'Meera']],
  [{ type: 'location', location: 'Surat' }, ['Arjun']],
  // Only type `all` ignores the filters.
  [{ type: 'location', location: 'Surat', isPremiumOnly: true }, ['Arjun']],
  [{ type: 'all', location: 'Surat' }, ['Arjun', 'Meera', 'Riya']],
] as const)('%o addresses exactly %o', async (audience, names) => {
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  await makePremium(app, riya);
  await riya.api.accounts.changeCity({ city: 'Rajkot' });
  await arjun.api.accounts.changeCity({ city: 'Surat' });
  const title = JSON.stringify(audience);
  const counted = await campaigns().audience({
    type: audience.type,
    location: 'location' in audience ? audience.location : undefined,
    isPremiumOnly: 'isPremiumOnly' in audience ? 'true' : 'false',
  });
  expect(counted).toEqual({ members: names.length, reachable: 0 });
  expect(await campaigns().send({ ...message, ...audience, title })).toMatchObject({ sent: names.length });
  await app.runJobs();
  expect(await newest()).toMatchObject({ sent: names.length, delivered: 0, failed: 0 });
  const told: string[] = [];
  for (const person of [riya, arjun, admin]) {
    if ((await person.api.notifications.list()).some((notice) => notice.title === title)) {
      told.push(person.user.firstName);
    }
  }
  expect(told.toSorted()).toEqual(names);
});

test('addresses a member who was premium until yesterday as a free member', async () => {
  const riya = await registerPerson(app, 'Riya');
  await sql(`update users set premium_until = now() - interval '1 day' where id = '${riya.user.id}'`);
  expect(await campaigns().audience({ type: 'premium' })).toMatchObject({ members: 0 });
  expect(await campaigns().audience({ type: 'free' })).toMatchObject({ members: 2 });
});

test('notifies 2,000 members in batches, each exactly once, also when batches repeat and run concurrently', async () => {
  await makeMembers(2000);
  const { id, sent } = await campaigns().send({ ...message, title: 'To many' });
  expect(sent).toBe(2001);
  let after: string | null = null;
  const progress: number[] = [];
  for (let batch = 0; batch < 5; batch += 1) {
    const again = { campaignId: id, after };
    // The job of a killed process is retried, and may meet the one that took over.
    await Promise.all(Array.from({ length: 4 }, () => notifyBatch(app.platform, again)));
    await notifyBatch(app.platform, again);
    const { rows } = await app.database.db.executeQuery<{ sent_count: number; last_notified_id: string }>(
      CompiledQuery.raw(`select sent_count, last_notified_id from campaigns where id = '${id}'`),
    );
    progress.push(rows[0]?.sent_count ?? 0);
    after = rows[0]?.last_notified_id ?? null;
  }
  expect(progress).toEqual([1, 2, 3, 4].map((count) => count * CAMPAIGN_BATCH_SIZE).concat(2001));
  expect(await newest()).toMatchObject({ state: 'finished', told: 2001, sent: 2001 });
  const { rows } = await app.database.db.executeQuery<{ count: number; users: number }>(
    CompiledQuery.raw(
      `select count(*)::int as count, count(distinct user_id)::int as users from notifications where params->>'title' = 'To many'`,
    ),
  );
  expect(rows).toEqual([{ count: 2001, users: 2001 }]);
  await app.runJobs();
  expect(await newest()).toMatchObject({ told: 2001 });
});

test('begins no further batch after a stop in the middle, and counts as sent those who have it', async () => {
  await makeMembers(1200);
  const { id } = await campaigns().send({ ...message, title: 'Stopped' });
  await notifyBatch(app.platform, { campaignId: id, after: null });
  expect(await campaigns().stop({ id })).toMatchObject({ state: 'stopped', sent: 500, told: 500 });
  await app.runJobs();
  expect(await newest()).toMatchObject({ state: 'stopped', sent: 500, told: 500 });
  const { rows } = await app.database.db.executeQuery<{ count: number }>(
    CompiledQuery.raw(`select count(*)::int as count from notifications where params->>'title' = 'Stopped'`),
  );
  expect(rows).toEqual([{ count: 500 }]);
  await expect(campaigns().stop({ id })).rejects.toMatchObject({ status: 409 });
  const logged = await admin.api.admin.audit.list({ search: 'notification.stop' });
  expect(logged[0]).toMatchObject({
    subjectId: id,
    before: { state: 'running' },
    after: { state: 'stopped', sentCount: 500 },
  });
});

test('logs a sent campaign in the audit log, and offers no stop for it', async () => {
  const { id } = await campaigns().send({ ...message, title: 'Logged', isPremiumOnly: true });
  await app.runJobs();
  await expect(campaigns().stop({ id })).rejects.toMatchObject({ status: 409 });
  expect((await admin.api.admin.audit.list({ search: 'notification.send' }))[0]).toMatchObject({
    subjectId: id,
    subjectLabel: 'Logged',
    after: { title: 'Logged', body: 'For two', type: 'all', isPremiumOnly: true, addressed: 0 },
  });
});

test('returns the list in pages, and figures that are its sums', async () => {
  for (const title of ['One', 'Two', 'Three']) await campaigns().send({ ...message, title });
  await app.runJobs();
  const whole = await campaigns().list();
  const first = await admin.fetch('/api/admin/notifications?limit=2');
  const cursor = first.headers.get('x-next-cursor') ?? '';
  const rest = await admin.fetch(`/api/admin/notifications?limit=500&cursor=${cursor}`);
  const ids = [...((await first.json()) as { id: string }[]), ...((await rest.json()) as { id: string }[])];
  expect(ids.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  const sum = (key: 'sent' | 'delivered' | 'failed') => whole.reduce((total, each) => total + each[key], 0);
  expect(await campaigns().figures()).toEqual({
    campaigns: whole.length,
    sent: sum('sent'),
    delivered: sum('delivered'),
    failed: sum('failed'),
  });
  expect((await campaigns().list({ search: 'thre' })).map(({ title }) => title)).toEqual(['Three']);
});

test.each([
  [{ body: 'x', type: 'all' }, 'Title is required'],
  [{ title: ' ', body: 'x', type: 'all' }, 'Title is required'],
  [{ title: 'x', body: '', type: 'all' }, 'Message is required'],
  [{ title: 'x', body: 'x', type: 'nobody' }, 'Choose all, premium, free or location'],
  [{ title: 'x', body: 'x', type: 'location' }, 'Choose a city from the list'],
  [{ title: 'x', body: 'x', type: 'location', location: 'Atlantis' }, 'Choose a city from the list'],
  [{ title: 'x', body: 'x', type: 'all', template: 'spam' }, 'Choose a template from the list'],
])('rejects %o: %s', async (body, words) => {
  const answer = await admin.fetch('/api/admin/notifications/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: words });
});

test('lets a member choose a city of the list, and remove it', async () => {
  const riya = await registerPerson(app, 'Riya');
  expect(await riya.api.accounts.changeCity({ city: 'Udaipur' })).toMatchObject({ city: 'Udaipur' });
  expect(await riya.api.accounts.changeCity({ city: null })).toMatchObject({ city: null });
  for (const city of ['Atlantis', 'Mehsana', 7]) {
    const answer = await riya.fetch('/api/auth/user/city', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ city }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Please choose a city from the list' });
  }
});

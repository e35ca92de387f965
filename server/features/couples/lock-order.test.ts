import { randomUUIDv7 } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { photoIdOf } from '#domain/photos/address.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { waitForLockWait } from '#tests/support/database/database.ts';
import { makePremium, type Person, registerCouple } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { lockFoundCouple } from './service.ts';

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

/** A row by its table and its condition. */
type Row = readonly [table: string, condition: string];

/** Returns true if the call does not hold the second row yet while it waits for the first. */
async function locksFirst(first: Row, then: Row, call: () => Promise<unknown>): Promise<boolean> {
  const client = new Client({ connectionString: app.database.url });
  await client.connect();
  try {
    await client.query('begin');
    if ((await client.query(lockOf(first))).rowCount !== 1) throw new Error('There is no first row.');
    const calling = call();
    const isOver = calling.then(() => Promise.reject(new Error('The call has not waited.')));
    await Promise.race([waitForLockWait(app.database), isOver]);
    isOver.catch(() => undefined);
    const { rowCount } = await client.query(`${lockOf(then)} skip locked`);
    await client.query('commit');
    await calling;
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

function lockOf([table, condition]: Row): string {
  return `select from ${table} where ${condition} for update`;
}

async function upload(person: Person): Promise<string> {
  const { imageUrl } = await uploadPhoto(person, await makePhoto(60, 40));
  return imageUrl;
}

function photoRow(imageUrl: string): Row {
  return ['photos', `id = '${photoIdOf(imageUrl)}'`];
}

/** Stores notifications of the member in the opposite order of their ids, and returns the ids in order. */
async function storeNotifications(userId: string, notices: { subject?: string; params?: object }[]) {
  // Two of one millisecond are in any order.
  const ids = notices.map(() => randomUUIDv7()).toSorted();
  const stored = notices.map((notice, place) => ({ ...notice, id: ids[place] ?? '' }));
  for (const { id, subject = null, params = {} } of stored.toReversed())
    await app.database.pool.query(
      `insert into notifications (user_id, id, type, kind, params, path, subject, created_at)
       values ($1, $2, 'nudge', 'memory_comment', $3, '/memories', $4, now())`,
      [userId, id, params, subject],
    );
  return stored.map(({ id }): Row => ['notifications', `id = '${id}'`]);
}

// Citus locks rows of several shards by no single statement, so the test cannot look for them there.
describe.skipIf(inject('testDatabase').adminUrls.length > 1)('a change that locks several rows', () => {
  test('deletes and records expenses while another change holds the couple', async () => {
    await riya.api.balance.changeSplitting({ isOn: true });
    const { id } = await riya.api.expenses.create({ title: 'Chai', amount: '20' });
    const { id: coupleId } = await riya.api.couples.get();
    await inTransaction(app.platform.db, async (tx) => {
      await lockFoundCouple(tx, coupleId);
      await arjun.api.expenses.delete({ id });
      await arjun.api.expenses.create({ title: 'Thali', amount: '300' });
    });
    expect(await riya.api.expenses.list()).toMatchObject([{ title: 'Thali' }]);
  });

  test('locks all budgets in order before it changes one', async () => {
    const { id: coupleId } = await riya.api.couples.get();
    const budget = (category: string): Row => ['budgets', `couple_id = '${coupleId}' and category = '${category}'`];
    for (const category of ['total', 'gifts'] as const)
      await riya.api.budgets.change({ category, monthlyAmount: '5000' });
    for (const category of ['total', 'gifts'] as const)
      expect(
        await locksFirst(budget('gifts'), budget('total'), () =>
          arjun.api.budgets.change({ category, monthlyAmount: '6000' }),
        ),
      ).toBe(true);
  });

  test('reads a nudge after its notification, from either screen', async () => {
    await makePremium(app, riya);
    const { id } = await riya.api.nudges.send({ message: 'Thinking of you' });
    const notice: Row = ['notifications', `once_key = 'nudge:${id}'`];
    const nudge: Row = ['nudges', `id = '${id}'`];
    expect(await locksFirst(notice, nudge, () => arjun.api.nudges.markRead({ id }))).toBe(true);
    await app.database.pool.query(`update nudges set is_read = false where id = $1`, [id]);
    await app.database.pool.query(`update notifications set is_read = false where once_key = $1`, [`nudge:${id}`]);
    expect(await locksFirst(notice, nudge, () => arjun.api.notifications.markAllRead())).toBe(true);
  });

  test('marks all notifications as read in the order of their ids', async () => {
    const [first, second] = await storeNotifications(arjun.user.id, [{}, {}]);
    if (!first || !second) throw new Error('Two were stored');
    expect(await locksFirst(first, second, () => arjun.api.notifications.markAllRead())).toBe(true);
  });

  test('deletes the notifications of a record in the order of their ids', async () => {
    const { id } = await riya.api.memories.create({ title: 'Kites', memoryDate: '2024-01-14' });
    await riya.api.memories.delete({ id });
    const [first, second] = await storeNotifications(arjun.user.id, [
      { subject: `memory:${id}` },
      { params: { events: [`memory:${id}`, 'memory:another'], count: 2 } },
    ]);
    if (!first || !second) throw new Error('Two were stored');
    expect(await locksFirst(first, second, () => riya.api.trash.delete({ id }))).toBe(true);
  });

  test('takes and drops the photos of a memory in the order of their ids', async () => {
    const [earlier, later] = [await upload(riya), await upload(riya)];
    const memory = { title: 'Kites', memoryDate: '2024-01-14' };
    const { id } = await riya.api.memories.create({ ...memory, imageUrl: earlier });
    await riya.api.memories.create({ ...memory, imageUrl: later });
    expect(
      await locksFirst(photoRow(earlier), photoRow(later), () => arjun.api.memories.update({ id, imageUrl: later })),
    ).toBe(true);
  });

  test('deletes the photos of a memory in the trash in the order of their ids', async () => {
    const [earlier, later] = [await upload(riya), await upload(riya)];
    const { id } = await riya.api.memories.create({
      title: 'Kites',
      memoryDate: '2024-01-14',
      photos: [earlier, later],
    });
    await riya.api.memories.delete({ id });
    expect(await locksFirst(photoRow(earlier), photoRow(later), () => riya.api.trash.delete({ id }))).toBe(true);
  });

  test('counts an imported memory against the allowance before it locks the photos', async () => {
    const photo = await riya.api.memories.uploadPhoto({
      photo: new File([await makePhoto(60, 40)], 'kites.jpg', { type: 'image/jpeg' }),
      contentHash: 'a'.repeat(64),
    });
    const memoryDate = app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate().toString();
    await riya.api.memories.create({ title: 'Chai', memoryDate });
    const usage: Row = ['monthly_usage', `user_id = '${riya.user.id}' and kind = 'memories'`];
    expect(
      await locksFirst(usage, photoRow(photo.imageUrl), () =>
        riya.api.memories.bring({ title: 'Kites', memoryDate, photos: [photo.imageUrl] }),
      ),
    ).toBe(true);
  });
});

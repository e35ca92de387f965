import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lockMembership } from '#server/db/membership.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { settleAchievements } from '#server/features/achievements/service.ts';
import { recordDue } from '#server/features/recurring/due-service.ts';
import { mintCoupleId } from '#server/platform/context.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { copyFiles } from './photo-copy-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-23T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

async function countWaiting(): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks
     where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.count ?? 0;
}

/** Prepares background work on the couple's records, and returns it with a count of its results. */
const works: Record<string, () => Promise<{ run: () => Promise<unknown>; readDone: () => Promise<number> }>> = {
  'counting achievements': async () => {
    const { id: coupleId } = await riya.api.couples.get();
    // The 100th day. A change would be counted by the watch too, in the background.
    app.setTime('2027-03-03T06:30:00Z');
    return {
      run: () => settleAchievements(app.platform, mintCoupleId(coupleId), null),
      readDone: () => countRows('couple_achievements', 'true'),
    };
  },
  'recording recurring expenses': async () => {
    const rent = { title: 'Rent', amount: '10', category: 'other', every: 'month' } as const;
    await riya.api.recurring.create({ ...rent, startsOn: '2026-12-01' });
    app.setTime('2026-12-02T06:30:00Z');
    return {
      run: () => recordDue(app.platform),
      readDone: () => countRows('expenses', `title = 'Rent'`),
    };
  },
  'copying the files of a shared photo': async () => {
    const { imageUrl } = await uploadPhoto(arjun, await makePhoto(40, 30));
    await riya.api.memories.create({ title: 'Hers', memoryDate: '2026-01-14', imageUrl });
    await arjun.api.memories.create({ title: 'His', memoryDate: '2026-01-14', imageUrl });
    await arjun.api.couples.leave({ password: arjun.password });
    return { run: () => copyFiles(app.platform), readDone: () => countRows('photos', 'not shares_folder') };
  },
};

async function countRows(table: string, condition: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${condition}`,
  );
  return rows[0]?.count ?? 0;
}

test.each(Object.entries(works))('delays %s while records move', async (_name, prepare) => {
  const { run, readDone } = await prepare();
  const before = await readDone();
  const { rows } = await app.database.pool.query<{ id: string }>('select id from couples');
  let done: Promise<unknown> | undefined;
  await inTransaction(app.database.db, async (tx) => {
    await lockMembership(
      tx,
      rows.map(({ id }) => id),
    );
    done = run();
    await vi.waitUntil(async () => (await countWaiting()) > 0, { timeout: 5000 });
    expect(await readDone()).toBe(before);
  });
  await done;
  expect(await readDone()).toBeGreaterThan(before);
});

test('sums every expense once when the balance is turned on while both partners record', async () => {
  const days = Array.from({ length: 12 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
  app.setTime('2026-11-01T06:30:00Z');
  await riya.api.balance.changeSplitting({ isOn: true });
  app.setTime('2026-11-23T06:30:00Z');
  await Promise.all(
    days.flatMap((spentOn, at) => [
      (at % 2 === 0 ? riya : arjun).api.expenses.create({
        title: 'Chai',
        amount: at % 2 === 0 ? '30' : '10',
        spentOn,
      }),
      ...(at % 3 === 0 ? [arjun.api.balance.changeSplitting({ isOn: true })] : []),
    ]),
  );
  expect((await arjun.api.balance.read()).amount).toBe('60.00');
});

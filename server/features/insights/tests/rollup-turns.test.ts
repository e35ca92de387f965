import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';
import type { Clock } from '#server/platform/clock.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { waitForLockWait } from '#tests/support/database/database.ts';
import { makeAdmin, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { refreshStats, recomputeAllStats } from '../rollup-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeEach(async () => {
  app = await createTestApp();
  [riya, arjun] = await registerCouple(app);
  await makeAdmin(app, riya);
});
afterEach(() => app.close());

const daysAgo = (days: number) =>
  app.platform.clock
    .now()
    .subtract({ hours: 24 * days })
    .toString();

/** The couple's own figures. */
const readCouple = () =>
  app.database.db
    .selectFrom('couple_figures')
    .select(['date_count as dates', 'memory_count as memories', 'expense_total as spent', 'members'])
    .executeTakeFirst();

async function countDay(figure: string): Promise<number> {
  const { total } = await app.database.db
    .selectFrom('daily_figures')
    .select(sql<string>`coalesce(sum(value), 0)`.as('total'))
    .where('figure', '=', figure)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Locks the rows of `query` on a separate connection until the returned function is called. */
async function holdLock(query: (tx: Database) => Promise<unknown>) {
  const released = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const over = app.database.db.transaction().execute(async (tx) => {
    await query(tx);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  return async () => {
    released.resolve();
    await over;
  };
}

const lockFigures = (tx: Database) => sql`select 1 from couple_figures for update`.execute(tx);
const lockState = (tx: Database) => sql`select 1 from insight_state for update`.execute(tx);

test.each([2, 16])('shows the right figures to each of %i concurrent first reads', async (readers) => {
  await app.database.db
    .updateTable('users')
    .set({ created_at: daysAgo(200) })
    .execute();
  await riya.api.dates.create({ title: 'Walk', scheduledDate: dayAhead(31) });
  await arjun.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  const { insights } = riya.api.admin;
  const answers = await Promise.all(
    Array.from({ length: readers }, async (_, place) => {
      if (place % 2 === 1) return (await insights.churn()).sample;
      const { couples, datesPlanned, memories, activeCouplesByDay } = await insights.engagement();
      return [couples, datesPlanned, memories, activeCouplesByDay.at(-1)?.value];
    }),
  );
  for (const [place, answer] of answers.entries()) expect(answer).toEqual(place % 2 === 1 ? 1 : [1, 1, 1, 1]);
});

test('serializes two processes that begin concurrently, and shows all data to both', async () => {
  await app.database.db
    .updateTable('users')
    .set({ created_at: daysAgo(400) })
    .execute();
  await riya.api.dates.create({ title: 'Walk', scheduledDate: dayAhead(31) });
  const other = openDatabase({ url: app.database.url });
  const { clock } = app.platform;
  const seen = await Promise.all(
    [app.database.db, other.db].map(async (db) => {
      await refreshStats({ db, clock });
      return [await countDay('users'), await countDay('dates'), (await readCouple())?.dates];
    }),
  );
  await other.close();
  expect(seen).toEqual([
    [2, 1, 1],
    [2, 1, 1],
  ]);
});

test('waits for another process beyond the lock timeout, and then reads new data', async () => {
  await refreshStats(app.platform);
  const impatient = openDatabase({ url: app.database.url });
  Object.assign(impatient.pool.options, { lock_timeout: 50 });
  let attempts = 0;
  impatient.pool.on('release', () => (attempts += 1));
  const release = await holdLock(lockState);
  await riya.api.dates.create({ title: 'Walk', scheduledDate: dayAhead(31) });
  let isOver = false;
  const waiting = refreshStats({ db: impatient.db, clock: app.platform.clock }).finally(() => {
    isOver = true;
  });
  // Two attempts have ended by the lock's timeout.
  await expect.poll(() => attempts).toBeGreaterThanOrEqual(2);
  expect(isOver).toBe(false);
  await release();
  await waiting;
  await impatient.close();
  expect((await readCouple())?.dates).toBe(1);
});

test('saves no state before every couple has figures', async () => {
  const { db } = app.database;
  await sql`alter table couple_figures add constraint broken check (false)`.execute(db);
  await expect(refreshStats(app.platform)).rejects.toThrow(/broken/);
  const state = await db.selectFrom('insight_state').select('refreshed_at').executeTakeFirstOrThrow();
  expect(state.refreshed_at).toBeNull();
  await sql`alter table couple_figures drop constraint broken`.execute(db);
  await refreshStats(app.platform);
  expect((await readCouple())?.members).toBe(2);
});

test('answers a read after a write by a refresh that began after it', async () => {
  await refreshStats(app.platform);
  const release = await holdLock(lockFigures);
  const first = refreshStats(app.platform);
  // It has counted the days, and waits before the couple's figures.
  await waitForLockWait(app.database);
  await registerPerson(app, 'Jinal');
  const second = refreshStats(app.platform).then(() => countDay('users'));
  await release();
  await first;
  expect(await second).toBe(3);
});

test('shares two refreshes among concurrent reads, and continues after a failed one', async () => {
  await refreshStats(app.platform);
  let asked = 0;
  const clock: Clock = {
    now() {
      asked += 1;
      return app.platform.clock.now();
    },
  };
  const platform = { db: app.database.db, clock };
  await Promise.all(Array.from({ length: 16 }, () => refreshStats(platform)));
  expect(asked).toBe(2);
  const broken: Clock = {
    now() {
      throw new Error('no time');
    },
  };
  const outcomes = await Promise.allSettled([
    refreshStats({ db: app.database.db, clock: broken }),
    refreshStats(platform),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

/** Moves their creation to the past, so that it does not cause a recount. */
async function ageCouples(): Promise<void> {
  const { db } = app.database;
  await db
    .updateTable('couples')
    .set({ created_at: daysAgo(2) })
    .execute();
  await db
    .updateTable('couple_members')
    .set({ joined_at: daysAgo(2) })
    .execute();
}

test('finds records that were created just before a refresh and committed after it in the next one', async () => {
  const { db } = app.database;
  await ageCouples();
  const createdAt = app.platform.clock.now().toString();
  await refreshStats(app.platform);
  await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  await db.updateTable('memories').set({ created_at: createdAt }).execute();
  app.advance({ seconds: 30 });
  await refreshStats(app.platform);
  await refreshStats(app.platform);
  expect((await readCouple())?.memories).toBe(1);
  expect(await countDay('memories')).toBe(1);
});

test('removes a deleted expense from the couple’s figures at once', async () => {
  const expense = await riya.api.expenses.create({ title: 'Tea', amount: '40' });
  await ageCouples();
  app.advance({ seconds: 90 });
  await refreshStats(app.platform);
  app.advance({ seconds: 90 });
  await riya.api.expenses.delete({ id: expense.id });
  await refreshStats(app.platform);
  expect(Number((await readCouple())?.spent)).toBe(0);
});

test('computes every couple once in the nightly run, also during a read', async () => {
  await registerCouple(app);
  await refreshStats(app.platform);
  app.advance({ hours: 24 * 31 });
  const before = app.platform.clock.now().toString();
  await Promise.all([recomputeAllStats(app.platform), refreshStats(app.platform)]);
  const rows = await app.database.db
    .selectFrom('couple_figures')
    .select('computed_at')
    .where('computed_at', '>=', before)
    .execute();
  expect(rows).toHaveLength(2);
});

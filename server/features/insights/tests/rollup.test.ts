import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerCouple, type Person } from '#tests/support/people.ts';
import { refreshStats } from '../rollup-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
  [riya, arjun] = await registerCouple(app);
  await makeAdmin(app, riya);
});
afterAll(() => app.close());

const daysAgo = (days: number) =>
  app.platform.clock
    .now()
    .subtract({ hours: 24 * days })
    .toString();

const dayOf = (days: number) =>
  Temporal.Instant.from(daysAgo(days)).toZonedDateTimeISO('Asia/Kolkata').toPlainDate().toString();

async function listDays(figure: string) {
  const rows = await app.database.db
    .selectFrom('daily_figures')
    .select(['day', 'value'])
    .where('figure', '=', figure)
    .orderBy('day')
    .execute();
  return rows.map(({ day, value }) => ({ day, value: Number(value) }));
}

test('counts years before the first figures, each day once, and again after a clock that was ahead', async () => {
  const { db } = app.database;
  await db
    .updateTable('users')
    .set({ created_at: daysAgo(500) })
    .where('id', '=', riya.user.id)
    .execute();
  await db
    .updateTable('users')
    .set({ created_at: daysAgo(469) })
    .where('id', '=', arjun.user.id)
    .execute();
  const expected = [500, 469].map((days) => ({
    day: dayOf(days),
    value: 1,
  }));
  // A record of a deleted member, older than both.
  await riya.api.memories.create({ title: 'Kites', memoryDate: '2024-01-14' });
  await db
    .updateTable('memories')
    .set({ created_at: daysAgo(600) })
    .execute();
  await refreshStats(app.platform);
  expect(await listDays('users')).toEqual(expected);
  expect(await listDays('memories')).toEqual([{ day: dayOf(600), value: 1 }]);
  expect((await riya.api.admin.insights.growth()).users.at(-1)?.value).toBe(2);
  app.advance({ hours: 24 * 70 });
  await refreshStats(app.platform);
  app.advance({ hours: -24 * 70 });
  await refreshStats(app.platform);
  expect(await listDays('users')).toEqual(expected);
});

test('resumes an interrupted first computation after the last finished day', async () => {
  const { db } = app.database;
  await db.deleteFrom('daily_figures').execute();
  await db
    .updateTable('insight_state')
    .set({ refreshed_at: null, closed_through: dayOf(480) })
    .execute();
  await refreshStats(app.platform);
  expect(await listDays('users')).toHaveLength(1);
  expect((await listDays('couples')).map(({ value }) => value)).toEqual([1]);
});

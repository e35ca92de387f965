import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDates } from '#domain/dates/list.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerCouple, registerPerson, type Person, signInAgain } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
  // Thursday.
  app.setTime('2026-11-26T12:00:00+05:30');
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

async function readFigures() {
  await signInAgain(admin);
  const { insights } = admin.api.admin;
  const engagement = await insights.engagement();
  const [couple] = (await insights.couples({})).filter(({ partner1Name }) => partner1Name === 'Riya Shah');
  const achievements = await riya.api.achievements.list();
  const planned = achievements.find(
    ({ achievement: { criteria } }) => criteria.target === 10 && criteria.fact === 'datesPlanned',
  );
  const dates = await riya.api.dates.list();
  return {
    planned: engagement.datesPlanned,
    accepted: engagement.datesAccepted,
    byDay: engagement.datesByDay.reduce((sum, { value }) => sum + value, 0),
    couple: couple?.dateCount,
    home: countDates(dates, app.platform.clock.now().toString()),
    achieved: planned?.progress,
  };
}

test('counts the future dates of a series as one until each has begun', async () => {
  const weekly = { every: 'week', interval: 1, on: 'weekday', until: null } as const;
  await riya.api.dates.create({
    title: 'Pottery',
    scheduledDate: '2026-11-28',
    scheduledTime: '19:00',
    repeat: weekly,
  });
  const { id } = await riya.api.dates.create({ title: 'Film', scheduledDate: '2026-12-31' });
  await arjun.api.dates.respond({ id, status: 'accepted' });
  expect((await riya.api.dates.list()).length).toBeGreaterThan(20);
  const same = (count: number) => ({ planned: count, byDay: count, couple: count, home: count, achieved: count });
  expect(await readFigures()).toEqual({ ...same(2), accepted: 1 });
  app.setTime('2026-11-28T20:00:00+05:30');
  await signInAgain(riya);
  expect(await readFigures()).toEqual({ ...same(3), accepted: 1 });
  app.setTime('2026-12-06T20:00:00+05:30');
  await signInAgain(riya);
  expect(await readFigures()).toEqual({ ...same(4), accepted: 1 });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { startPushService } from '#tests/support/push-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2027-03-17T12:00:00+05:30');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const dinner = { title: 'Dinner', scheduledDate: '2027-03-18', scheduledTime: '20:00' };

test('pushes no request that ended during quiet hours', async () => {
  app.setTime('2027-03-17T23:30:00+05:30');
  const service = await startPushService();
  try {
    await service.subscribe(arjun);
    await arjun.api.notifications.changePreferences({ quietHours: { isOn: true } });
    const { id } = await riya.api.dates.create(dinner);
    await app.runJobs();
    await arjun.api.dates.respond({ id, status: 'accepted' });
    app.setTime('2027-03-18T08:00:00+05:30');
    await app.runScheduled('release-held-pushes');
    await app.runJobs();
    expect(service.received).toEqual([]);
  } finally {
    service.close();
  }
});

test('makes one notification and one push of sixty moves of a date', async () => {
  const service = await startPushService();
  try {
    const { id } = await riya.api.dates.create(dinner);
    await service.subscribe(arjun);
    for (let move = 1; move <= 60; move += 1)
      await riya.api.dates.update({ id, scheduledTime: move % 2 === 1 ? '21:00' : '19:30' });
    await app.runJobs();
    const changed = (await arjun.api.notifications.list()).filter(({ kind }) => kind === 'date_changed');
    expect(changed.map(({ message }) => message)).toEqual([
      'Dinner: from Thursday, 18 March, 8:00 pm to Thursday, 18 March, 7:30 pm',
    ]);
    expect(service.received).toHaveLength(1);
  } finally {
    service.close();
  }
});

test('tells the planner the last of several answers, and pushes a changed one again', async () => {
  const service = await startPushService();
  try {
    await service.subscribe(riya);
    const { id } = await riya.api.dates.create(dinner);
    for (const status of ['accepted', 'rejected'] as const) {
      await arjun.api.dates.respond({ id, status });
      await app.runJobs();
    }
    expect((await riya.api.notifications.list()).map(({ title }) => title)).toEqual(['Arjun cannot make it']);
    expect(service.received).toHaveLength(2);
  } finally {
    service.close();
  }
});

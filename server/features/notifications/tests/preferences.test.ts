import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { makePremium, registerCouple, type Person } from '#tests/support/people.ts';
import { type PushService, startPushService } from '#tests/support/push-service.ts';
import { releaseHeldPushes } from '../delivery-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
let phone: PushService;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
  phone = await startPushService();
});
afterEach(() => phone.close());
afterAll(() => app.close());

const titles = () => phone.received.map(({ content }) => content.title);

/** Sets the clock to a time in India tomorrow, or in `daysAhead` days. */
function setTime(time: string, daysAhead = 1): void {
  app.setTime(
    Temporal.PlainDateTime.from(`${dayAhead(daysAhead)}T${time}`)
      .toZonedDateTime('Asia/Kolkata')
      .toInstant()
      .toString(),
  );
}

async function letTimePass(): Promise<void> {
  await app.runJobs();
  await releaseHeldPushes(app.platform);
  await app.runJobs();
}

test('pushes everything outside the night by default, and keeps the partner’s choice separate', async () => {
  const preferences = await arjun.api.notifications.preferences();
  expect(preferences).toEqual({
    push: {
      nudges: true,
      dates: true,
      memories: true,
      money: true,
      reminders: true,
      dailyQuestion: true,
      offers: true,
    },
    quietHours: { isOn: true, from: '22:30', to: '07:30' },
    hidesContentOnLockScreen: false,
    namesRemindersOnLockScreen: false,
    takesMails: true,
  });
  const changed = await arjun.api.notifications.changePreferences({
    push: { offers: false },
    quietHours: { from: '23:00' },
    hidesContentOnLockScreen: true,
    namesRemindersOnLockScreen: true,
  });
  expect(changed).toEqual({
    push: { ...preferences.push, offers: false },
    quietHours: { isOn: true, from: '23:00', to: '07:30' },
    hidesContentOnLockScreen: true,
    namesRemindersOnLockScreen: true,
    takesMails: true,
  });
  expect(await arjun.api.notifications.preferences()).toEqual(changed);
  expect(await riya.api.notifications.preferences()).toEqual(preferences);
});

test.each([
  [{ namesRemindersOnLockScreen: 'yes' }, 'Please answer with true or false'],
  [{ push: { nudges: 1 } }, 'Please answer with true or false'],
  [{ quietHours: { from: '24:00' } }, 'A time of day looks like 22:30'],
  [{ quietHours: { from: '07:30' } }, 'Quiet hours need two different times'],
])('rejects %j with a message', async (body, message) => {
  const response = await riya.fetch('/api/notification-preferences', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('shows switched-off kinds in the bell alone', async () => {
  await phone.subscribe(arjun);
  await arjun.api.notifications.changePreferences({ push: { dates: false } });
  await riya.api.dates.create({ title: 'Dinner', scheduledDate: dayAhead(30) });
  await riya.api.nudges.send({ message: 'Chai?' });
  await app.runJobs();
  expect(titles()).toEqual(['Riya is thinking of you']);
  expect(await arjun.api.notifications.list()).toHaveLength(2);
});

test('gathers the night’s pushes into one in the morning, and shows them in the bell at once', async () => {
  setTime('23:10');
  await arjun.api.notifications.subscribe({ subscription: phone.subscription });
  await riya.api.nudges.send({ message: 'Asleep?' });
  await riya.api.dates.create({ title: 'Dinner', scheduledDate: dayAhead(30) });
  setTime('06:00', 2);
  await riya.api.dates.create({ title: 'Breakfast', scheduledDate: dayAhead(31) });
  await letTimePass();
  expect(titles()).toEqual([]);
  expect(await arjun.api.notifications.list()).toHaveLength(3);
  setTime('07:31', 2);
  await letTimePass();
  await letTimePass();
  expect(phone.received.map(({ content }) => [content.title, content.message, content.path])).toEqual([
    ['3 new notifications', 'Riya is thinking of you · Riya asks you on a date', '/dashboard'],
  ]);
});

test('leaves out what was read before the morning, and pushes a single rest as itself', async () => {
  setTime('23:10');
  await arjun.api.notifications.subscribe({ subscription: phone.subscription });
  await riya.api.nudges.send({ message: 'Asleep?' });
  await letTimePass();
  await arjun.api.notifications.markAllRead();
  await riya.api.nudges.send({ message: 'Good morning!' });
  await letTimePass();
  setTime('07:31', 2);
  await letTimePass();
  expect(phone.received.map(({ content }) => [content.title, content.message])).toEqual([
    ['Riya is thinking of you', 'Good morning!'],
  ]);
});

test('releases held pushes at once when a member ends the quiet hours, and never delays a test', async () => {
  setTime('23:10');
  await arjun.api.notifications.subscribe({ subscription: phone.subscription });
  await arjun.api.notifications.testPush();
  await riya.api.nudges.send({ message: 'Asleep?' });
  await letTimePass();
  expect(titles()).toEqual(['Jugal can reach you']);
  await arjun.api.notifications.changePreferences({ quietHours: { isOn: false } });
  await letTimePass();
  expect(titles()).toEqual(['Jugal can reach you', 'Riya is thinking of you']);
});

test('releases held pushes once from two servers', async () => {
  setTime('23:10');
  await arjun.api.notifications.subscribe({ subscription: phone.subscription });
  await riya.api.nudges.send({ message: 'Asleep?' });
  await app.runJobs();
  setTime('07:31', 2);
  await Promise.all([releaseHeldPushes(app.platform), releaseHeldPushes(app.platform)]);
  await app.runJobs();
  expect(titles()).toEqual(['Riya is thinking of you']);
});

test('shows a hidden lock screen that there are notifications, without their content', async () => {
  await phone.subscribe(arjun);
  await arjun.api.notifications.changePreferences({ hidesContentOnLockScreen: true });
  await riya.api.nudges.send({ message: 'I miss you' });
  await app.runJobs();
  expect(phone.received.map(({ content }) => content)).toMatchObject([
    { title: 'Jugal', message: 'There is something new for you.', path: '/nudges' },
  ]);
});

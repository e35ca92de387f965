import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImportantDateInput } from '#domain/important-dates/schema.ts';
import { openDatabase } from '#server/db/database.ts';
import { writeNotification } from '#server/features/notifications/kind-policy.ts';
import type { Platform } from '#server/platform/context.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { explain } from '#tests/support/database/explain.ts';
import { refuseNotificationsTo } from '#tests/support/database/refused-notifications.ts';
import { readEnglish } from '#tests/support/english-reader.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { selectDueDates } from './reminder-queries.ts';
import { sendReminders } from './reminder-service.ts';

readEnglish();

let app: TestApp;
let riya: Person;
let arjun: Person;
let now: Temporal.Instant;
beforeAll(async () => {
  app = await createTestApp();
  app.platform.clock = { now: () => now };
});
beforeEach(async () => {
  at('2027-03-20T12:00');
  await app.database.db.deleteFrom('important_dates').execute();
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

/** Sets the app's clock to a time in India. */
function at(indiaTime: string): void {
  now = Temporal.PlainDateTime.from(indiaTime).toZonedDateTime('Asia/Kolkata').toInstant();
}

async function sendRemindersAt(indiaTime: string): Promise<void> {
  at(indiaTime);
  await sendReminders(app.platform);
}

/** Returns the reminders that the member received, oldest first. */
async function told({ user }: Person): Promise<string[]> {
  // Reads the table, because the clock jumps by years and sessions end.
  const rows = await app.database.db
    .selectFrom('notifications')
    .select(['kind', 'params'])
    .where('user_id', '=', user.id)
    .where('type', '=', 'reminder')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => writeNotification(row).message);
}

function add(owner: Person, change: Partial<ImportantDateInput> = {}) {
  return owner.api.importantDates.create({
    title: 'Arjun’s surprise party',
    date: '1998-04-12',
    category: 'birthday',
    description: 'At the farm in Sanand',
    ...change,
  });
}

const inAWeek = 'In 7 days, Monday, 12 April';

test('sends both the reminder at nine in India, not earlier, with the name in the app', async () => {
  await add(riya);
  await sendRemindersAt('2027-04-05T08:59:59.999');
  expect(await told(riya)).toEqual([]);
  await sendRemindersAt('2027-04-05T09:00');
  expect(await told(riya)).toEqual([inAWeek]);
  expect(await told(arjun)).toEqual([inAWeek]);
  expect(await arjun.api.notifications.list()).toMatchObject([
    { type: 'reminder', title: 'Arjun’s surprise party', path: '/important-dates', isRead: false },
  ]);
});

test('sends the other reminders when one fails, and that one once it can be', async () => {
  const titles = ['Diwali', 'Party', 'Picnic'];
  for (const title of titles) await add(riya, { title, isShared: false });
  await add(arjun, { isShared: false });
  const allow = await refuseNotificationsTo(app, riya.user.id);
  await expect(sendRemindersAt('2027-04-05T09:00')).rejects.toThrow('sendReminders failed for 3');
  expect([await told(riya), await told(arjun)]).toEqual([[], [inAWeek]]);
  await allow();
  await sendRemindersAt('2027-04-05T09:02');
  expect([await told(riya), await told(arjun)]).toEqual([[inAWeek, inAWeek, inAWeek], [inAWeek]]);
});

test('sends a reminder once, and again each year', async () => {
  await add(riya);
  for (const time of ['2027-04-05T09:00', '2027-04-05T09:02', '2027-04-12T09:00', '2028-04-04T23:59'])
    await sendRemindersAt(time);
  expect(await told(riya)).toEqual([inAWeek]);
  await sendRemindersAt('2028-04-05T09:00');
  await sendRemindersAt('2029-04-05T09:00');
  expect(await told(riya)).toEqual([inAWeek, 'In 7 days, Wednesday, 12 April', 'In 7 days, Thursday, 12 April']);
});

test('sends one reminder of a date that happens once, on the day itself with 0 days', async () => {
  await add(riya, { date: '2027-04-12', isRecurring: false, reminderDays: 0 });
  await sendRemindersAt('2027-04-12T08:59');
  expect(await told(riya)).toEqual([]);
  await sendRemindersAt('2027-04-12T09:00');
  await sendRemindersAt('2028-04-12T09:00');
  expect(await told(riya)).toEqual(['Today, Monday, 12 April']);
});

test('reminds of 29 February on the 28th in common years and on the 29th in leap years', async () => {
  await add(riya, { date: '2024-02-29', reminderDays: 1 });
  await sendRemindersAt('2028-02-27T09:00');
  expect(await told(riya)).toEqual([]);
  await sendRemindersAt('2028-02-28T09:00');
  await sendRemindersAt('2029-02-27T09:00');
  expect(await told(riya)).toEqual(['Tomorrow, Tuesday, 29 February', 'Tomorrow, Wednesday, 28 February']);
});

test('sends a missed reminder late before its day, and never after it', async () => {
  await add(riya);
  await sendRemindersAt('2027-04-05T22:40');
  expect(await told(riya)).toEqual([inAWeek]);
  await sendRemindersAt('2028-04-10T06:00');
  expect((await told(riya)).at(-1)).toBe('In 2 days, Wednesday, 12 April');
  await sendRemindersAt('2029-04-13T09:00');
  expect(await told(riya)).toHaveLength(2);
  await sendRemindersAt('2030-04-05T09:00');
  expect(await told(riya)).toHaveLength(3);
});

test('sends the reminder of a private date to the owner alone, also without a partner', async () => {
  await add(riya, { isShared: false });
  const alone = await registerPerson(app, 'Meera');
  await add(alone);
  await sendRemindersAt('2027-04-05T09:00');
  expect(await told(riya)).toEqual([inAWeek]);
  expect(await told(arjun)).toEqual([]);
  expect(await told(alone)).toEqual([inAWeek]);
});

test('sends a former partner no reminder', async () => {
  await add(riya);
  await arjun.api.couples.leave({ password: arjun.password });
  await sendRemindersAt('2027-04-05T09:00');
  expect(await told(riya)).toEqual([inAWeek]);
  expect(await told(arjun)).toEqual([]);
});

test('sends each of 110 reminders once from two concurrent processes', async () => {
  await Promise.all(Array.from({ length: 110 }, (_, index) => add(riya, { title: `Day ${index}` })));
  const second = openDatabase({ url: app.database.url });
  const processes: Platform[] = [app.platform, { ...app.platform, db: second.db }];
  at('2027-04-05T09:00');
  await Promise.all([...processes, ...processes].map((platform) => sendReminders(platform)));
  // Rows that one process held were skipped by the others, but all processes have ended.
  expect(await told(riya)).toHaveLength(110);
  expect(await told(arjun)).toHaveLength(110);
  await second.close();
});

test('sends nothing from a process that dies half way, and everything from the next one', async () => {
  await add(riya);
  at('2027-04-05T09:00');
  let calls = 0;
  // The third clock read comes from the first notification.
  const dying = { now: () => (++calls < 3 ? now : Temporal.Instant.from('gone')) };
  await expect(sendReminders({ ...app.platform, clock: dying })).rejects.toThrow('sendReminders failed for 1');
  expect(await told(riya)).toEqual([]);
  await sendReminders(app.platform);
  expect(await told(riya)).toEqual([inAWeek]);
  expect(await told(arjun)).toEqual([inAWeek]);
});

test('sends them in the scheduled job, and makes the screens of both refetch', async () => {
  await add(riya);
  at('2027-04-05T09:00');
  const heard: string[][] = [];
  const unsubscribe = app.platform.live.subscribe(arjun.user.id, (message) => heard.push(message?.resources ?? []));
  await app.runScheduled('tell-reminders');
  expect(await told(arjun)).toEqual([inAWeek]);
  await expect.poll(() => heard.flat()).toContain('notifications');
  unsubscribe();
});

test('finds due dates by their index, however many dates there are', async () => {
  const { db } = app.database;
  await sql`insert into important_dates (user_id, id, title, description, date, category, is_recurring, reminder_days, is_shared,
      next_reminder_at, created_at, updated_at)
    select ${riya.user.id}, gen_random_uuid(), 't', null, '1998-04-12', 'birthday', true, 7, true,
      '2027-03-19T03:30:00Z'::timestamptz + make_interval(days => each % 365), now(), now()
    from generate_series(0, 20000) each`.execute(db);
  await sql`analyze important_dates`.execute(db);
  const plan = await explain(db, selectDueDates(db, { now: now.toString(), after: null, limit: 100 }));
  expect(plan).toMatch(/Index Scan (?:using|on) important_dates_due/);
});

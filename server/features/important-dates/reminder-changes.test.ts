import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { sendReminders } from './reminder-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
let now: Temporal.Instant;
beforeAll(async () => {
  app = await createTestApp();
  app.platform.clock = { now: () => now };
});
beforeEach(async () => {
  at('2027-04-01T12:00');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

function at(indiaTime: string): void {
  now = Temporal.PlainDateTime.from(indiaTime).toZonedDateTime('Asia/Kolkata').toInstant();
}

/** How many reminders the member has received at that time. */
async function countToldAt(indiaTime: string, { user }: Person = riya): Promise<number> {
  at(indiaTime);
  await sendReminders(app.platform);
  const rows = await app.database.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', user.id)
    .where('type', '=', 'reminder')
    .execute();
  return rows.length;
}

const birthday = { title: 'Birthday', date: '1998-04-12', category: 'birthday' } as const;

test('a deleted date reminds nobody', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  await arjun.api.importantDates.delete({ id });
  expect(await countToldAt('2027-04-05T09:00')).toBe(0);
});

test('a moved date reminds of its new day, not of the old one', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  await riya.api.importantDates.update({ id, date: '1998-04-14' });
  expect(await countToldAt('2027-04-05T09:00')).toBe(0);
  expect(await countToldAt('2027-04-07T08:59')).toBe(0);
  expect(await countToldAt('2027-04-07T09:00')).toBe(1);
});

test('a changed number of days counts, from the partner too', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  await arjun.api.importantDates.update({ id, reminderDays: 0 });
  expect(await countToldAt('2027-04-12T08:59')).toBe(0);
  expect(await countToldAt('2027-04-12T09:00')).toBe(1);
});

test('another number of days, set after a reminder was sent, sends one more', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  expect(await countToldAt('2027-04-05T09:00')).toBe(1);
  await riya.api.importantDates.update({ id, reminderDays: 1 });
  expect(await countToldAt('2027-04-05T09:02')).toBe(1);
  expect(await countToldAt('2027-04-11T09:00')).toBe(2);
});

test('a change and its reversal on the day of the reminder send nothing twice', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  expect(await countToldAt('2027-04-05T09:00')).toBe(1);
  await riya.api.importantDates.update({ id, title: 'Her birthday' });
  await riya.api.importantDates.update({ id, reminderDays: 3 });
  await riya.api.importantDates.update({ id, reminderDays: 7 });
  expect(await countToldAt('2027-04-05T09:10')).toBe(1);
  expect(await countToldAt('2028-04-05T09:00')).toBe(2);
});

test('a title changed while a reminder waits does not lose the reminder', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  at('2027-04-06T10:00');
  await riya.api.importantDates.update({ id, title: 'Her birthday' });
  expect(await countToldAt('2027-04-06T10:01')).toBe(1);
});

test('a reminder of a date that is no longer shared goes to the owner alone', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  await riya.api.importantDates.update({ id, isShared: false });
  expect(await countToldAt('2027-04-05T09:00', arjun)).toBe(0);
  expect(await countToldAt('2027-04-05T09:02', riya)).toBe(1);
});

test('a date that no longer recurs sends at most one more reminder', async () => {
  const { id } = await riya.api.importantDates.create({ ...birthday, date: '2027-04-12' });
  await riya.api.importantDates.update({ id, isRecurring: false });
  expect(await countToldAt('2027-04-05T09:00')).toBe(1);
  expect(await countToldAt('2028-04-05T09:00')).toBe(1);
});

test('a date added after nine on the day of its reminder sends it the same day', async () => {
  at('2027-04-05T18:20');
  await riya.api.importantDates.create(birthday);
  await riya.api.importantDates.create({ ...birthday, date: '2027-04-05', reminderDays: 0 });
  expect(await countToldAt('2027-04-05T18:22')).toBe(2);
});

test('a date added after the day of its reminder sends it next year', async () => {
  at('2027-04-06T00:00');
  await riya.api.importantDates.create(birthday);
  await riya.api.importantDates.create({ ...birthday, date: '2027-04-12', isRecurring: false });
  await riya.api.importantDates.create({ ...birthday, date: '2020-04-12', isRecurring: false });
  expect(await countToldAt('2027-04-12T09:00')).toBe(0);
  expect(await countToldAt('2028-04-05T09:00')).toBe(1);
});

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

/** Counts the reminders that the member has received at that time. */
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

test('sends no reminder of a deleted date', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  await arjun.api.importantDates.delete({ id });
  expect(await countToldAt('2027-04-05T09:00')).toBe(0);
});

test('reminds of a moved date’s new day, not of the old one', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  await riya.api.importantDates.update({ id, date: '1998-04-14' });
  expect(await countToldAt('2027-04-05T09:00')).toBe(0);
  expect(await countToldAt('2027-04-07T08:59')).toBe(0);
  expect(await countToldAt('2027-04-07T09:00')).toBe(1);
});

test('uses a changed number of days, also from the partner', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  await arjun.api.importantDates.update({ id, reminderDays: 0 });
  expect(await countToldAt('2027-04-12T08:59')).toBe(0);
  expect(await countToldAt('2027-04-12T09:00')).toBe(1);
});

test('sends one more for another number of days that is set after a reminder', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  expect(await countToldAt('2027-04-05T09:00')).toBe(1);
  await riya.api.importantDates.update({ id, reminderDays: 1 });
  expect(await countToldAt('2027-04-05T09:02')).toBe(1);
  expect(await countToldAt('2027-04-11T09:00')).toBe(2);
});

test('sends no reminder twice after a change and its reversal on the same day', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  expect(await countToldAt('2027-04-05T09:00')).toBe(1);
  await riya.api.importantDates.update({ id, title: 'Her birthday' });
  await riya.api.importantDates.update({ id, reminderDays: 3 });
  await riya.api.importantDates.update({ id, reminderDays: 7 });
  expect(await countToldAt('2027-04-05T09:10')).toBe(1);
  expect(await countToldAt('2028-04-05T09:00')).toBe(2);
});

test('keeps a due reminder when the title changes', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  at('2027-04-06T10:00');
  await riya.api.importantDates.update({ id, title: 'Her birthday' });
  expect(await countToldAt('2027-04-06T10:01')).toBe(1);
});

test('reminds only the owner of a date that is shared no longer', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  await riya.api.importantDates.update({ id, isShared: false });
  expect(await countToldAt('2027-04-05T09:00', arjun)).toBe(0);
  expect(await countToldAt('2027-04-05T09:02', riya)).toBe(1);
});

test('sends at most one more reminder of a date that recurs no longer', async () => {
  const { id } = await riya.api.importantDates.create({ ...birthday, date: '2027-04-12' });
  await riya.api.importantDates.update({ id, isRecurring: false });
  expect(await countToldAt('2027-04-05T09:00')).toBe(1);
  expect(await countToldAt('2028-04-05T09:00')).toBe(1);
});

test('sends the reminder the same day for a date added after nine on that day', async () => {
  at('2027-04-05T18:20');
  await riya.api.importantDates.create(birthday);
  await riya.api.importantDates.create({ ...birthday, date: '2027-04-05', reminderDays: 0 });
  expect(await countToldAt('2027-04-05T18:22')).toBe(2);
});

test('sends the reminder next year for a date added after its day', async () => {
  at('2027-04-06T00:00');
  await riya.api.importantDates.create(birthday);
  await riya.api.importantDates.create({ ...birthday, date: '2027-04-12', isRecurring: false });
  await riya.api.importantDates.create({ ...birthday, date: '2020-04-12', isRecurring: false });
  expect(await countToldAt('2027-04-12T09:00')).toBe(0);
  expect(await countToldAt('2028-04-05T09:00')).toBe(1);
});

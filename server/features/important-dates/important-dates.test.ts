import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

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

const birthday = { title: 'Arjun’s birthday', date: '1998-04-12', category: 'birthday' } as const;
const absent = { status: 404, message: 'Not found' };

test('gives an important date the defaults of the specification, and shows it to the partner', async () => {
  const date = await riya.api.importantDates.create(birthday);
  expect(date).toMatchObject({
    ...birthday,
    description: null,
    isRecurring: true,
    reminderDays: 7,
    isShared: true,
    userId: riya.user.id,
  });
  expect(await riya.api.importantDates.list()).toEqual([date]);
  expect(await arjun.api.importantDates.list()).toEqual([date]);
});

test.each([
  [{}, 'Title is required'],
  [{ ...birthday, title: ' ' }, 'Title is required'],
  [{ title: 'Diwali', category: 'holiday' }, 'Date is required'],
  [{ ...birthday, date: '' }, 'Date is required'],
  [{ ...birthday, date: '2027-02-29' }, 'Date is required'],
  [{ title: 'Diwali', date: '2026-11-08' }, 'Category is required'],
  [{ ...birthday, category: 'party' }, 'Category is required'],
  [{ ...birthday, reminderDays: -1 }, 'Reminder days must be a whole number from 0 to 30'],
  [{ ...birthday, reminderDays: 31 }, 'Reminder days must be a whole number from 0 to 30'],
  [{ ...birthday, reminderDays: 1.5 }, 'Reminder days must be a whole number from 0 to 30'],
  [{ ...birthday, reminderDays: '7' }, 'Reminder days must be a whole number from 0 to 30'],
  [{ ...birthday, isRecurring: 'yes' }, 'Please answer with true or false'],
  [{ ...birthday, isShared: 1 }, 'Please answer with true or false'],
])('rejects adding %j: %s', async (body, message) => {
  const response = await riya.fetch('/api/important-dates', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test.each([0, 30])('accepts a reminder of %i days', async (reminderDays) => {
  expect(await riya.api.importantDates.create({ ...birthday, reminderDays })).toMatchObject({ reminderDays });
});

test('lets the partner edit and delete a shared one', async () => {
  const date = await riya.api.importantDates.create({ ...birthday, description: 'Mango cake' });
  const changed = await arjun.api.importantDates.update({
    id: date.id,
    title: 'My birthday',
    isShared: true,
  });
  expect(changed).toEqual({ ...date, title: 'My birthday', updatedAt: changed.updatedAt });
  expect(await arjun.api.importantDates.update({ id: date.id, description: null })).toMatchObject({
    description: null,
    title: 'My birthday',
  });
  await arjun.api.importantDates.delete({ id: date.id });
  expect(await riya.api.importantDates.list()).toEqual([]);
});

test('lets only the owner decide about the sharing', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  await expect(arjun.api.importantDates.update({ id, isShared: false })).rejects.toMatchObject({
    status: 403,
    message: 'Only the person who added this date can change whether it is shared',
  });
  await riya.api.importantDates.update({ id, isShared: false });
  expect(await arjun.api.importantDates.list()).toEqual([]);
  await riya.api.importantDates.update({ id, isShared: true });
  expect(await arjun.api.importantDates.list()).toHaveLength(1);
});

test('hides a private one from the partner, and a shared one from strangers', async () => {
  const own = await riya.api.importantDates.create({ ...birthday, isShared: false });
  const shared = await riya.api.importantDates.create(birthday);
  const [stranger] = await registerCouple(app);
  expect(await arjun.api.importantDates.list()).toEqual([shared]);
  expect(await stranger.api.importantDates.list()).toEqual([]);
  await expect(arjun.api.importantDates.update({ id: own.id, title: 'Mine' })).rejects.toMatchObject(absent);
  await expect(arjun.api.importantDates.delete({ id: own.id })).rejects.toMatchObject(absent);
  await expect(stranger.api.importantDates.delete({ id: shared.id })).rejects.toMatchObject(absent);
  await expect(stranger.api.importantDates.update({ id: 'x', title: 'Mine' })).rejects.toMatchObject(absent);
  expect(await riya.api.importantDates.list()).toHaveLength(2);
});

test('merges concurrent edits of different fields', async () => {
  const { id } = await riya.api.importantDates.create(birthday);
  await Promise.all([
    riya.api.importantDates.update({ id, title: 'His birthday' }),
    arjun.api.importantDates.update({ id, description: 'No surprise, please' }),
    riya.api.importantDates.update({ id, reminderDays: 14 }),
    arjun.api.importantDates.update({ id, category: 'family' }),
  ]);
  expect(await riya.api.importantDates.list()).toMatchObject([
    { title: 'His birthday', description: 'No surprise, please', reminderDays: 14, category: 'family' },
  ]);
});

test('rejects a wrong change without effect', async () => {
  const date = await riya.api.importantDates.create(birthday);
  await expect(riya.api.importantDates.update({ id: date.id, title: '' })).rejects.toMatchObject({
    status: 400,
    message: 'Title is required',
  });
  await expect(riya.api.importantDates.update({ id: date.id, reminderDays: 31 })).rejects.toMatchObject({
    status: 400,
  });
  expect(await riya.api.importantDates.list()).toEqual([date]);
});

test('belongs to the member: it requires no couple, and stays with them when they leave one', async () => {
  const meera = await registerPerson(app, 'Meera');
  const date = await meera.api.importantDates.create(birthday);
  expect(await meera.api.couples.current()).toBeNull();
  const kabir = await registerPerson(app, 'Kabir');
  const { inviteCode } = await kabir.api.couples.create({ name: 'Us' });
  await meera.api.couples.join({ inviteCode });
  expect(await kabir.api.importantDates.list()).toEqual([date]);
  await meera.api.couples.leave({ password: meera.password });
  expect(await kabir.api.importantDates.list()).toEqual([]);
  expect(await meera.api.importantDates.list()).toEqual([date]);
});

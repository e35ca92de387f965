import { afterAll, beforeAll, expect, test } from 'vitest';
import { SETTINGS } from '#domain/registry/settings.ts';
import { readLimits } from '#server/platform/storage-limits/queries.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';
import { fillSettings } from './service.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

async function read(key: string) {
  const setting = (await admin.api.admin.settings.list()).find((each) => each.key === key);
  if (!setting) throw new Error(`There is no ${key}`);
  return setting;
}

test('changes a setting for members at once, and logs the old and new values', async () => {
  const before = await read('pilot_upi_amount');
  const changed = await admin.api.admin.settings.update({
    key: 'pilot_upi_amount',
    value: '0450',
    updatedAt: before.updatedAt,
  });
  expect(changed).toEqual({ ...before, value: '450', updatedAt: changed.updatedAt });
  expect(await read('pilot_upi_amount')).toEqual(changed);
  const riya = await registerPerson(app, 'Riya');
  expect(await riya.api.payments.checkout()).toMatchObject({ amount: '450.00' });
  expect((await admin.api.admin.audit.list())[0]).toMatchObject({
    actorId: admin.user.id,
    action: 'setting.update',
    subjectLabel: 'pilot_upi_amount',
    before: { value: '499' },
    after: { value: '450' },
  });
});

test('rejects the stale edit of the second of two editors with the newer setting', async () => {
  const key = 'premium_yearly_price';
  const { updatedAt } = await read(key);
  await admin.api.admin.settings.update({ key, value: '1300', updatedAt });
  await expect(admin.api.admin.settings.update({ key, value: '1100', updatedAt })).rejects.toMatchObject({
    status: 409,
    code: 'stale',
  });
  expect(await read(key)).toMatchObject({ value: '1300' });
});

test.each([
  ['pilot_upi_amount', '4.5', 'pilot_upi_amount must be a whole number from 0 to 99999999, not "4.5".'],
  ['pilot_upi_amount', '0', 'pilot_upi_amount must be at least 1.'],
  ['gift_card_needs_couple', '2', 'gift_card_needs_couple must be 1 (on) or 0 (off)'],
])('rejects %s with the value %s', async (key, value, message) => {
  const before = await read(key);
  await expect(admin.api.admin.settings.update({ key, value })).rejects.toMatchObject({
    status: 400,
    message,
  });
  expect(await read(key)).toEqual(before);
});

test('returns 404 for an unknown setting', async () => {
  await expect(admin.api.admin.settings.update({ key: 'price', value: '1' })).rejects.toMatchObject({
    status: 404,
  });
});

test('adds missing settings at the start and updates descriptions, but keeps changed values', async () => {
  const { pool, db } = app.database;
  await pool.query(`delete from settings where key = 'max_savings_goals'`);
  await pool.query(`update settings set value = '7', description = 'Former words' where key = 'max_notes'`);
  await fillSettings(db, '2031-01-01T00:00:00.000Z');
  expect(await read('max_savings_goals')).toMatchObject({
    value: '500',
    description: 'Savings goals that a member can set',
    category: 'thresholds',
    updatedAt: '2031-01-01T00:00:00.000Z',
  });
  expect(await read('max_notes')).toMatchObject({ value: '7', description: 'Notes that a member can keep' });
  await pool.query(`update settings set value = '5000' where key = 'max_notes'`);
});

test('lists every setting with its description and category', async () => {
  const listed = await admin.api.admin.settings.list();
  const facts = listed.map(({ key, description, category }) => [key, { says: description, category }] as const);
  expect(new Map(facts)).toEqual(
    new Map([...SETTINGS].map(([key, { says, category }]) => [key, { says, category }] as const)),
  );
});

test('limits records by the first value while the setting is missing', async () => {
  await app.database.pool.query(`delete from settings where key = 'max_savings_goals'`);
  expect((await readLimits(app.database.db)).get('max_savings_goals')).toBe(500);
  await fillSettings(app.database.db, '2031-01-01T00:00:00.000Z');
});

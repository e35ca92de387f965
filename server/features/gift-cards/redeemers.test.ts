import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateSetting } from '#server/features/settings/service.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readEnglish } from '#tests/support/english-reader.ts';
import { giveCoins, makeGiftCard, registerSaver } from '#tests/support/gift-cards.ts';
import { makeAdmin, makeVerified, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

readEnglish();

let app: TestApp;
let cardId: string;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  cardId = (await makeGiftCard(app)).id;
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

async function growOld(...people: Person[]): Promise<void> {
  await app.database.pool.query(
    `update users set created_at = (created_at at time zone 'UTC' - interval '15 days') at time zone 'UTC' where id = any ($1)`,
    [people.map(({ user }) => user.id)],
  );
}

/** Tries to redeem, and compares the rejection with the obstacle that the redeem screen shows beforehand. */
async function redeem({ api }: Person): Promise<string> {
  const obstacle = await api.giftCards.obstacle();
  return api.giftCards.redeem({ id: cardId }).then(
    () => obstacle?.code ?? 'ordered',
    (error: { code: string; status: number; message: string }) => {
      expect(error).toMatchObject({ status: 403, code: obstacle?.code, message: obstacle?.message });
      return error.code;
    },
  );
}

test('requires a couple of two verified members, fourteen days after joining', async () => {
  const [riya, arjun] = await registerCouple(app);
  const alone = await registerPerson(app, 'Alone');
  for (const person of [riya, alone]) await giveCoins(app, person, 1000);
  expect(await redeem(riya)).toBe('email_unverified');
  await makeVerified(app, riya);
  expect(await redeem(riya)).toBe('gift_card_account_days');
  await growOld(riya);
  expect(await redeem(riya)).toBe('gift_card_needs_couple');
  await makeVerified(app, arjun);
  expect(await redeem(riya)).toBe('ordered');
  await makeVerified(app, alone);
  await growOld(alone);
  expect(await redeem(alone)).toBe('gift_card_needs_couple');
});

test('lets an operator allow gift cards to members alone, and to new ones', async () => {
  const set = (key: string, value: string) => updateSetting(app.database.db, key, value, new Date().toISOString());
  const alone = await registerPerson(app, 'Alone');
  await makeVerified(app, alone);
  await giveCoins(app, alone, 100);
  await set('gift_card_needs_couple', '0');
  await set('gift_card_account_days', '0');
  expect(await redeem(alone)).toBe('ordered');
  await expect(set('gift_card_needs_couple', '2')).rejects.toThrow('must be 1 (on) or 0 (off)');
  await set('gift_card_needs_couple', '1');
  await set('gift_card_account_days', '14');
});

test('marks no order of a regular couple in the queue', async () => {
  const riya = await registerSaver(app, 1000);
  await app.database.pool.query(`update sessions set user_agent = 'Her phone' where user_id = $1`, [riya.user.id]);
  const { order } = await riya.api.giftCards.redeem({ id: cardId });
  expect(await readMarks(order.id)).toEqual([]);
});

test('shows in the queue why an order should be reviewed', async () => {
  const [riya, arjun] = await registerCouple(app);
  for (const person of [riya, arjun]) {
    await makeVerified(app, person);
    await giveCoins(app, person, 1000);
  }
  await growOld(riya, arjun);
  const tomorrow = app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').add({ days: 1 });
  const scheduledDate = tomorrow.toPlainDate().toString();
  // Free members plan five dates a month each.
  for (const [planner, partner] of [
    [riya, arjun],
    [arjun, riya],
  ] as const) {
    for (let count = 0; count < 5; count += 1) {
      const { id } = await planner.api.dates.create({ title: `Farm ${count}`, scheduledDate });
      await partner.api.dates.respond({ id, status: 'accepted' });
    }
  }
  await app.database.pool.query(`update sessions set user_agent = 'One phone' where user_id = any ($1)`, [
    [riya.user.id, arjun.user.id],
  ]);
  await riya.api.giftCards.redeem({ id: cardId });
  await arjun.api.giftCards.redeem({ id: cardId });
  const { order } = await riya.api.giftCards.redeem({ id: cardId });
  expect(await readMarks(order.id)).toEqual(['new_account', 'dates_in_bulk', 'many_orders', 'shared_device']);
});

async function readMarks(orderId: string): Promise<readonly string[] | undefined> {
  const orders = await admin.api.admin.giftCards.orders({ status: 'pending' });
  return orders.find(({ id }) => id === orderId)?.reviewReasons;
}

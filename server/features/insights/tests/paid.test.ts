import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, makePremium, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

test('counts each paying member’s last confirmed payment in the paid run rate, and no granted premium', async () => {
  const [given, payer] = [await registerPerson(app, 'Given'), await registerPerson(app, 'Payer')];
  await makePremium(app, given);
  const readPaid = async () => (await admin.api.admin.insights.revenue()).paid;
  const before = await readPaid();
  const pay = async () => {
    const { reference } = await payer.api.payments.checkout();
    return payer.api.payments.declare({ reference });
  };
  const first = await pay();
  expect(await readPaid()).toEqual(before);
  await admin.api.admin.payments.confirm({ id: first.id });
  const sum = Number(before.yearly) + 499;
  const after = {
    members: before.members + 1,
    yearly: sum.toFixed(2),
    monthly: (sum / 12).toFixed(2),
  };
  expect(await readPaid()).toEqual(after);
  await app.database.pool.query(
    `insert into payments (id, user_id, method, amount, reference, status, created_at, declared_at, decided_at)
     select gen_random_uuid(), user_id, method, 300, 'earlier', status, created_at, declared_at, decided_at - interval '40 days'
     from payments where id = $1`,
    [first.id],
  );
  expect(await readPaid()).toEqual(after);
  await admin.api.admin.users.update({ id: payer.user.id, isPremium: false });
  expect(await readPaid()).toEqual(before);
});

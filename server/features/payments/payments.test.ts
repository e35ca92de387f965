import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FROM_MONTHLY_DEFAULT } from '#domain/subscription/facts.ts';
import { updateSetting } from '#server/features/settings/service.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readEnglish } from '#tests/support/english-reader.ts';
import { makeAdmin, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { toRupees } from './policy.ts';

/** Waits longer than the second that is the default, for a busy machine. */
const WAIT = { timeout: 10_000 };

readEnglish();

let app: TestApp;
let admin: Person;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp({ env: { UPI_ID: 'jugal.pilot@okbank', UPI_NAME: 'Jugal Labs' } });
});
beforeEach(async () => {
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
  riya = await registerPerson(app, 'Riya');
});
afterAll(() => app.close());

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

async function declare(person: Person) {
  const { reference } = await person.api.payments.checkout();
  return person.api.payments.declare({ reference });
}

/** Finds a mail by its subject, because concurrent jobs run in any order. */
function mailedTo({ user }: Person, subject: string) {
  return app.mails.find((mail) => mail.to.address === user.email && mail.subject === subject);
}

async function countPayments(person: Person): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    'select count(*)::int as count from payments where user_id = $1',
    [person.user.id],
  );
  return rows[0]?.count ?? Number.NaN;
}

test('shows amount and payee at checkout, in a link that carries exactly these', async () => {
  const checkout = await riya.api.payments.checkout();
  expect(checkout).toEqual({
    plan: 'premium',
    price: '1200.00',
    amount: '499.00',
    // The page's description shows the same before the checkout is loaded.
    fromMonthly: toRupees(FROM_MONTHLY_DEFAULT),
    upiId: 'jugal.pilot@okbank',
    payee: 'Jugal Labs',
    reference: expect.stringMatching(/^JUGAL[2-9A-Z]{16}$/),
    upiLink: `upi://pay?pa=jugal.pilot@okbank&pn=Jugal%20Labs&am=499.00&cu=INR&tn=Jugal%20Premium%20for%20a%20year&tr=${checkout.reference}`,
    hasHostedPage: false,
  });
});

test('finds the payment of the first visit in a second one, and in 16 concurrent ones', async () => {
  const visits = await Promise.all(Array.from({ length: 16 }, () => riya.api.payments.checkout()));
  expect(new Set(visits.map(({ reference }) => reference)).size).toBe(1);
  expect(await riya.api.payments.checkout()).toEqual(visits[0]);
  expect(await countPayments(riya)).toBe(1);
  expect(await riya.api.payments.list()).toEqual([]);
  const other = await registerPerson(app, 'Arjun');
  expect((await other.api.payments.checkout()).reference).not.toBe(visits[0]?.reference);
});

test('tells only the payer’s partner about a pending payment, with payer and time alone', async () => {
  const [payer, partner] = await registerCouple(app);
  const read = (person: Person) => person.api.payments.partner();
  expect(await read(partner)).toBeNull();
  await payer.api.payments.checkout();
  expect(await read(partner)).toBeNull();
  const payment = await declare(payer);
  expect(await read(partner)).toEqual({ firstName: payer.user.firstName, createdAt: payment.createdAt });
  expect(await read(payer)).toBeNull();
  expect(await read(riya)).toBeNull();
  await admin.api.admin.payments.confirm({ id: payment.id });
  expect(await read(partner)).toBeNull();
});

test('uses the current price settings until the payment is declared', async () => {
  const { db } = app.database;
  const { reference } = await riya.api.payments.checkout();
  await expect(updateSetting(db, 'pilot_upi_amount', '0', '2026-01-01T00:00:00Z')).rejects.toThrow(
    'pilot_upi_amount must be at least 1.',
  );
  await updateSetting(db, 'pilot_upi_amount', '650', '2026-01-01T00:00:00Z');
  await updateSetting(db, 'premium_yearly_price', '1500', '2026-01-01T00:00:00Z');
  const changed = await riya.api.payments.checkout();
  expect(changed).toMatchObject({ price: '1500.00', amount: '650.00', reference });
  expect(changed.upiLink).toContain('am=650.00');
  await riya.api.payments.declare({ reference });
  await updateSetting(db, 'pilot_upi_amount', '499', '2026-01-01T00:00:00Z');
  await updateSetting(db, 'premium_yearly_price', '1200', '2026-01-01T00:00:00Z');
  expect(await riya.api.payments.checkout()).toMatchObject({ price: '1200.00', amount: '650.00', reference });
});

test('keeps a declared payment pending, without granting premium', async () => {
  const payment = await declare(riya);
  expect(payment).toMatchObject({ method: 'upi', amount: '499.00', status: 'pending', decidedAt: null });
  expect(await riya.api.payments.list()).toEqual([payment]);
  expect(await riya.api.subscription.status()).toEqual({ isPremium: false, subscription: null });
  expect((await riya.api.accounts.me()).isPremium).toBe(false);
});

test('stores one payment for 16 concurrent declarations and a repeated one', async () => {
  const { reference } = await riya.api.payments.checkout();
  const answers = await Promise.all(Array.from({ length: 16 }, () => riya.api.payments.declare({ reference })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await riya.api.payments.declare({ reference })).toEqual(answers[0]);
  expect(await countPayments(riya)).toBe(1);
});

test.each([
  [{}, 400],
  [{ reference: '' }, 400],
  [{ reference: 7 }, 400],
  [{ reference: 'JUGAL0000' }, 404],
])('answers the declaration of %j with %i', async (body, status) => {
  const response = await riya.fetch('/api/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(status);
});

test('returns the payment of the declared reference, and 404 for one that the member has not', async () => {
  const first = await declare(riya);
  await admin.api.admin.payments.reject({ id: first.id, reason: 'Nothing has arrived' });
  app.advance({ seconds: 1 });
  const second = await declare(riya);
  expect(second).toMatchObject({ status: 'pending', reference: expect.not.stringMatching(first.reference) });
  expect(await riya.api.payments.declare({ reference: second.reference })).toEqual(second);
  expect(await riya.api.payments.declare({ reference: first.reference })).toMatchObject({
    id: first.id,
    status: 'rejected',
  });
  await expect(riya.api.payments.declare({ reference: 'JUGAL2222222222222222' })).rejects.toMatchObject({
    status: 404,
  });
});

test('rejects the declaration of another member’s payment', async () => {
  const other = await registerPerson(app, 'Arjun');
  const { reference } = await other.api.payments.checkout();
  await expect(riya.api.payments.declare({ reference })).rejects.toMatchObject({ status: 404 });
  expect(await other.api.payments.list()).toEqual([]);
});

test('grants a year of premium on confirmation, and notifies the member in the app and by mail', async () => {
  const payment = await declare(riya);
  const confirmed = await admin.api.admin.payments.confirm({ id: payment.id });
  expect(confirmed).toMatchObject({
    status: 'confirmed',
    decidedAt: expect.any(String),
    user: { id: riya.user.id, firstName: 'Riya', email: riya.user.email },
  });
  expect(await riya.api.subscription.status()).toMatchObject({ isPremium: true });
  expect((await riya.api.accounts.me()).isPremium).toBe(true);
  expect(await riya.api.payments.list()).toMatchObject([{ id: payment.id, status: 'confirmed' }]);
  const [notice] = await riya.api.notifications.list();
  expect(notice).toMatchObject({ title: 'You are a Premium member', path: '/subscription?welcome=premium' });
  await app.runJobs();
  expect(mailedTo(riya, 'Your Jugal Premium begins')?.text).toContain(`₹499 (reference ${payment.reference})`);
  const [entry] = await admin.api.admin.audit.list();
  expect(entry).toMatchObject({
    action: 'payment.confirm',
    subjectLabel: payment.reference,
    before: { status: 'pending' },
    after: { status: 'confirmed' },
  });
});

test('announces a confirmation to the member’s open pages at once', async () => {
  const payment = await declare(riya);
  const heard: string[] = [];
  const stop = app.platform.live.subscribe(riya.user.id, (announcement) =>
    heard.push(...(announcement?.resources ?? [])),
  );
  await admin.api.admin.payments.confirm({ id: payment.id });
  await vi.waitFor(
    () =>
      expect(heard).toEqual(
        expect.arrayContaining(['accounts', 'subscription', 'payments', 'nudges', 'notifications']),
      ),
    WAIT,
  );
  stop();
});

test('grants one year for 16 concurrent confirmations, and answers the others with 409', async () => {
  const payment = await declare(riya);
  const tries = await Promise.allSettled(
    Array.from({ length: 16 }, () => admin.api.admin.payments.confirm({ id: payment.id })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const refused of tries.filter((each) => each.status === 'rejected'))
    expect(refused.reason).toMatchObject({ status: 409 });
  const { subscription } = await riya.api.subscription.status();
  const days =
    (Date.parse(subscription?.currentPeriodEnd ?? '') - Date.parse(subscription?.currentPeriodStart ?? '')) /
    86_400_000;
  expect(days).toBeLessThan(367);
  expect((await riya.api.notifications.list()).length).toBe(1);
});

test('appends a renewal to the running period', async () => {
  await admin.api.admin.payments.confirm({ id: (await declare(riya)).id });
  const first = await riya.api.subscription.status();
  const renewal = await declare(riya);
  expect((await riya.api.payments.list()).map(({ status }) => status)).toEqual(['pending', 'confirmed']);
  await admin.api.admin.payments.confirm({ id: renewal.id });
  const end = new Date(first.subscription?.currentPeriodEnd ?? '');
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  expect((await riya.api.subscription.status()).subscription?.currentPeriodEnd).toBe(end.toISOString());
});

test('grants nothing on rejection, notifies the member of the reason, and uses another reference for a new payment', async () => {
  const payment = await declare(riya);
  const reason = 'No payment with this reference has reached us';
  const rejected = await admin.api.admin.payments.reject({ id: payment.id, reason });
  expect(rejected).toMatchObject({ status: 'rejected', reason });
  expect((await riya.api.accounts.me()).isPremium).toBe(false);
  expect(await riya.api.payments.list()).toMatchObject([{ status: 'rejected', reason }]);
  expect(await riya.api.notifications.list()).toMatchObject([{ message: reason, path: '/subscribe' }]);
  await app.runJobs();
  expect(mailedTo(riya, 'Your payment to Jugal')?.text).toContain(reason);
  await expect(admin.api.admin.payments.confirm({ id: payment.id })).rejects.toMatchObject({ status: 409 });
  await expect(admin.api.admin.payments.reject({ id: payment.id, reason })).rejects.toMatchObject({
    status: 409,
  });
  expect((await riya.api.payments.checkout()).reference).not.toBe(payment.reference);
  expect(await riya.api.payments.declare({ reference: payment.reference })).toMatchObject({
    status: 'rejected',
  });
});

test('rejects the confirmation of an open checkout, and a rejection without a reason', async () => {
  await riya.api.payments.checkout();
  const { rows } = await app.database.pool.query<{ id: string }>('select id from payments where user_id = $1', [
    riya.user.id,
  ]);
  const id = rows[0]?.id ?? '';
  for (const each of [id, UNKNOWN_ID])
    await expect(admin.api.admin.payments.confirm({ id: each })).rejects.toMatchObject({ status: 404 });
  const payment = await declare(riya);
  await expect(admin.api.admin.payments.reject({ id: payment.id, reason: ' ' })).rejects.toMatchObject({
    status: 400,
    message: 'Please say why, in words for the member',
  });
});

test('lists payments for admins by state, payer and reference, in pages', async () => {
  const people = await Promise.all(['Zeel', 'Aarav', 'Mira'].map((name) => registerPerson(app, name)));
  const declared = [];
  for (const person of people) declared.push(await declare(person));
  await admin.api.admin.payments.confirm({ id: declared[1]?.id ?? '' });
  const ids = async (input: Parameters<typeof admin.api.admin.payments.list>[0]) =>
    (await admin.api.admin.payments.list(input)).map(({ id }) => id);
  expect((await ids({})).slice(0, 3)).toEqual(declared.map(({ id }) => id).toReversed());
  expect(await ids({ status: 'confirmed', search: 'aarav' })).toEqual([declared[1]?.id]);
  expect(await ids({ status: 'pending', search: 'aarav' })).toEqual([]);
  expect(await ids({ status: 'pending', search: people[0]?.user.email ?? '' })).toEqual([declared[0]?.id]);
  expect(await ids({ search: declared[2]?.reference.toLowerCase() ?? '' })).toEqual([declared[2]?.id]);
  const response = await admin.fetch('/api/admin/payments?limit=2');
  const cursor = response.headers.get('x-next-cursor') ?? '';
  const [next] = await admin.api.admin.payments.list({ limit: 1, cursor });
  expect(next?.id).toBe(declared[0]?.id);
});

test('keeps a deleted member’s declared payment without the member, and deletes an undeclared one', async () => {
  const { id } = await declare(riya);
  const other = await registerPerson(app, 'Arjun');
  await other.api.payments.checkout();
  await riya.api.accounts.deleteAccount({ password: riya.password });
  await other.api.accounts.deleteAccount({ password: other.password });
  const kept = (await admin.api.admin.payments.list({})).find((payment) => payment.id === id);
  expect(kept).toMatchObject({ status: 'pending', amount: '499.00', user: null });
  await expect(admin.api.admin.payments.confirm({ id })).rejects.toMatchObject({ status: 409 });
  expect(await admin.api.admin.payments.reject({ id, reason: 'Account deleted' })).toMatchObject({
    status: 'rejected',
  });
  const { rowCount } = await app.database.pool.query("select from payments where user_id is null and status = 'open'");
  expect(rowCount).toBe(0);
});

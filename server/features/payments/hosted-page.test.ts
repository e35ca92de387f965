import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { updateSetting } from '#server/features/settings/service.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';
import { endEvent, paidEvent, sendEvent, startRazorpay, type RazorpayCounterpart } from '#tests/support/razorpay.ts';

let razorpay: RazorpayCounterpart;
let app: TestApp;
let riya: Person;
beforeAll(async () => {
  razorpay = await startRazorpay();
  app = await createTestApp({ env: razorpay.env });
});
beforeEach(async () => {
  riya = await registerPerson(app);
});
afterAll(async () => {
  await app.close();
  razorpay.close();
});

function newestLink() {
  const link = razorpay.links.at(-1);
  if (!link) throw new Error('no page was made');
  return link;
}

async function openPage(person = riya) {
  const { url } = await person.api.payments.openPage();
  return { url, link: razorpay.links.find((link) => link.short_url === url) ?? newestLink() };
}

async function yearsOf(person: Person): Promise<number> {
  const { subscription } = await person.api.subscription.status();
  if (!subscription) return 0;
  const ms = Date.parse(subscription.currentPeriodEnd) - Date.parse(subscription.currentPeriodStart);
  return Math.round(ms / (365.25 * 86_400_000));
}

test('offers no hosted page and no webhook without keys', async () => {
  const plain = await createTestApp();
  const person = await registerPerson(plain);
  expect((await person.api.payments.checkout()).hasHostedPage).toBe(false);
  await expect(person.api.payments.openPage()).rejects.toMatchObject({ status: 404 });
  expect((await sendEvent(plain, {})).status).toBe(404);
  await plain.close();
});

test('requests the amount of the settings, once for each payment', async () => {
  expect((await riya.api.payments.checkout()).hasHostedPage).toBe(true);
  const { url, link } = await openPage();
  expect(link).toMatchObject({
    amount: 49_900,
    currency: 'INR',
    customer: { name: 'Riya Shah', email: riya.user.email },
    callback_url: 'http://jugal.test/api/payments/razorpay/return',
  });
  expect(link.expire_by * 1000 - Date.now()).toBeGreaterThan(23 * 3_600_000);
  const made = razorpay.links.length;
  expect((await openPage()).url).toBe(url);
  expect(razorpay.links).toHaveLength(made);
  expect(await riya.api.payments.list()).toEqual([]);
});

test('returns the same page to two concurrent requests', async () => {
  const [first, second] = await Promise.all([openPage(), openPage()]);
  expect(first.url).toBe(second.url);
});

test('replaces a page that ends soon, or asks for an outdated sum', async () => {
  const first = await openPage();
  await updateSetting(app.database.db, 'pilot_upi_amount', '650', '2026-01-01T00:00:00Z');
  const second = await openPage();
  await updateSetting(app.database.db, 'pilot_upi_amount', '499', '2026-01-01T00:00:00Z');
  expect(second.link.amount).toBe(65_000);
  const third = await openPage();
  app.advance({ hours: 23, minutes: 30 });
  const fourth = await openPage();
  expect(new Set([first, second, third, fourth].map(({ url }) => url)).size).toBe(4);
});

test.each(['hangs up', 500, 401, 429] as const)(
  'tells the member to pay by UPI, or retry, if a provider answers %s',
  async (trouble) => {
    razorpay.troubles.push(trouble);
    await expect(openPage()).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('Please pay by UPI'),
    });
    expect((await openPage()).url).toMatch(/^https:\/\/rzp\.io\//);
  },
);

test('counts the payment of a page whose response was lost, and asks again under another reference', async () => {
  razorpay.troubles.push('loses');
  await expect(openPage()).rejects.toMatchObject({ status: 503 });
  const lost = newestLink();
  expect((await openPage()).link.reference_id).not.toBe(lost.reference_id);
  expect((await sendEvent(app, paidEvent(lost))).status).toBe(200);
  expect(await yearsOf(riya)).toBe(1);
});

test.each([
  ['?razorpay_payment_link_status=paid&razorpay_payment_id=pay_1', '/subscription?status=success&plan=premium'],
  ['?razorpay_payment_link_status=expired', '/subscription?status=failed'],
  ['', '/subscription?status=failed'],
])('redirects %s to %s and grants nothing', async (query, location) => {
  await openPage();
  const response = await riya.fetch(`/api/payments/razorpay/return${query}`);
  expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  expect(await yearsOf(riya)).toBe(0);
});

test('grants premium for a year by a signed event of a paid page, and notifies the member', async () => {
  const { link } = await openPage();
  const response = await sendEvent(app, paidEvent(link));
  expect([response.status, await response.json()]).toMatchObject([200, { message: 'Received' }]);
  expect(await riya.api.payments.list()).toMatchObject([
    { method: 'razorpay', reference: link.reference_id, amount: '499.00', status: 'confirmed' },
  ]);
  expect(await yearsOf(riya)).toBe(1);
  expect((await riya.api.accounts.me()).isPremium).toBe(true);
  expect(await riya.api.notifications.list()).toMatchObject([{ title: 'You are a Premium member' }]);
  await app.runJobs();
  const subjects = app.mails.filter(({ to }) => to.address === riya.user.email).map((mail) => mail.subject);
  expect(subjects).toContain('Your Jugal Premium begins');
});

test.each([
  ['another secret', { secret: 'guessed' }],
  ['no signature', { signature: '' }],
  ['a signature that is none', { signature: 'zz'.repeat(32) }],
  ['half a signature', { signature: 'ab'.repeat(16) }],
])('rejects an event with %s', async (_name, options) => {
  const { link } = await openPage();
  const response = await sendEvent(app, paidEvent(link), options);
  expect([response.status, await response.json()]).toMatchObject([400, { message: 'The signature does not fit' }]);
  expect(await yearsOf(riya)).toBe(0);
});

test('rejects a signature of another body', async () => {
  const { link } = await openPage();
  const event = paidEvent(link);
  const { createHmac } = await import('node:crypto');
  const signature = createHmac('sha256', razorpay.env['RAZORPAY_WEBHOOK_SECRET'] ?? '')
    .update(JSON.stringify(event))
    .digest('hex');
  expect((await sendEvent(app, event, { signature })).status).toBe(400);
  expect(await yearsOf(riya)).toBe(0);
});

test('grants one year for events repeated under one or several ids, also 16 concurrently', async () => {
  const { link } = await openPage();
  const event = paidEvent(link);
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => sendEvent(app, event, index % 2 === 0 ? { id: 'the same' } : {})),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
  app.advance({ hours: 24 * 40 });
  await riya.api.accounts.login({ email: riya.user.email, password: riya.password });
  expect((await sendEvent(app, event)).status).toBe(200);
  expect(await yearsOf(riya)).toBe(1);
  expect(await riya.api.notifications.list()).toHaveLength(1);
});

test.each([
  ['the page asked for less', { link: { amount: 100 } }],
  ['less was paid', { link: { amount_paid: 100 } }],
  ['the payment is less', { payment: { amount: 100 } }],
  ['it is another currency', { payment: { currency: 'USD' } }],
  ['the page is in another currency', { link: { currency: 'USD' } }],
  ['the page was paid in part', { link: { status: 'partially_paid' } }],
])('grants nothing if signed, but %s, and leaves it to an admin', async (_name, change) => {
  const { link } = await openPage();
  expect((await sendEvent(app, paidEvent(link, change))).status).toBe(200);
  expect(await yearsOf(riya)).toBe(0);
  const admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
  const [waiting] = await admin.api.admin.payments.list({ status: 'pending', search: link.reference_id });
  expect(waiting).toMatchObject({
    status: 'pending',
    remark: expect.stringContaining('₹499.00 was asked for'),
  });
  await expect(openPage()).rejects.toMatchObject({ status: 409 });
});

test.each([
  ['another reference', { link: { reference_id: 'JUGAL2222222222222222' } }],
  ['no reference', { link: { reference_id: null } }],
  ['another page', { link: { id: 'plink_of_somebody' } }],
])('accepts an event about %s and grants nothing', async (_name, change) => {
  const { link } = await openPage();
  expect((await sendEvent(app, paidEvent(link, change))).status).toBe(200);
  expect(await yearsOf(riya)).toBe(0);
  expect(await riya.api.payments.list()).toEqual([]);
});

test('accepts an event with the reference of a payment by UPI and grants nothing', async () => {
  const { link } = await openPage();
  const { reference } = await riya.api.payments.checkout();
  const event = paidEvent(link, { link: { id: 'plink_made_by_hand', reference_id: reference } });
  expect((await sendEvent(app, event)).status).toBe(200);
  expect(await yearsOf(riya)).toBe(0);
  expect(await riya.api.payments.list()).toEqual([]);
});

test('announces a paid page to the member’s open pages at once', async () => {
  const { link } = await openPage();
  const heard: string[] = [];
  const stop = app.platform.live.subscribe(riya.user.id, (announcement) =>
    heard.push(...(announcement?.resources ?? [])),
  );
  await sendEvent(app, paidEvent(link));
  await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining(['subscription', 'payments'])), {
    timeout: 10_000,
  });
  stop();
});

test('ignores an end after the payment, and counts a payment after the end', async () => {
  const early = await openPage();
  await sendEvent(app, paidEvent(early.link));
  await sendEvent(app, endEvent(early.link, 'expired'));
  expect(await riya.api.payments.list()).toMatchObject([{ status: 'confirmed' }]);
  const arjun = await registerPerson(app, 'Arjun');
  const late = await openPage(arjun);
  await sendEvent(app, endEvent(late.link, 'cancelled'));
  expect((await openPage(arjun)).url).not.toBe(late.url);
  await sendEvent(app, paidEvent(late.link));
  expect(await yearsOf(arjun)).toBe(1);
});

test('accepts events of other kinds without effect', async () => {
  const { link } = await openPage();
  const event = { ...paidEvent(link), event: 'payment.captured' };
  expect((await sendEvent(app, event)).status).toBe(200);
  expect(await yearsOf(riya)).toBe(0);
  const ended = { ...endEvent(link, 'expired'), event: 'payment_link.partially_paid' };
  expect((await sendEvent(app, ended)).status).toBe(200);
  expect((await openPage()).link.reference_id).toBe(link.reference_id);
});

test('keeps earlier payments as they are when another page is opened at another price', async () => {
  const paid = await openPage();
  const event = paidEvent(paid.link);
  await sendEvent(app, event);
  const less = await openPage();
  await sendEvent(app, endEvent(less.link, 'expired'));
  await updateSetting(app.database.db, 'pilot_upi_amount', '650', '2026-01-01T00:00:00Z');
  await openPage();
  await updateSetting(app.database.db, 'pilot_upi_amount', '499', '2026-01-01T00:00:00Z');
  expect(await riya.api.payments.list()).toMatchObject([
    { reference: paid.link.reference_id, amount: '499.00', status: 'confirmed' },
  ]);
  // The provider's id of the payment, by which an operator finds it there.
  const { rows } = await app.database.pool.query(
    'select provider_payment_id as id from payments where user_id = $1 and provider_payment_id is not null',
    [riya.user.id],
  );
  expect(rows).toEqual([{ id: event.payload.payment.entity.id }]);
});

test('leaves the payment of a page to the provider: the member cannot declare it', async () => {
  const { link } = await openPage();
  await expect(riya.api.payments.declare({ reference: link.reference_id })).rejects.toMatchObject({ status: 404 });
  expect(await riya.api.payments.list()).toEqual([]);
});

test('accepts the paid page of a deleted member and grants nothing', async () => {
  const { link } = await openPage();
  await riya.api.accounts.deleteAccount({ password: riya.password });
  expect((await sendEvent(app, paidEvent(link))).status).toBe(200);
});

test.each([
  ['no object', []],
  ['no name', {}],
  ['a name that is no text', { event: 7 }],
  ['an endless name', { event: 'x'.repeat(5000) }],
  ['a paid event without its page', { event: 'payment_link.paid' }],
  ['a paid event of another shape', { event: 'payment_link.paid', payload: { payment_link: [] } }],
  ['an expired event without its page', { event: 'payment_link.expired', payload: {} }],
])('rejects a signed event with %s', async (_what, event) => {
  expect((await sendEvent(app, event)).status).toBe(400);
});

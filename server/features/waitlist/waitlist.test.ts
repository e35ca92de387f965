import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { deleteOldEntries } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;
function couple(details: object = {}) {
  count += 1;
  return {
    partner1Name: 'Hetal',
    partner2Name: 'Jay',
    email: `couple-${count}@example.com`,
    phone: '+91 98765 43210',
    city: 'Surat',
    ...details,
  } as const;
}

function post(visitor: Visitor, body: object) {
  return visitor.fetch('/api/waitlist', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function countRows(email: string): Promise<number> {
  const rows = await app.database.db.selectFrom('waitlist_entries').select('id').where('email', '=', email).execute();
  return rows.length;
}

async function mailsTo(address: string) {
  await app.runJobs();
  return app.mails.filter(({ to }) => to.address === address);
}

test('answers a visitor’s entry with 201 and the entry, and sends a mail', async () => {
  const body = couple();
  const response = await post(app.visit(), body);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    ...body,
    relationshipStage: null,
    interests: null,
    referralSource: null,
    status: 'pending',
  });
  const [mail] = await mailsTo(body.email);
  expect(mail?.subject).toBe('You are on the Jugal waitlist');
  expect(mail?.text).toContain('Surat');
  expect(mail?.text).toContain('48 hours');
});

test('sends no mail to an address that has unsubscribed by a mail’s link', async () => {
  const body = couple();
  await app.visit().api.waitlist.join(body);
  const [mail] = await mailsTo(body.email);
  expect(mail?.unsubscribeUrl).toMatch(/\/api\/mail-unsubscribe\//);
  await app.visit().fetch(new URL(String(mail?.unsubscribeUrl)).pathname, { method: 'POST' });
  expect(await app.visit().api.waitlist.join({ ...body, city: 'Vadodara' })).toMatchObject({
    status: 'pending',
  });
  expect(await mailsTo(body.email)).toHaveLength(1);
});

test('stores every field, and words the mail to an expansion city accordingly', async () => {
  const details = {
    city: 'Udaipur',
    relationshipStage: 'long-term',
    interests: 'Ghazals, long drives',
    referralSource: 'friend-referral',
  } as const;
  const body = couple(details);
  expect(await app.visit().api.waitlist.join(body)).toMatchObject(details);
  const [mail] = await mailsTo(body.email);
  expect(mail?.text).toContain('Udaipur');
  expect(mail?.text).not.toContain('48 hours');
});

test('stores a phone number in Gujarati or Devanagari digits in Latin ones', async () => {
  for (const phone of ['૯૮૭૬૫ ૪૩૨૧૦', '९८७६५ ४३२१०'])
    expect(await app.visit().api.waitlist.join({ ...couple(), phone })).toMatchObject({
      phone: '98765 43210',
    });
});

test('treats empty form options as absent', async () => {
  const body = { ...couple(), relationshipStage: '', interests: '', referralSource: '', website: '' };
  expect(await (await post(app.visit(), body)).json()).toMatchObject({
    relationshipStage: null,
    interests: null,
    referralSource: null,
  });
});

test.each([
  [{ partner1Name: ' ' }, 'Please enter your name.'],
  [{ partner2Name: undefined }, 'Please enter your partner’s name.'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'hetal@' }, 'Please enter a valid email address'],
  [{ phone: '' }, 'Please enter a phone number.'],
  [{ phone: '98765' }, 'Please provide a valid phone number'],
  [{ phone: 'call me maybe' }, 'Please provide a valid phone number'],
  [{ city: '' }, 'Please choose your city.'],
  [{ city: 'Paris' }, 'Please choose your city.'],
  [{ relationshipStage: 'single' }, 'Please choose a stage from the list.'],
  [{ referralSource: 'a bird' }, 'Please choose from the list how you heard of us.'],
  [{ website: 'http://spam.example' }, 'Please check what you entered'],
])('rejects %j', async (details, message) => {
  const body = couple(details);
  const response = await post(app.visit(), body);
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  expect(await countRows(body.email)).toBe(0);
});

test('stores sixteen identical concurrent requests as one entry with one mail, and returns it to each', async () => {
  const body = couple();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      post(app.visit(), { ...body, email: index % 2 ? body.email : ` ${body.email.toUpperCase()} ` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 201));
  const entries = (await Promise.all(answers.map((answer) => answer.json()))) as { id: string }[];
  expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
  expect(await countRows(body.email)).toBe(1);
  expect(await mailsTo(body.email)).toHaveLength(1);
});

test('keeps a corrected entry beside the first, because an acknowledged one is never lost', async () => {
  const body = couple();
  await app.visit().api.waitlist.join(body);
  await app.visit().api.waitlist.join({ ...body, phone: '98250 12345' });
  expect(await countRows(body.email)).toBe(2);
});

test('limits mails to a stranger’s address to three a day, and keeps every entry', async () => {
  const body = couple();
  for (const city of ['Surat', 'Anand', 'Morbi', 'Bharuch', 'Rajkot'] as const)
    await app.visit().api.waitlist.join({ ...body, city });
  expect(await mailsTo(body.email)).toHaveLength(3);
  expect(await countRows(body.email)).toBe(5);
});

test('allows 300 entries an hour from one network address', async () => {
  const limited = await createTestApp({ hasRateLimits: true });
  const visitor = limited.visit();
  const answers = await Promise.all(Array.from({ length: 301 }, () => post(visitor, couple())));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  await limited.close();
});

// Runs last, because it advances the clock.
test('deletes an entry after two years', async () => {
  const body = couple();
  await app.visit().api.waitlist.join(body);
  app.advance({ hours: 24 * 729 });
  await deleteOldEntries(app.platform);
  expect(await countRows(body.email)).toBe(1);
  app.advance({ hours: 48 });
  await deleteOldEntries(app.platform);
  expect(await countRows(body.email)).toBe(0);
});

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
  const rows = await app.database.db
    .selectFrom('waitlist_entries')
    .select('id')
    .where('email', '=', email)
    .execute();
  return rows.length;
}

async function mailsTo(address: string) {
  await app.runJobs();
  return app.mails.filter(({ to }) => to.address === address);
}

test('a visitor joins with what is required, is answered 201 with the entry, and gets a mail', async () => {
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

test('every field is kept, and a city of the expansion gets the words of the expansion', async () => {
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

test('the empty options of a form are left open', async () => {
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
])('%j is refused', async (details, message) => {
  const body = couple(details);
  const response = await post(app.visit(), body);
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  expect(await countRows(body.email)).toBe(0);
});

test('sixteen identical requests at once make one entry and one mail, and each is answered with it', async () => {
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

test('a corrected entry is kept beside the first: what was acknowledged is never lost', async () => {
  const body = couple();
  await app.visit().api.waitlist.join(body);
  await app.visit().api.waitlist.join({ ...body, phone: '98250 12345' });
  expect(await countRows(body.email)).toBe(2);
});

test('a stranger’s inbox is not filled: at most three mails a day, and every entry is kept', async () => {
  const body = couple();
  for (const city of ['Surat', 'Anand', 'Morbi', 'Bharuch', 'Rajkot'] as const)
    await app.visit().api.waitlist.join({ ...body, city });
  expect(await mailsTo(body.email)).toHaveLength(3);
  expect(await countRows(body.email)).toBe(5);
});

test('one address may send 300 entries an hour', async () => {
  const limited = await createTestApp({ hasRateLimits: true });
  const visitor = limited.visit();
  const answers = await Promise.all(Array.from({ length: 301 }, () => post(visitor, couple())));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  await limited.close();
});

// The last one: it moves the clock.
test('an entry is deleted after two years', async () => {
  const body = couple();
  await app.visit().api.waitlist.join(body);
  app.advance({ hours: 24 * 729 });
  await deleteOldEntries(app.platform);
  expect(await countRows(body.email)).toBe(1);
  app.advance({ hours: 48 });
  await deleteOldEntries(app.platform);
  expect(await countRows(body.email)).toBe(0);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { deleteAnsweredMessages } from './service.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

let count = 0;
function message(details: object = {}) {
  count += 1;
  return {
    name: 'Kavya Desai',
    email: `kavya-${count}@example.com`,
    subject: 'A question',
    category: 'general',
    message: 'When do you open in Kochi?',
    ...details,
  } as const;
}

function post(visitor: Visitor, body: object) {
  return visitor.fetch('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function kept(email: string) {
  return (await admin.api.admin.contact.list()).filter((each) => each.email === email);
}

async function mailsTo(address: string) {
  await app.runJobs();
  return app.mails.filter(({ to }) => to.address === address);
}

test('answers a visitor’s message with 201 and the message, and sends a mail that does not repeat it', async () => {
  const body = message({ phone: '98765 43210', city: 'Kochi' });
  const response = await post(app.visit(), { ...body, website: '' });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject(body);
  const [mail] = await mailsTo(body.email);
  expect(mail?.subject).toBe('Jugal has your message');
  expect(mail?.text).toContain('24 hours');
  expect(mail?.text).not.toContain('Kochi');
});

const missing = 'Please fill in all required fields.';
test.each([
  [{ name: '' }, missing],
  [{ email: '  ' }, missing],
  [{ subject: undefined }, missing],
  [{ category: '' }, missing],
  [{ category: undefined }, missing],
  [{ message: ' ' }, missing],
  [{ email: 'kavya' }, 'Please enter a valid email address'],
  [{ category: 'gossip' }, 'Please choose a category from the list.'],
  [{ message: 'x'.repeat(5001) }, 'Please use at most 5000 characters'],
  [{ website: 'http://spam.example' }, 'Please check what you entered'],
])('rejects %j', async (details, words) => {
  const body = message(details);
  const response = await post(app.visit(), body);
  expect([response.status, await response.json()]).toMatchObject([400, { message: words }]);
  expect(await kept(body.email)).toEqual([]);
});

test('stores sixteen identical concurrent messages as one, with one mail', async () => {
  const body = message();
  const answers = await Promise.all(Array.from({ length: 16 }, () => post(app.visit(), body)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 201));
  expect(await kept(body.email)).toHaveLength(1);
  expect(await mailsTo(body.email)).toHaveLength(1);
});

test('stores the same words after the answer as a new message', async () => {
  const body = message();
  const first = await app.visit().api.contact.send(body);
  await admin.api.admin.contact.answer({ id: first.id });
  const second = await app.visit().api.contact.send(body);
  expect(second.id).not.toBe(first.id);
  expect(await kept(body.email)).toHaveLength(2);
});

test('shows admins the deadline of a message, and lets them mark it as answered once', async () => {
  const sent = await app.visit().api.contact.send(message());
  const [waiting] = await admin.api.admin.contact.list({ state: 'waiting' });
  expect(waiting).toMatchObject({ id: sent.id, answeredAt: null });
  expect(Date.parse(waiting?.answerBy ?? '') - Date.parse(sent.createdAt)).toBe(24 * 3_600_000);
  const answered = await admin.api.admin.contact.answer({ id: sent.id });
  expect(answered.answeredAt).not.toBeNull();
  expect(await admin.api.admin.contact.answer({ id: sent.id })).toEqual(answered);
  const log = await admin.api.admin.audit.list({ search: 'contact.answer' });
  expect(log.filter(({ subjectId }) => subjectId === sent.id)).toHaveLength(1);
  expect((await admin.api.admin.contact.list({ state: 'answered' })).map(({ id }) => id)).toContain(sent.id);
  expect((await admin.api.admin.contact.list({ state: 'waiting' })).map(({ id }) => id)).not.toContain(sent.id);
});

test('narrows the list by search and category, in pages that join to the whole', async () => {
  const sent = await app.visit().api.contact.send(message({ subject: 'Tea_house', category: 'media' }));
  const ids = async (query: object) => (await admin.api.admin.contact.list(query)).map(({ id }) => id);
  expect(await ids({ search: 'TEA_h' })).toEqual([sent.id]);
  expect(await ids({ search: 'tea%' })).toEqual([]);
  expect(await ids({ category: 'media' })).toEqual([sent.id]);
  const whole = await ids({});
  const parts: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ limit: '2', ...(cursor && { cursor }) });
    const response = await admin.fetch(`/api/admin/contact-messages?${query}`);
    parts.push(...((await response.json()) as { id: string }[]).map(({ id }) => id));
    cursor = response.headers.get('x-next-cursor');
  }
  expect(parts).toEqual(whole);
});

test('deletes a message for good, and keeps none of its words in the log', async () => {
  const sent = await app.visit().api.contact.send(message({ message: 'My secret plan' }));
  await admin.api.admin.contact.delete({ id: sent.id });
  await expect(admin.api.admin.contact.delete({ id: sent.id })).rejects.toMatchObject({ status: 404 });
  const [logged] = await admin.api.admin.audit.list({ search: 'contact.delete' });
  expect(logged).toMatchObject({ subjectId: sent.id, subjectLabel: 'Kavya Desai' });
  expect(JSON.stringify(logged)).not.toMatch(/secret|example\.com/);
});

// Runs last, because it advances the clock.
test('deletes an answered message after a year, and keeps a pending one', async () => {
  const answered = message();
  const waiting = message();
  const { id } = await app.visit().api.contact.send(answered);
  await app.visit().api.contact.send(waiting);
  await admin.api.admin.contact.answer({ id });
  app.advance({ hours: 24 * 366 });
  await deleteAnsweredMessages(app.platform);
  const left = await app.database.db.selectFrom('contact_messages').select('email').execute();
  expect(left.map(({ email }) => email)).toContain(waiting.email);
  expect(left.map(({ email }) => email)).not.toContain(answered.email);
});

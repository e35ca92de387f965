import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { registerOverHttp } from '#tests/support/http-member.ts';
import { registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp();
  riya = await registerPerson(app);
});
afterAll(() => app.close());

async function send(method: string, path: string, body?: string) {
  const headers = { 'content-type': 'application/json' };
  const response = await riya.fetch(path, { method, ...(body !== undefined && { headers, body }) });
  return { status: response.status, body: JSON.parse(await response.text()) as unknown };
}

test.each([
  ['without a body', undefined],
  ['with an empty body', ''],
  ['with an empty object', '{}'],
])('names the first missing field of a call %s', async (_name, body) => {
  expect(await send('POST', '/api/date-events', body)).toMatchObject({
    status: 400,
    body: { message: 'Please enter a title for your date.' },
  });
});

test('rejects an edit whose body is a list or a bare value', async () => {
  const { id } = await riya.api.dates.create({ title: 'Dinner', scheduledDate: dayAhead(30) });
  const refused = { status: 400, body: { message: 'Please check what you entered' } };
  for (const body of ['[]', '[1]', '"dinner"', '7', 'true'])
    expect(await send('PATCH', `/api/date-events/${id}`, body)).toMatchObject(refused);
});

test('rejects an undecodable address with the message for an unreadable body', async () => {
  expect(await send('GET', '/api/expenses/%zz')).toMatchObject({
    status: 400,
    body: { message: 'The request could not be read' },
  });
});

test.each([
  ['a list', '[]'],
  ['a text', '"dinner"'],
  ['a number in place of a text', `{"title":"Dinner","scheduledDate":"${dayAhead(30)}","location":7}`],
  ['the character U+0000', String.raw`{"title":"Din\u0000ner","scheduledDate":"${dayAhead(30)}"}`],
  ['half a surrogate pair', String.raw`{"title":"Dinner \ud83d","scheduledDate":"${dayAhead(30)}"}`],
])('rejects %s with a message for the member', async (_name, body) => {
  expect(await send('POST', '/api/date-events', body)).toMatchObject({
    status: 400,
    body: { message: 'Please check what you entered' },
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded'])(
  'rejects a body of the type %s unless it is empty',
  async (type) => {
    const post = (body: string) =>
      riya.fetch('/api/wallet/daily-checkin', { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post('{}')).status).toBe(415);
    expect((await post('')).status).not.toBe(415);
  },
);

test('keeps emoji and backslashes of a text in every JSON notation', async () => {
  const body = String.raw`{"title":"\ud83d\ude00 \\u0000 \\ud83d","scheduledDate":"${dayAhead(30)}"}`;
  const { status, body: planned } = await send('POST', '/api/date-events', body);
  expect(status).toBe(201);
  expect(planned).toMatchObject({ title: String.raw`😀 \u0000 \ud83d` });
});

test('rejects a search for the character U+0000 with 400', async () => {
  expect((await send('GET', '/api/partner-notes?search=%00')).status).toBe(400);
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing'],
  ['PUT', '/api/nothing'],
])('answers %s %s with 404', async (method, path) => {
  expect(await send(method, path)).toMatchObject({ status: 404, body: { message: 'Not found' } });
});

test('answers HEAD like GET without a body, and requires a session for both', async () => {
  const got = await riya.fetch('/api/wallet');
  const head = await riya.fetch('/api/wallet', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    got.headers.get('content-type'),
    '',
  ]);
  expect((await app.visit().fetch('/api/wallet', { method: 'HEAD' })).status).toBe(401);
});

test('answers 413 to a body far over the limit before it closes the connection', async () => {
  const member = await registerOverHttp(await app.listen(), 'Sender');
  const form = new FormData();
  form.set('profileImage', new Blob([new Uint8Array(12_000_000)], { type: 'image/png' }), 'me.png');
  const answers = await Promise.all([
    member.call('POST', '/api/user/upload-profile-image', form),
    member.call('POST', '/api/memories', { title: 'x'.repeat(12_000_000) }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([413, 413]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { code: 'too_large', message: 'File size must be less than 5MB' },
    { code: 'too_large', message: 'That is too large to send' },
  ]);
});

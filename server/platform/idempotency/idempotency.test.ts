import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DateEvent } from '#domain/dates/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { makePhoto } from '#tests/support/photos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-03-17T12:00:00+05:30');
});
afterAll(() => app.close());

const dinner = { title: 'Dinner', scheduledDate: '2027-04-10' };

function send(person: Person, method: string, path: string, key: string, body?: object): Promise<Response> {
  return person.fetch(path, {
    method,
    headers: { 'idempotency-key': key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function readAnswer(response: Response): Promise<[number, unknown]> {
  return [response.status, await response.json()];
}

test('answers a retry with the current record and changes nothing', async () => {
  const [riya, arjun] = await registerCouple(app);
  const first = await readAnswer(await send(riya, 'POST', '/api/date-events', 'plan', dinner));
  expect(first[0]).toBe(201);
  await arjun.api.dates.respond({ id: (first[1] as DateEvent).id, status: 'accepted' });
  const [now] = await riya.api.dates.list();
  expect(now).toMatchObject({ partnerResponse: 'accepted' });
  expect(await readAnswer(await send(riya, 'POST', '/api/date-events', 'plan', dinner))).toEqual([201, now]);
  expect(await riya.api.dates.list()).toHaveLength(1);
  // The request of the first time ended with the answer, and no second one follows.
  expect(await arjun.api.notifications.list()).toEqual([]);
  expect((await riya.api.subscription.usageLimits()).dateEvents).toMatchObject({ used: 1 });
});

test('makes one change for sixteen concurrent retries', async () => {
  const [riya] = await registerCouple(app);
  const answers = await Promise.all(
    Array.from({ length: 16 }, async () =>
      readAnswer(await send(riya, 'POST', '/api/date-events', 'plan', { ...dinner, id: randomUUIDv7() })),
    ),
  );
  // Each names another id, so each is another call: one succeeds and the others are rejected.
  expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
  expect(answers.filter(([status]) => status === 409)).toHaveLength(15);
  const same = { ...dinner, id: randomUUIDv7() };
  const repeated = await Promise.all(
    Array.from({ length: 16 }, async () => readAnswer(await send(riya, 'POST', '/api/date-events', 'again', same))),
  );
  expect(new Set(repeated.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(repeated[0]).toMatchObject([201, { id: same.id }]);
  expect(await riya.api.dates.list()).toHaveLength(2);
});

test('answers a retried deletion without 404', async () => {
  const [riya] = await registerCouple(app);
  const { id } = await riya.api.dates.create(dinner);
  for (let sending = 0; sending < 2; sending += 1)
    expect((await send(riya, 'DELETE', `/api/date-events/${id}`, 'delete')).status).toBe(204);
  expect((await send(riya, 'DELETE', `/api/date-events/${id}`, 'another')).status).toBe(404);
});

test('runs a rejected call again on a retry', async () => {
  const [riya, arjun] = await registerCouple(app);
  const { id } = await riya.api.dates.create(dinner);
  await riya.api.dates.delete({ id });
  const respond = () => send(arjun, 'PATCH', `/api/date-events/${id}/respond`, 'answer', { status: 'accepted' });
  expect((await respond()).status).toBe(404);
  await riya.api.dates.restore({ id });
  expect((await respond()).status).toBe(200);
});

test('binds a key to one call of one member', async () => {
  const [riya, arjun] = await registerCouple(app);
  await send(riya, 'POST', '/api/date-events', 'mine', dinner);
  expect(
    await readAnswer(await send(riya, 'POST', '/api/date-events', 'mine', { ...dinner, title: 'Lunch' })),
  ).toMatchObject([409, { code: 'idempotency_key_taken' }]);
  expect((await send(arjun, 'POST', '/api/date-events', 'mine', dinner)).status).toBe(201);
  expect(await riya.api.dates.list()).toHaveLength(2);
  for (const key of ['', 'a key', 'x'.repeat(129)])
    expect((await send(riya, 'POST', '/api/date-events', key, dinner)).status).toBe(400);
});

test('rejects a pending change that belongs to another member', async () => {
  const [riya, arjun] = await registerCouple(app);
  const plan = (person: Person) =>
    person.fetch('/api/date-events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-member-id': riya.user.id },
      body: JSON.stringify(dinner),
    });
  expect((await plan(arjun)).status).toBe(401);
  expect(await riya.api.dates.list()).toEqual([]);
  expect((await plan(riya)).status).toBe(201);
});

test('answers a retried upload with the first photo, and leaves no file behind', async () => {
  const riya = await registerPerson(app);
  const photo = await makePhoto(60, 40);
  const upload = async () => {
    const body = new FormData();
    body.set('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    const headers = { 'idempotency-key': 'photo' };
    return readAnswer(await riya.fetch('/api/memories/photos', { method: 'POST', headers, body }));
  };
  const first = await upload();
  expect(first[0]).toBe(201);
  expect(await upload()).toEqual(first);
  const { rows } = await app.database.pool.query('select 1 from photos where user_id = $1', [riya.user.id]);
  expect(rows).toHaveLength(1);
});

test('keeps a client-assigned id and rejects its reuse', async () => {
  const [riya, arjun] = await registerCouple(app);
  const id = randomUUIDv7();
  expect((await riya.api.dates.create({ ...dinner, id })).id).toBe(id);
  await expect(arjun.api.dates.create({ ...dinner, id })).rejects.toMatchObject({
    status: 409,
    code: 'id_taken',
  });
  await expect(riya.api.dates.create({ ...dinner, id: '6f3c1f1e-6c0f-4d5e-9a37-2a8f6c1f3b11' })).rejects.toMatchObject({
    status: 400,
  });
});

test('answers a retry at full storage limit, and forgets the call after a month', async () => {
  const riya = await registerPerson(app);
  await riya.api.memories.create({ title: 'First', memoryDate: '2026-01-14' });
  const body = { title: 'Kites', memoryDate: '2026-01-14' };
  await app.database.pool.query(`update settings set value = '2' where key = 'max_memories'`);
  app.advance({ minutes: 2 });
  expect((await send(riya, 'POST', '/api/memories', 'kites', body)).status).toBe(201);
  app.advance({ minutes: 2 });
  expect((await send(riya, 'POST', '/api/memories', 'kites', body)).status).toBe(201);
  expect((await send(riya, 'POST', '/api/memories', 'new', body)).status).toBe(403);
  const count = async () =>
    (await app.database.pool.query('select 1 from idempotency_keys where user_id = $1', [riya.user.id])).rowCount;
  expect(await count()).toBe(1);
  app.advance({ hours: 24 * 31 });
  await app.runScheduled('sweep-sessions');
  expect(await count()).toBe(0);
});

const boundary = 'frame';
const form = (fields: Record<string, string>, file?: string) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}${
    file === undefined
      ? ''
      : `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="p.jpg"\r\ncontent-type: image/jpeg\r\n\r\n${file}\r\n`
  }--${boundary}--\r\n`;
const spellings = [
  'application/json',
  'APPLICATION/JSON',
  'Application/Json; charset=utf-8',
  'application/json;charset="UTF-8"; version=1',
  ' application/json ',
] as const;

test.each(spellings)('rejects another body under the same key as %s', async (type) => {
  const riya = await registerPerson(app);
  const pay = async (amount: string) =>
    riya.fetch('/api/expenses', {
      method: 'POST',
      headers: { 'idempotency-key': 'pay', 'content-type': type },
      body: JSON.stringify({ title: 'Thali', amount }),
    });
  expect((await pay('1.00')).status).toBe(201);
  expect((await pay('777.00')).status).toBe(409);
  expect((await pay('1.00')).status).toBe(201);
  expect(await riya.api.expenses.list()).toMatchObject([{ amount: '1.00' }]);
});

test('rejects another form under the same key that differs in type, fields or file', async () => {
  const riya = await registerPerson(app);
  const post = (path: string, type: string, body: string) =>
    riya.fetch(path, { method: 'POST', headers: { 'idempotency-key': 'form', 'content-type': type }, body });
  const type = `multipart/form-data; boundary=${boundary}`;
  await post('/api/expenses', type, form({ title: 'Thali', amount: '1.00' }));
  const changed = form({ title: 'Thali', amount: '777.00' });
  const { status } = await post('/api/expenses', type.replace('multipart', 'MULTIPART'), changed);
  expect([409, 415]).toContain(status);
  const [one, other] = [await makePhoto(60, 40), await makePhoto(61, 40)];
  const upload = (photo: Buffer<ArrayBuffer>) => {
    const body = new FormData();
    body.set('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    return riya.fetch('/api/memories/photos', {
      method: 'POST',
      headers: { 'idempotency-key': 'photo' },
      body,
    });
  };
  expect((await upload(one)).status).toBe(201);
  expect((await upload(other)).status).toBe(409);
  expect((await upload(one)).status).toBe(201);
});

test('stores only an id per change, for the newest 2,000 changes of a member', async () => {
  const riya = await registerPerson(app);
  await app.database.pool.query(
    `insert into idempotency_keys (user_id, key, change, call_hash, result, created_at)
     select $1, 'old-' || n, 0, '', '{"result":{}}', now() - interval '1 day' + n * interval '1 second'
     from generate_series(1, 2100) n`,
    [riya.user.id],
  );
  const body = { title: 'Likes', content: 'x'.repeat(9000), category: 'food' };
  expect((await send(riya, 'POST', '/api/partner-notes', 'note', body)).status).toBe(201);
  const { rows } = await app.database.pool.query<{ key: string; bytes: number }>(
    `select key, octet_length(result) as bytes from idempotency_keys where user_id = $1 order by created_at, key`,
    [riya.user.id],
  );
  expect(rows).toHaveLength(2000);
  expect(rows[0]?.key).toBe('old-102');
  expect(Math.max(...rows.map(({ bytes }) => bytes))).toBeLessThan(2048);
});

test('answers 410 to a retry whose record is deleted, and creates no second one', async () => {
  const [riya] = await registerCouple(app);
  const first = await readAnswer(await send(riya, 'POST', '/api/date-events', 'plan', dinner));
  const { id } = first[1] as DateEvent;
  await riya.api.dates.delete({ id });
  const again = () => send(riya, 'POST', '/api/date-events', 'plan', dinner);
  expect(await readAnswer(await again())).toMatchObject([410, { code: 'record_gone' }]);
  await riya.api.trash.delete({ id });
  expect((await again()).status).toBe(410);
  expect(await riya.api.dates.list()).toEqual([]);
});

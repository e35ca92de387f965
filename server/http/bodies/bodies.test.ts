import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#domain/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { changeUser, registerPerson, type Person } from '#tests/support/people.ts';
import { makePhoto } from '#tests/support/photos.ts';
import { listEndpoints } from '../api.ts';
import { takesFile } from './body-parsers.ts';

let app: TestApp;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp();
  riya = await registerPerson(app);
  await changeUser(app, riya.user.id, { isAdmin: true });
});
afterAll(() => app.close());

async function send(path: string, body: NonNullable<RequestInit['body']>, type?: string, method = 'POST') {
  const response = await riya.fetch(path, {
    method,
    body,
    ...(type && { headers: { 'content-type': type } }),
  });
  return { status: response.status, body: (await response.json()) as { code?: string; message?: string } };
}

describe('parses multipart forms', () => {
  const calls = listEndpoints(contract).filter(({ method }) => method !== 'GET');

  test('reads a form only where the contract takes a file', async () => {
    const read: string[] = [];
    for (const { endpoint, method, path, name } of calls) {
      // Logging out would end the session that the other calls use.
      if (takesFile(endpoint) || name.endsWith('ogout')) continue;
      const { status } = await send(
        path.replaceAll(/\{\w+\}/g, crypto.randomUUID()),
        new FormData(),
        undefined,
        method,
      );
      if (status !== 415 && status !== 403) read.push(`${status} ${name}`);
    }
    expect(read).toEqual([]);
    expect(calls.filter(({ endpoint }) => takesFile(endpoint)).map(({ name }) => name)).toEqual([
      'accounts.uploadAvatar',
      'busyCalendars.upload',
      'expenses.uploadReceipt',
      'memories.uploadPhoto',
      'memories.uploadOriginal',
    ]);
  });

  const frame = 'multipart/form-data; boundary=frame';
  const part = (name: string, more = '') =>
    `--frame\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n1\r\n`;
  const file = part('photo', '; filename="a.jpg"');
  test.each([
    ['two files', file + file.replace('photo', 'other')],
    ['six fields', [1, 2, 3, 4, 5, 6].map((name) => part(`field${name}`)).join('')],
    ['one name twice', part('a') + part('a')],
    ['a long name', part('x'.repeat(65))],
    ['no name', '--frame\r\nContent-Disposition: form-data\r\n\r\n1\r\n'],
    ['a long field', `${part('a').slice(0, -2)}${'x'.repeat(17_000)}\r\n`],
    ['an endless header', `--frame\r\n${'X-A: b\r\n'.repeat(1000)}\r\n1\r\n`],
  ])('rejects a form with %s', async (_what, parts) => {
    expect((await send('/api/memories/photos', `${parts}--frame--\r\n`, frame)).status).toBe(400);
  });

  test.each([
    ['without an end', file],
    ['without a part', ''],
  ])('rejects a form %s', async (_what, parts) => {
    expect((await send('/api/memories/photos', parts, frame)).status).toBe(400);
  });

  test('rejects a form without a boundary', async () => {
    expect((await send('/api/memories/photos', file, 'multipart/form-data')).status).toBe(400);
  });

  test('treats brackets in a field name as literal characters', async () => {
    const form = new FormData();
    form.set('photo[0]', new Blob([await makePhoto(20, 20)]), 'a.jpg');
    expect(await send('/api/memories/photos', form)).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    });
  });

  test('accepts a file with five fields', async () => {
    const form = new FormData();
    for (const name of ['a', 'b', 'c', 'd', 'e']) form.set(name, 'x');
    form.set('photo', new Blob([await makePhoto(20, 20)]), 'ફોટો.jpg');
    expect((await send('/api/memories/photos', form)).status).toBe(201);
  });
});

describe('validates large JSON', () => {
  const row = { title: 'Chai', amount: '20', category: 'food', spentOn: '2025-01-01' };
  const rows = (count: number, last: object = row) =>
    JSON.stringify({ name: 'x', rows: [...Array.from({ length: count - 1 }, () => row), last] });

  test('accepts large JSON like small JSON', async () => {
    const small = await send('/api/expense-imports', rows(3), 'application/json');
    const large = await send('/api/expense-imports', rows(700), 'application/json');
    expect([small.status, large.status]).toEqual([201, 201]);
    expect(large.body).toMatchObject({ count: 700 });
  });

  test.each([
    ['a wrong row', (count: number) => rows(count, { ...row, title: '' })],
    [
      'a body of the wrong shape',
      (count: number) => JSON.stringify({ name: 'x', rows: Array.from({ length: count }, () => 7) }),
    ],
    ['text that cannot be stored', (count: number) => rows(count, { ...row, title: '\u0000' })],
    ['half a surrogate pair', (count: number) => rows(count).replace('Chai', String.raw`\ud800`)],
    ['a text that is cut off', (count: number) => rows(count).slice(0, -2)],
    ['a list', (count: number) => `[${'1,'.repeat(count)}1]`],
  ])('rejects %s with the message for a small body', async (_what, make) => {
    const small = await send('/api/expense-imports', make(5), 'application/json');
    const large = await send('/api/expense-imports', make(900), 'application/json');
    expect(small.status).toBe(400);
    expect({ ...large, body: { ...large.body, message: large.body.message?.replace('900', '5') } }).toEqual(small);
  });

  test('ignores an id in the body that differs from the path', async () => {
    const { id } = await riya.api.notes.create({ title: 'Mine', content: 'Chai', category: 'food' });
    const other = await riya.api.notes.create({ title: 'Other', content: 'Chai', category: 'food' });
    const changed = {
      id: other.id,
      title: 'Changed',
      content: 'Chai',
      category: 'food',
      rest: Array.from({ length: 600 }, () => 1),
    };
    expect((await send(`/api/partner-notes/${id}`, JSON.stringify(changed), 'application/json', 'PUT')).status).toBe(
      200,
    );
    const titles = (await riya.api.notes.list({})).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['Changed', 'Other']);
  });
});

test('counts a rejected large body against the rate limit, and refunds a small one', async () => {
  const limited = await createTestApp({ hasRateLimits: true });
  try {
    const asha = await registerPerson(limited);
    const readPoints = async () => {
      const { rows } = await limited.database.pool.query<{ points: number }>(
        "select points from rate_limits where key like 'expense-import-check:%'",
      );
      return rows.map(({ points }) => points);
    };
    const check = (count: number) =>
      asha.fetch('/api/expense-imports/check', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rows: Array.from({ length: count }, () => ({ title: 'x'.repeat(200) })) }),
      });
    expect((await check(2)).status).toBe(400);
    await expect.poll(readPoints).toEqual([0]);
    expect((await check(200)).status).toBe(400);
    await expect.poll(readPoints).toEqual([1]);
    expect((await check(2000)).status).toBe(400);
    await expect.poll(readPoints).toEqual([2]);
  } finally {
    await limited.close();
  }
});

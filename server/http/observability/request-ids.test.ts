import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openLog } from '#server/platform/observability/open-log.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from '#tests/support/people.ts';

let app: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  const lines = new PassThrough();
  lines.on('data', (line: Buffer) => logged.push(line.toString()));
  app = await createTestApp({ log: openLog('info', lines), env: { TRUST_PROXY: '10.1.0.0/16' } });
});
afterAll(() => app.close());

async function readId(address: string, named?: string): Promise<string | null> {
  const init = named === undefined ? {} : { headers: { 'x-request-id': named } };
  return (await app.visit(address).fetch('/api/health', init)).headers.get('x-request-id');
}

test('gives every response a different id', async () => {
  const ids = await Promise.all(['/api/health', '/api/auth/user', '/nowhere', '/api/nowhere'].map(readIdOf));
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}$/);
  expect(new Set(ids).size).toBe(ids.length);

  async function readIdOf(path: string) {
    return (await app.visit().fetch(path)).headers.get('x-request-id');
  }
});

test('takes the id from a trusted proxy and from no other peer', async () => {
  expect(await readId('10.1.2.3', 'from-the-proxy-1')).toBe('from-the-proxy-1');
  expect(await readId('::ffff:10.1.2.3', 'from-the-proxy-2')).toBe('from-the-proxy-2');
  expect(await readId('10.2.0.1', 'from-a-stranger')).toMatch(/^[\da-f]{8}$/);
});

test.each(['short', 'x'.repeat(65), 'with space', 'quote"quote"', 'läng-genug', ''])(
  'ignores the malformed id %j of a proxy',
  async (named) => {
    const headers = { 'x-request-id': Buffer.from(named).toString('latin1') };
    const { headers: answered } = await app.app.inject({
      url: '/api/health',
      headers,
      remoteAddress: '10.1.2.3',
    });
    expect(answered['x-request-id']).toMatch(/^[\da-f]{8}$/);
  },
);

test.each([
  ['the gate', 'POST', 'POST /api/partner-notes'],
  ['the handler', 'GET', 'GET /api/partner-notes'],
])(
  'references the call of a failure in %s, and logs the failure without any submitted data',
  async (_, method, where) => {
    const member = await registerPerson(app);
    await app.database.pool.query('alter table notes rename to lost_notes');
    onTestFinished(async () => {
      await app.database.pool.query('alter table lost_notes rename to notes');
    });
    logged.length = 0;
    const response = await member.fetch('/api/partner-notes?secret=in-the-query', {
      method,
      headers: { 'content-type': 'application/json', authorization: 'Bearer in-the-header' },
      ...(method === 'POST' && {
        body: JSON.stringify({ title: 'riya@example.com', content: 'in-the-body' }),
      }),
    });
    expect(response.status).toBe(500);
    const body = (await response.json()) as { reference: string };
    expect(body).toEqual({
      code: 'internal',
      message: expect.any(String) as unknown,
      reference: response.headers.get('x-request-id'),
    });
    const text = logged.join('');
    expect(JSON.parse(text)).toMatchObject({ requestId: body.reference, where, err: { code: '42P01' } });
    const sent = ['in-the-query', 'in-the-header', 'in-the-body', 'riya@', ...member.cookies.values()];
    expect(sent.filter((secret) => secret.length > 3 && text.includes(secret))).toEqual([]);
  },
);

test('omits the reference for a rejected call', async () => {
  const response = await app.visit().fetch('/api/auth/user');
  expect(await response.json()).toEqual({ message: 'Unauthorized' });
});

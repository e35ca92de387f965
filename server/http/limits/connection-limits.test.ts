import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from '#tests/support/people.ts';

const TIMEOUT_MS = 400;

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp({ requestTimeoutMs: TIMEOUT_MS });
  const { cookies } = await registerPerson(app);
  cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => app.close());

/** Sends `head`, then a byte every 20 ms, until the server closes the connection. Returns the server's response. */
async function drip(head: string): Promise<string> {
  const { hostname, port } = new URL(await app.listen());
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // A write may hit a connection that was just closed.
  socket.on('error', () => undefined);
  socket.write(head);
  const dripping = setInterval(() => socket.write('a'), 20);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  return said;
}

test.each([
  ['headers', () => 'GET /api/health HTTP/1.1\r\nHost: jugal.test\r\nX-Slow: '],
  ['a body of JSON', () => start('POST /api/memories', 'application/json')],
  ['a photo', () => start('POST /api/memories/photos', 'multipart/form-data; boundary=x')],
  ['a body that is refused', () => start('POST /api/admin/experiences', 'application/json')],
])('cuts off %s that arrive too slowly', async (_name, head) => {
  // The complete request would take longer than the test may.
  expect(await drip(head())).toMatch(/^HTTP\/1\.1 (408|403) /);
});

function start(call: string, type: string): string {
  return `${call} HTTP/1.1\r\nHost: jugal.test\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n`;
}

test('rejects input that is not HTTP with the usual error body', async () => {
  expect(await drip('nonsense\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*\{"code":"invalid","message":"The request could not be read"\}$/,
  );
});

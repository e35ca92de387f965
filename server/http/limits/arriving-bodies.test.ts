import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runInLanguage } from '#messages/reader-language.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createArrivingBodies } from './arriving-bodies.ts';
import { BoundedRequest } from './bounded-request.ts';

const KB = 1024;
let app: TestApp;
const sockets: Socket[] = [];
const closers: (() => void)[] = [];
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const close of closers.splice(0)) close();
});
afterAll(() => app.close());

/** Sends the head of a call and the beginning of its body. Returns what is answered. */
function begin(port: number, call: string, length: number, sent: number) {
  const socket = connect({ host: '127.0.0.1', port });
  sockets.push(socket);
  const begun = { socket, said: '', isClosed: () => socket.destroyed || socket.readableEnded };
  socket.on('data', (bytes: Buffer) => (begun.said += bytes.toString('latin1'))).on('error', () => undefined);
  const head = [`${call} HTTP/1.1`, 'Host: jugal.test', 'Content-Type: application/json', `Content-Length: ${length}`];
  socket.write([...head, '', ''].join('\r\n'));
  socket.write(Buffer.alloc(sent, ' '));
  return begun;
}

test('refuses the bodies of a network beyond 8 MB that have not arrived, and has room once they are gone', async () => {
  const port = Number(new URL(await app.listen()).port);
  const call = 'POST /api/payments/razorpay/events';
  const slow = Array.from({ length: 48 }, () => begin(port, call, 256 * KB, 200 * KB));
  const refused = () => slow.filter(({ said }) => said.startsWith('HTTP/1.1 429 ')).length;
  await expect.poll(refused).toBe(16);
  await expect.poll(() => slow.filter((each) => each.isClosed()).length).toBe(16);
  const short = begin(port, call, 2, 2);
  await expect.poll(() => short.said).toMatch(/^HTTP\/1\.1 [34]/);
  expect(short.said).not.toMatch(/^HTTP\/1\.1 429/);
  for (const { socket } of slow) socket.destroy();
  const later = begin(port, call, 256 * KB, 256 * KB);
  await expect.poll(() => later.said).toMatch(/^HTTP\/1\.1 \d/);
  expect(later.said).not.toMatch(/^HTTP\/1\.1 429/);
});

test.each(['POST /api/nothing', 'PUT /api/health', 'POST /nothing', 'POST /api'])(
  'answers before the body to a call that is not served: %s',
  async (call) => {
    const port = Number(new URL(await app.listen()).port);
    const begun = begin(port, call, 900 * KB, 100);
    await expect.poll(() => begun.said).toMatch(/^HTTP\/1\.1 40[45] [\s\S]*connection: close/i);
  },
);

test('cuts off the bodies that began first beyond the bytes of all, but none that is complete', async () => {
  const bodies = createArrivingBodies(300 * KB);
  const server = createServer({ IncomingMessage: BoundedRequest }, (request, response) => {
    const limits = { maxBytes: 400 * KB, isUpload: true };
    runInLanguage('en', () =>
      bodies.hold(request.url ?? '', { request: { raw: request }, reply: { raw: response } }, limits),
    );
    request.on('error', () => undefined).resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => void (server.closeAllConnections(), server.close()));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const complete = begin(port, 'POST /complete', 100 * KB, 100 * KB);
  const slow: ReturnType<typeof begin>[] = [];
  for (let count = 0; count < 3; count += 1) {
    await expect
      .poll(() => new Promise((resolve) => server.getConnections((_error, found) => resolve(found))))
      .toBe(count + 1);
    slow.push(begin(port, `POST /${count}`, 400 * KB, 80 * KB));
  }
  await expect.poll(() => slow.map((each) => each.isClosed())).toEqual([true, false, false]);
  expect(complete.isClosed()).toBe(false);
});

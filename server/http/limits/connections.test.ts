import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#tests/support/app.ts';
import { boundConnections } from './connections.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function start(isTrusted: boolean) {
  const server = createServer((_request, response) => response.end('served'));
  boundConnections(server, { isTrusted: () => isTrusted, ofNetwork: 3 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => void (server.closeAllConnections(), server.close()));
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Resolves to true if a new connection is served. */
async function isServed(port: number, opened: Socket[] = []): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  closers.push(() => socket.destroy());
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
}

test('ends the connections of a network beyond its number, until one of them closes', async () => {
  const port = await start(false);
  const opened: Socket[] = [];
  const served: boolean[] = [];
  for (let count = 0; count < 5; count += 1) served.push(await isServed(port, opened));
  expect(served).toEqual([true, true, true, false, false]);
  opened[0]?.destroy();
  await expect.poll(() => isServed(port)).toBe(true);
});

test('bounds the connections of the app, also without rate limits', async () => {
  const app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  onTestFinished(() => app.close());
  expect(app.platform.config.hasRateLimits).toBe(false);
  expect(app.app.server.maxConnections).toBe(16_384);
});

test('serves a trusted proxy on any number of connections', async () => {
  const port = await start(true);
  for (let count = 0; count < 8; count += 1) expect(await isServed(port)).toBe(true);
});

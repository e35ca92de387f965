import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { closeGently } from './close-gently.ts';

/** Connections that may wait at once. */
const WAITING_MAX = 1024;

test('closes the connections that have waited for the longest time beyond 1,024', async () => {
  const open: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.push(socket);
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const clients = Array.from({ length: WAITING_MAX + 3 }, () =>
    connect({ port, host: '127.0.0.1', allowHalfOpen: true }),
  );
  for (const client of clients) client.on('error', () => undefined).resume();
  await expect.poll(() => open.length, { timeout: 20_000 }).toBe(clients.length);
  for (const socket of open) closeGently(socket);
  expect(open.map(({ destroyed }) => destroyed)).toEqual(open.map((_socket, place) => place < 3));
  for (const client of clients) client.destroy();
  server.close();
});

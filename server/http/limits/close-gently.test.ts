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
  const clients: Socket[] = [];
  // One after the other, because the system drops connections beyond its queue.
  while (clients.length < WAITING_MAX + 3) {
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    client.on('error', () => undefined).resume();
    clients.push(client);
    await Promise.all([once(client, 'connect'), once(server, 'connection')]);
  }
  for (const socket of open) closeGently(socket);
  expect(open.map(({ destroyed }) => destroyed)).toEqual(open.map((_socket, place) => place < 3));
  for (const client of clients) client.destroy();
  server.close();
});

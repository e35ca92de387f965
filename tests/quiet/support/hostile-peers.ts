import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ways in which a server of calendars answers at its leisure, each without an end. */
export const hostileAnswers: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  'chunks of one byte': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' });
    repeat(response, () => response.write('a'), 500);
  },
  'early hints': (_request, response) =>
    repeat(response, () => response.writeEarlyHints({ link: '</a>; rel=preload; as=style' }), 100),
  'records of one byte': ({ socket }) => {
    socket.setNoDelay(true);
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 5000000\r\n\r\n');
    repeat(socket, () => socket.write('a'), 100);
  },
  'a slow drip': (_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write('a')), 200);
  },
  'headers without an end': ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    repeat(socket, () => socket.write(`X-A: ${'b'.repeat(50)}\r\n`), 100);
  },
};

function repeat(target: { destroyed: boolean }, work: () => void, atOnce: number): void {
  if (target.destroyed) return;
  for (let count = 0; count < atOnce && !target.destroyed; count += 1) work();
  setImmediate(() => repeat(target, work, atOnce));
}

/** Memory of a process in MB. */
export function readMemory(pid: number): number {
  const kB = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kB) / 1024;
}

export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  // A write may hit a connection that was just closed.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends `piece` over and over for a time, on a new connection whenever the server ends one. Returns the connections. */
export async function flood(url: string, { head, piece, forMs }: { head: string; piece: string; forMs: number }) {
  const until = performance.now() + forMs;
  let connections = 0;
  while (performance.now() < until) {
    const socket = await openSocket(url);
    connections += 1;
    socket.resume();
    socket.write(head);
    const many = piece.repeat(Math.ceil(16_384 / piece.length));
    while (!socket.destroyed && !socket.readableEnded && performance.now() < until) {
      // Stops writing when the server stops reading.
      if (socket.writableLength < 1_000_000) socket.write(many);
      await sleep(1);
    }
    socket.destroy();
  }
  return connections;
}

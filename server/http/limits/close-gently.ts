import type { Socket } from 'node:net';

/** Milliseconds for which a refused caller can read the answer. */
const READS_MS = 5000;

/** Connections that wait at once. They count against no network any more, so the oldest are closed beyond. */
const WAITING_MAX = 1024;

/** In the order in which they began to wait. */
const waiting = new Set<Socket>();

/**
 * Ends a connection after its last answer, and lets a caller who still sends read it: ended at once, the connection would
 * be reset, and the answer lost. Nothing more is read from the caller, so that further bytes cost no work.
 */
export function closeGently(socket: Socket): void {
  socket.end();
  // Node drains the body of an answered request from the next turn on.
  setImmediate(() => socket.pause());
  setTimeout(() => socket.destroy(), READS_MS).unref();
  if (socket.destroyed || waiting.has(socket)) return;
  waiting.add(socket);
  socket.once('close', () => waiting.delete(socket));
  if (waiting.size <= WAITING_MAX) return;
  const [oldest = socket] = waiting;
  waiting.delete(oldest);
  oldest.destroy();
}

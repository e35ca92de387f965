import type { Socket } from 'node:net';

/** Milliseconds for which a refused caller can read the answer. */
const READS_MS = 1000;

/**
 * Lets a caller who still sends read the answer: ended at once, the connection would be reset, and the answer lost.
 * Nothing more is read from the caller, so that what still comes costs no work.
 */
export function closeGently(socket: Socket): void {
  // Node calls it after the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    // Node drains the body of an answered request from the next turn on.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), READS_MS).unref();
  };
}

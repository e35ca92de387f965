import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SlowProxy {
  url: string;
  /** Sends everything at once while `work` runs. */
  hurry<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Bytes sent at a time: few enough that connections take fair turns. */
const CHUNK_BYTES = 1_500;
const TIMER_DELAY_MS = 5;

/**
 * A way to the server at `url` as slow as a mobile network: `bytesPerSecond` in each direction, shared by all connections, and `roundTripMs` between
 * a question and its answer, which the opening of a connection costs once as well.
 */
export async function openSlowProxy(
  url: string,
  { bytesPerSecond, roundTripMs }: { bytesPerSecond: number; roundTripMs: number },
): Promise<SlowProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isHurrying = false;
  const network = { waitTurn: createLane(bytesPerSecond), isHurrying: () => isHurrying };
  const up = network;
  const down = { ...network, waitTurn: createLane(bytesPerSecond) };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      // A browser may drop a connection at any time; the other side is closed with it.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    void carry(near, far, up, { firstMs: roundTripMs + roundTripMs / 2, eachMs: roundTripMs / 2 });
    void carry(far, near, down, { firstMs: roundTripMs / 2, eachMs: roundTripMs / 2 });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async hurry(work) {
      isHurrying = true;
      return work().finally(() => (isHurrying = false));
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Creates one direction of the network: chunks are sent in turn, each in its time. */
function createLane(bytesPerSecond: number) {
  let free = 0;
  return async function waitTurn(bytes: number): Promise<void> {
    // A late timer must not slow down the chunks behind it.
    const start = Math.max(performance.now() - TIMER_DELAY_MS, free);
    free = start + (bytes / bytesPerSecond) * 1000;
    await sleep(Math.max(0, free - performance.now()));
  };
}

async function carry(
  from: Socket,
  to: Socket,
  { waitTurn, isHurrying }: { waitTurn: (bytes: number) => Promise<void>; isHurrying: () => boolean },
  { firstMs, eachMs }: { firstMs: number; eachMs: number },
): Promise<void> {
  let delayMs = firstMs;
  let last = Promise.resolve();
  try {
    for await (const data of from) {
      const buffer = Buffer.isBuffer(data) ? data : Buffer.from(String(data));
      for (let start = 0; start < buffer.length; start += CHUNK_BYTES) {
        const chunk = buffer.subarray(start, start + CHUNK_BYTES);
        if (!isHurrying()) await waitTurn(chunk.length);
        const travel = sleep(isHurrying() ? 0 : delayMs);
        const before = last;
        last = Promise.all([travel, before]).then(() => void (to.destroyed || to.write(chunk)));
      }
      delayMs = eachMs;
    }
    await last;
    to.end();
  } catch {
    // The other side has gone; the socket's own listeners end both.
    to.destroy();
  }
}

import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';

/** Where a connection breaks: before anything was sent, within the request, after the server's work before its answer, within the answer. */
export type Fault = 'none' | 'before' | 'in-request' | 'before-answer' | 'in-answer';

export interface FaultProxy {
  port: number;
  /** What happens to the next connection alone. `at` is how far into the request or the answer, from 0 to 1. */
  breakNext(fault: Fault, at: number): void;
  close(): Promise<void>;
}

/** Passes bytes on to a server, one call a connection, and breaks what it is told to. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port: targetPort } = new URL(target);
  let next: { fault: Fault; at: number } = { fault: 'none', at: 0 };
  const open = new Set<Socket>();

  const server = createServer((incoming) => {
    const { fault, at } = next;
    next = { fault: 'none', at: 0 };
    open.add(incoming);
    incoming.on('close', () => open.delete(incoming));
    incoming.on('error', () => undefined);
    if (fault === 'before') {
      incoming.destroy();
      return;
    }
    const onward = connect(Number(targetPort), hostname);
    const cut = () => {
      incoming.destroy();
      onward.destroy();
    };
    onward.on('error', cut);
    onward.on('close', () => incoming.end());
    incoming.on('close', () => onward.destroy());
    incoming.on('data', (bytes: Buffer) => {
      if (fault !== 'in-request') {
        onward.write(bytes);
        return;
      }
      onward.write(bytes.subarray(0, Math.floor(at * (bytes.length - 1))), cut);
    });
    onward.on('data', (bytes: Buffer) => {
      if (fault === 'before-answer') cut();
      else if (fault === 'in-answer')
        incoming.write(bytes.subarray(0, Math.floor(at * (bytes.length - 1))), cut);
      else incoming.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return {
    port: address.port,
    breakNext: (fault, at) => void (next = { fault, at }),
    async close() {
      for (const socket of open) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';

/**
 * Point at which a connection breaks: before sending, within the request, after the server's work but before its
 * response, or within the response.
 */
export type Fault = 'none' | 'before' | 'in-request' | 'before-answer' | 'in-answer';

export interface FaultProxy {
  port: number;
  /** Applies to the next connection only. `at` is the position in the request or response, from 0 to 1. */
  breakNext(fault: Fault, at: number): void;
  close(): Promise<void>;
}

/** Forwards bytes to a server, one call per connection, and breaks connections as told. */
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
      else if (fault === 'in-answer') incoming.write(bytes.subarray(0, Math.floor(at * (bytes.length - 1))), cut);
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

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Sends new connections to this port. */
  setTarget(port: number): void;
  /** Cuts every connection, as a failover does. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a proxy with one address for changing servers, such as the host name of a primary. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let current = target;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(current, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    setTarget: (port) => void (current = port),
    cut,
    async close() {
      cut();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../gate/network-of.ts';

/** Open connections of one network. A browser opens six and a live stream, and hundreds of phones can share an address. */
const OF_NETWORK_MAX = 1024;
/** Open connections of the process: each costs some 30 KB, and one a file descriptor. */
const IN_ALL_MAX = 16_384;

/**
 * Ends a new connection at once beyond 1,024 of its network, or 16,384 in all. Trusted proxies have no limit of their own,
 * because their connections are of many networks.
 */
export function boundConnections(
  server: Server,
  { isTrusted, ofNetwork = OF_NETWORK_MAX }: { isTrusted: (address: string) => boolean; ofNetwork?: number },
): void {
  server.maxConnections = IN_ALL_MAX;
  const open = new Map<string, number>();
  // Before Node opens a parser for it.
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > ofNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    let isOpen = true;
    const leave = () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    };
    // After its last answer a connection only waits until that has been read.
    socket.once('finish', leave).once('close', leave);
  });
}

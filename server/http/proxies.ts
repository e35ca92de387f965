import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Whether nobody from the internet can have this address. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether proxies are guessed, because the operator of a production has not named any. */
export function guessesProxies({ isProduction, trustProxy }: Config): boolean {
  return isProduction && trustProxy.length === 0;
}

/** The proxy that a call came through where it was only guessed: what it says of its callers' addresses may be made up. */
export function findUnnamedProxy(config: Config, request: FastifyRequest): string | null {
  const peer = request.socket.remoteAddress ?? '';
  return guessesProxies(config) && request.ip !== peer ? peer : null;
}

/**
 * Whose word about a caller's address is taken: that of the proxies in `TRUST_PROXY`. A production without it believes the last
 * word of a peer on a private address, which can only be a proxy or a neighbour (decision 0043).
 */
export function chooseTrustedProxies(config: Config): NonNullable<FastifyServerOptions['trustProxy']> {
  if (config.trustProxy.length > 0) return config.trustProxy;
  return guessesProxies(config) && ((address: string, hop: number) => hop === 0 && isPrivateAddress(address));
}

/** Calls `onProxy` with the peer's address, once, when a production that names no proxy seems to stand behind one. */
export function watchForProxies(
  app: FastifyInstance,
  config: Config,
  onProxy: (address: string) => void,
): void {
  if (!guessesProxies(config)) return;
  let isKnown = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw;
    if (!isKnown && (headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip'])) {
      isKnown = true;
      onProxy(socket.remoteAddress ?? '');
    }
    done();
  });
}

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

/** Returns true if no host on the internet can have this address. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && privateNetworks.check(address, toVersion(address));
}

/** Returns true if proxies are guessed, because the operator of a production server has not named any. */
export function guessesProxies({ isProduction, trustProxy }: Config): boolean {
  return isProduction && trustProxy.length === 0;
}

/**
 * Returns the address of a guessed proxy that a call came through, or `null`. Such a proxy may make up its callers'
 * addresses.
 */
export function findUnnamedProxy(config: Config, request: FastifyRequest): string | null {
  const peer = request.socket.remoteAddress ?? '';
  return guessesProxies(config) && request.ip !== peer ? peer : null;
}

/**
 * Returns the peers whose `X-Forwarded-For` is trusted: the proxies in `TRUST_PROXY`. A production server without it
 * trusts the last entry from a peer on a private address, which can only be a proxy or a neighbour
 * (`docs/topics/access-and-sessions.md`).
 */
export function chooseTrustedProxies(config: Config): NonNullable<FastifyServerOptions['trustProxy']> {
  if (config.trustProxy.length > 0) return config.trustProxy;
  return guessesProxies(config) && ((address: string, hop: number) => hop === 0 && isPrivateAddress(address));
}

/** Returns a function that tells if a connection from an address comes from a trusted proxy. */
export function trustsProxy(config: Config): (address: string) => boolean {
  if (guessesProxies(config)) return isPrivateAddress;
  const named = new BlockList();
  for (const range of config.trustProxy) {
    const [address = '', bits] = range.split('/');
    const version = toVersion(address);
    if (bits === undefined) named.addAddress(address, version);
    else named.addSubnet(address, Number(bits), version);
  }
  return (address) => isIP(address) !== 0 && named.check(address, toVersion(address));
}

function toVersion(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/**
 * Calls `onProxy` once, with the peer's address, if a production server without named proxies seems to be behind one.
 */
export function watchForProxies(app: FastifyInstance, config: Config, onProxy: (address: string) => void): void {
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

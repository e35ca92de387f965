import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { guessesProxies, isPrivateAddress } from '../proxies.ts';

/** Characters of an id. A member can read it out, and it is unique among the failed calls of a few days. */
const LENGTH = 8;
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Returns the id generator for calls: the `X-Request-Id` of a trusted proxy, otherwise a new id. */
export function createRequestIds(config: Config): (request: IncomingMessage) => string {
  const isTrusted = trustsPeers(config);
  return ({ headers, socket }) => {
    const named = headers['x-request-id'];
    return typeof named === 'string' && WELL_FORMED.test(named) && isTrusted(socket.remoteAddress)
      ? named
      : randomUUID().slice(0, LENGTH);
  };
}

/** Sends the id of each call in the `X-Request-Id` header of its response. */
export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}

/**
 * Returns a predicate for the peers whose headers about a call are trusted. They are the peers whose `X-Forwarded-For`
 * is trusted (`chooseTrustedProxies`).
 */
export function trustsPeers(config: Config): (address: string | undefined) => boolean {
  if (guessesProxies(config)) return (address) => isPrivateAddress(toPlain(address));
  const proxies = new BlockList();
  for (const range of config.trustProxy) {
    const [address = '', bits] = range.split('/');
    const version = isIPv6(address) ? 'ipv6' : 'ipv4';
    proxies.addSubnet(address, Number(bits ?? (version === 'ipv6' ? 128 : 32)), version);
  }
  return (address) => {
    const plain = toPlain(address);
    return plain !== '' && proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/** Strips the prefix of IPv4 peers, which a server that listens on IPv6 sees as `::ffff:10.0.0.1`. */
function toPlain(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
}

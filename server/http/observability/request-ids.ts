import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { guessesProxies, isPrivateAddress } from '../proxies.ts';

/** Letters of an id that a member can read to somebody; among the failed calls of a few days it is the only one of its name. */
const LENGTH = 8;
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** The id of a call: that of the header `X-Request-Id` where a trusted proxy names one, else a new one. */
export function createRequestIds(config: Config): (request: IncomingMessage) => string {
  const isTrusted = trustsPeers(config);
  return ({ headers, socket }) => {
    const named = headers['x-request-id'];
    return typeof named === 'string' && WELL_FORMED.test(named) && isTrusted(socket.remoteAddress)
      ? named
      : randomUUID().slice(0, LENGTH);
  };
}

/** Says the id of each call in the header `X-Request-Id` of its response. */
export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}

/** Whether what the peer of a connection says of a call is believed: the peers whose `X-Forwarded-For` is (`chooseTrustedProxies`). */
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

/** A server that listens on IPv6 sees IPv4 peers as `::ffff:10.0.0.1`. */
function toPlain(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
}

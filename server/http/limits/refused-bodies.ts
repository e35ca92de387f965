import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#server/platform/errors.ts';
import { networkOf } from '../gate/network-of.ts';
import { runForReader } from '../gate/reader.ts';
import { hasBody, isLong } from './bounded-request.ts';

/** Long bodies of one network that may be refused before they have arrived, in a minute. */
const REFUSED_MAX = 60;
const MINUTE_MS = 60_000;
const NETWORKS_MAX = 10_000;

interface Minute {
  startedAt: number;
  refused: number;
}

/** Counts the long bodies that were refused (`answers.ts`), by network. */
export interface RefusedBodies {
  count(request: IncomingMessage): void;
  /** Notes the network of a call, which a proxy names. Node answers some requests that no hook sees. */
  nameNetwork(request: FastifyRequest): string;
  /** Refuses a network's long bodies for a minute if too many were. Short ones, of its other members too, are served. */
  watch(app: FastifyInstance): void;
}

export function createRefusedBodies({ isCounting }: { isCounting: boolean }): RefusedBodies {
  const minutes = new Map<string, Minute>();
  const networks = new WeakMap<IncomingMessage, string>();

  function minuteOf(network: string): Minute {
    const now = performance.now();
    const known = minutes.get(network);
    if (known && now - known.startedAt < MINUTE_MS) return known;
    if (minutes.size >= NETWORKS_MAX)
      for (const [each, { startedAt }] of minutes) if (now - startedAt >= MINUTE_MS) minutes.delete(each);
    const minute = { startedAt: now, refused: 0 };
    minutes.set(network, minute);
    return minute;
  }

  function nameNetwork({ raw, ip }: FastifyRequest): string {
    const network = networkOf(ip);
    networks.set(raw, network);
    return network;
  }

  return {
    nameNetwork,
    count(request) {
      if (isCounting) minuteOf(networks.get(request) ?? networkOf(request.socket.remoteAddress ?? '')).refused += 1;
    },
    watch(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        if (!isCounting || !isLong(request.raw)) {
          done();
          return;
        }
        if (minuteOf(nameNetwork(request)).refused < REFUSED_MAX) done();
        else done(runForReader(request, () => refuse.rateLimited(MINUTE_MS / 1000)));
      });
      app.addHook('onSend', ({ raw }, _reply, _payload, done) => {
        // The rest of the body may have come with the headers: the connection of such a call can stay.
        if (hasBody(raw) && !raw.complete) setImmediate(() => done());
        else done();
      });
    },
  };
}

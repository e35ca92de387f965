import type { FastifyInstance } from 'fastify';
import { refuse } from '#server/platform/errors.ts';
import { networkOf } from '../gate/network-of.ts';
import { runForReader } from '../gate/reader.ts';
import { closeGently } from './close-gently.ts';
import { hasBody, isLong } from './bounded-request.ts';

/** Long bodies of one network that may be refused before they have arrived, in a minute. */
const REFUSED_MAX = 60;
const MINUTE_MS = 60_000;
const NETWORKS_MAX = 10_000;

interface Minute {
  startedAt: number;
  refused: number;
}

/** Methods whose calls take no body. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Closes the connection of a call that is answered before its body has arrived, or that takes none: draining the rest
 * would cost work for each of its pieces. A network whose long bodies are refused too often sends none for a minute; short
 * ones, of other members of the network too, are served.
 */
export function closeAfterRefusals(app: FastifyInstance, { isCounting }: { isCounting: boolean }): void {
  const minutes = new Map<string, Minute>();

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

  app.addHook('onRequest', (request, reply, done) => {
    const { raw, method } = request;
    if (!isCounting || !isLong(raw)) {
      done();
      return;
    }
    const minute = minuteOf(networkOf(request.ip));
    reply.raw.once('close', () => {
      // A caller who hangs up is not refused.
      if (reply.raw.writableFinished && (!raw.complete || WITHOUT_BODY.has(method))) minute.refused += 1;
    });
    if (minute.refused < REFUSED_MAX) done();
    else done(runForReader(request, () => refuse.rateLimited(MINUTE_MS / 1000)));
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { raw, method } = request;
    const mustClose = () => !raw.complete || WITHOUT_BODY.has(method);
    if (!hasBody(raw) || !mustClose()) {
      done();
      return;
    }
    // The rest of the body may have come with the headers.
    setImmediate(() => {
      if (mustClose()) {
        void reply.header('connection', 'close');
        closeGently(raw.socket);
      }
      done();
    });
  });
}

import type { FastifyInstance } from 'fastify';
import { networkOf } from '../gate/network-of.ts';
import { runForReader } from '../gate/reader.ts';
import type { Answers } from './answers.ts';
import { createTurns } from './turns.ts';

/** Concurrent requests of one network for pages, files and documents. A browser opens six connections. */
const AT_ONCE = 32;

/**
 * Makes requests that are no calls of the contract (pages, files, documents, unknown addresses) take turns by network,
 * until their answers are sent. Calls take theirs later, by member (`api.ts`).
 */
export function queueAnswers(app: FastifyInstance, { hasRoom }: Pick<Answers, 'hasRoom'>): void {
  const turns = createTurns({ atOnce: AT_ONCE, hasRoom });
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.endpoint !== undefined) return;
    const { raw } = reply;
    const connection = {
      isGone: () => raw.destroyed,
      closeAfterAnswer: () => void reply.header('connection', 'close'),
    };
    const { promise: begun, resolve: begin, reject } = Promise.withResolvers<void>();
    const untilSent = () =>
      new Promise<void>((resolve) => {
        raw.once('close', resolve);
        begin();
      });
    runForReader(request, () => turns.take(networkOf(request.ip), connection, untilSent)).catch(reject);
    await begun;
  });
}

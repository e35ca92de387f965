import type { FastifyInstance } from 'fastify';
import { refuse } from '#server/platform/errors.ts';

/**
 * Paths that two parsers may read in two ways: dot segments, separators and U+0000 in any spelling, two slashes at the
 * start, a whole address. The router would pass one call through the gate and the handler could serve another.
 */
const AMBIGUOUS = /^(?!\/(?!\/))|\\|%(?:00|2f|5c)|\/(?:\.|%2e){1,2}(?=\/|$)/i;

/** None of our addresses is ambiguous: such a path leads nowhere, and nothing but the headers has looked at it. */
export function refuseAmbiguousAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isAmbiguous(request.raw.url ?? '') ? refuse.notFound() : undefined);
  });
}

function isAmbiguous(url: string): boolean {
  const end = url.search(/[?#]/);
  return AMBIGUOUS.test(end === -1 ? url : url.slice(0, end));
}

import type { FastifyInstance } from 'fastify';
import { isCanonicalPath } from '#domain/canonical-path.ts';
import { refuse } from '#server/platform/errors.ts';

/** Refuses with 404 every second spelling of a path: the router, the worker on the device and a proxy could each read it differently. */
export function refuseAmbiguousAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isCanonicalPath(pathOf(request.raw.url ?? '')) ? undefined : refuse.notFound());
  });
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

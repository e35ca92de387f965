import type { FastifyInstance } from 'fastify';
import { isCanonicalPath } from '#domain/canonical-path.ts';
import { fieldsText } from '#messages/fields.ts';
import { refuse } from '#server/platform/errors.ts';

/**
 * Refuses with 404 every second spelling of a path: the router, the worker on the device and a proxy could each read it differently.
 * Refuses with 400 a second Host header.
 */
export function refuseAmbiguousAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isCanonicalPath(pathOf(request.raw.url ?? ''))) done(refuse.notFound());
    // A proxy may have looked at the other one (RFC 9112, section 3.2).
    else if (countHosts(request.raw.rawHeaders) > 1) done(refuse.invalid('invalid', fieldsText.malformed));
    else done();
  });
}

/** Headers as they were sent: names and values in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length;
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

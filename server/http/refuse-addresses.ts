import type { FastifyInstance } from 'fastify';
import { isCanonicalPath } from '#domain/kernel/text/canonical-path.ts';
import { fieldsText } from '#messages/fields.ts';
import { refuse } from '#server/platform/errors.ts';

/**
 * Rejects non-canonical paths with 404, because the router, the service worker and a proxy could each read them
 * differently. Rejects a second `Host` header with 400.
 */
export function refuseAmbiguousAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isCanonicalPath(pathOf(request.raw.url ?? ''))) done(refuse.notFound());
    // A proxy may have used the other header (RFC 9112, section 3.2).
    else if (countHosts(request.raw.rawHeaders) > 1) done(refuse.invalid('invalid', fieldsText.malformed));
    else done();
  });
}

/** Counts the `Host` headers in raw headers, where names and values alternate. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

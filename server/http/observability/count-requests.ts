import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '#server/platform/observability/metrics.ts';

type Count = (status: number, seconds: number) => void;

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Status of a call whose caller left before the response, as proxies log it. */
const LEFT = 499;

/** Counts every call by its route pattern, in the contract's notation. Calls without a route count as `none`. */
export function countRequests(app: FastifyInstance, metrics: Metrics, streams: ReadonlySet<string>): void {
  const counts = new Map<string, Map<string, Count>>();

  function countOf({ method, routeOptions: { url = 'none' } }: FastifyRequest): Count {
    const ofRoute = counts.get(url) ?? new Map<string, Count>();
    counts.set(url, ofRoute);
    const known = ofRoute.get(method);
    if (known) return known;
    const route = url.replaceAll(/:(\w+)/g, '{$1}');
    const named = method === 'HEAD' ? 'GET' : METHODS.has(method) ? method : 'other';
    const count = metrics.route(named, route, !streams.has(route));
    ofRoute.set(method, count);
    return count;
  }

  app.addHook('onRequest', (request, { raw }, done) => {
    const count = countOf(request);
    const startedAt = performance.now();
    raw.once('close', () => count(raw.headersSent ? raw.statusCode : LEFT, (performance.now() - startedAt) / 1000));
    done();
  });
}

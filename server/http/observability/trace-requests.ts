import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { OpenSpan, Tracer } from '#server/platform/observability/tracer.ts';
import { trustsPeers } from './request-ids.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | null;
  }
}

/**
 * Creates a span for each call, named by its route pattern. The span continues the `traceparent` of a trusted proxy.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer, config: Config): void {
  const isTrusted = trustsPeers(config);
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, { raw }, done) => {
    const { method, headers, routeOptions, id } = request;
    const route = routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}');
    const traceparent = headers['traceparent'];
    const span = tracer.startSpan(route ? `${method} ${route}` : method, {
      kind: 'server',
      facts: { 'http.request.method': method, 'jugal.request_id': id, ...(route && { 'http.route': route }) },
      traceparent: typeof traceparent === 'string' && isTrusted(request.socket.remoteAddress) ? traceparent : undefined,
    });
    request.span = span;
    raw.once('close', () => {
      const status = raw.statusCode;
      span.end({ 'http.response.status_code': status }, status >= 500 ? String(status) : undefined);
    });
    span.run(done);
  });
  // Restores the call's async context, because a body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) request.span.run(done);
    else done();
  });
}

import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { isContractProcedure } from '@orpc/contract';
import { ORPCError, type AnyRouter } from '@orpc/server';
import type { FastifyInstance } from 'fastify';
import type { EndpointMeta } from '#contract/endpoint.ts';
import type { Member, PublicContext } from '#server/platform/context.ts';
import { addBodyParsers } from './body-parsers.ts';
import { toFailure } from './errors.ts';
import { passGate, type Gate } from './gate.ts';
import { applyOutputChecks, type OutputChecks } from './output-checks.ts';
import { createRequestContext } from './request-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller as the gate found them. */
    caller: Member | null;
  }
}

/**
 * Makes every endpoint of `routes` a route of `app`: the gate first, then the body within its limit, then validation,
 * the handler and the encoding of its answer.
 */
export function addApi(app: FastifyInstance, routes: AnyRouter, gate: Gate, outputChecks: OutputChecks): void {
  const { log } = gate.platform;
  const handler = new OpenAPIHandler<PublicContext>(applyOutputChecks(routes, outputChecks), {
    customErrorResponseBodyEncoder: ({ message }) => ({ message }),
    clientInterceptors: [
      async ({ next, path }) => {
        try {
          return await next();
        } catch (error) {
          throw asAnswer(error, path.join('.'));
        }
      },
    ],
  });

  addBodyParsers(app);
  app.decorateRequest('caller', null);
  app.setErrorHandler((error, request, reply) => {
    const { status, message } = toFailure(error, log, `${request.method} ${request.routeOptions.url}`);
    return reply.status(status).header('cache-control', 'no-store').send({ message });
  });

  // Streams would hold the server open: they end when it begins to close.
  const closing = new AbortController();
  app.addHook('preClose', () => closing.abort());

  for (const { meta, method, path } of listEndpoints(routes)) {
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: meta.maxBodyBytes,
      onRequest: async (request) => {
        request.caller = await passGate(gate, request, meta);
      },
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const context = createRequestContext(gate.platform, request.caller, meta, request, reply, closing.signal);
        await handler.handle(request, reply, { context });
        return reply;
      },
    });
  }

  function asAnswer(error: unknown, where: string) {
    const { status, message } = toFailure(error, log, where);
    return new ORPCError('REFUSED', { status, message });
  }
}

interface ListedEndpoint {
  name: string;
  meta: EndpointMeta;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}

/** Every endpoint below `router`, a contract or what serves it. */
export function listEndpoints(router: object, name = ''): ListedEndpoint[] {
  if (isContractProcedure(router)) {
    const { meta, route } = router['~orpc'];
    return [{ name, meta: meta as EndpointMeta, method: route.method as ListedEndpoint['method'], path: route.path ?? '' }];
  }
  return Object.entries(router).flatMap(([key, value]) => listEndpoints(value as object, name ? `${name}.${key}` : key));
}

import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  METHODS,
  type AnyEndpoint,
  type EndpointMeta,
  type EndpointTable,
  type Method,
} from '#contract/endpoint.ts';
import { fieldsText } from '#messages/en/fields.ts';
import type { Member, PublicContext } from '#server/platform/context.ts';
import { addBodyParsers, isSmallEnoughToDrain } from './body-parsers.ts';
import { compressAnswers } from './compress-answers.ts';
import { isMalformed, toFailure } from './errors.ts';
import { forgiveCall, passGate, type Gate } from './gate/gate.ts';
import { applyOutputChecks, type OutputChecks, type Routes } from './output-checks.ts';
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
export function addApi(app: FastifyInstance, routes: Routes, gate: Gate, outputChecks: OutputChecks): void {
  const { log } = gate.platform;
  // Where a schema has no words of its own: the library's speak of types, and answers are in words for the member.
  z.config({ customError: () => fieldsText.invalid });
  /** The calls whose input no handler has seen. */
  const malformed = new WeakSet<PublicContext>();
  const handler = new OpenAPIHandler<PublicContext>(applyOutputChecks(routes, outputChecks), {
    customErrorResponseBodyEncoder: ({ message }) => ({ message }),
    clientInterceptors: [
      async ({ next, path, context }) => {
        try {
          return await next();
        } catch (error) {
          if (isMalformed(error)) malformed.add(context);
          throw asAnswer(error, path.join('.'));
        }
      },
    ],
  });

  addBodyParsers(app);
  compressAnswers(app);
  app.decorateRequest('caller', null);
  app.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error, log, `${request.method} ${request.routeOptions.url}`);
    const { status, message, retryAfterSeconds } = failure;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
    // What is left of a body is read and let go: a connection that is cut while the caller sends hides the answer.
    if (isSmallEnoughToDrain(request.headers['content-length'])) void reply.removeHeader('connection');
    return reply.status(status).header('cache-control', 'no-store').send({ message });
  });

  // Streams would hold the server open: they end when it begins to close.
  const closing = new AbortController();
  app.addHook('preClose', () => closing.abort());

  for (const { meta, method, path, isStream } of listEndpoints(routes)) {
    app.route({
      method: method === 'GET' && !isStream ? ['GET', 'HEAD'] : method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: meta.maxBodyBytes,
      config: { hasSignedBody: meta.hasSignedBody, tooLarge: meta.tooLarge ?? fieldsText.tooLarge },
      onRequest: async (request) => {
        request.caller = await passGate(gate, request, meta);
      },
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        // Answered as GET is; Node leaves the body out.
        if (request.method === 'HEAD') request.raw.method = 'GET';
        // No body says as much as an empty object: what is missing is named.
        if (request.method !== 'GET') request.body ??= {};
        const context = createRequestContext(
          gate.platform,
          request.caller,
          meta,
          request,
          reply,
          closing.signal,
        );
        await handler.handle(request, reply, { context });
        const outcome = malformed.has(context) ? 'malformed' : reply.statusCode < 400 ? 'succeeded' : null;
        // The answer is on its way; a count too many is no reason to fail.
        if (outcome)
          await forgiveCall(gate, request, meta, outcome).catch((error: unknown) =>
            log.warn({ error }, 'a call that is forgiven stays counted'),
          );
        return reply;
      },
    });
  }

  function asAnswer(error: unknown, where: string) {
    const { status, message } = toFailure(error, log, where);
    return new ORPCError('REFUSED', { status, message });
  }
}

export interface ListedEndpoint {
  /** Its place in the contract: `dates.create`. */
  name: string;
  meta: EndpointMeta;
  method: Method;
  path: string;
  /** It answers with events for as long as the caller listens. */
  isStream: boolean;
}

/** Every endpoint of a table: the contract, or what serves it. */
export function listEndpoints(table: EndpointTable, prefix = ''): ListedEndpoint[] {
  return Object.entries(table).flatMap(([key, node]) => {
    const name = `${prefix}${key}`;
    if (!isEndpoint(node)) return listEndpoints(node, `${name}.`);
    const { meta, route, outputSchema } = node['~orpc'];
    const method = METHODS.find((each) => each === route.method);
    const isStream = getEventIteratorSchemaDetails(outputSchema) !== undefined;
    return method ? [{ name, meta, method, path: route.path ?? '', isStream }] : [];
  });
}

function isEndpoint(node: AnyEndpoint | EndpointTable): node is AnyEndpoint {
  return isContractProcedure(node);
}

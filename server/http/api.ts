import { getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldsFault } from '#domain/kernel/fields.ts';
import {
  type AnyEndpoint,
  type EndpointMeta,
  type EndpointTable,
  type Method,
  METHODS,
} from '#domain/registry/endpoint.ts';
import type { Member } from '#server/platform/context.ts';
import { addBodyParsers, takesFile } from './bodies/body-parsers.ts';
import { createCallSteps, createQueues } from './calls/call-steps.ts';
import { createHandle } from './calls/handle.ts';
import { compressResponses } from './compress-responses.ts';
import { toFailure } from './errors.ts';
import type { Gate } from './gate/gate.ts';
import { runForReader } from './gate/reader.ts';
import type { ImplementedEndpoint } from './implement.ts';
import type { Answers } from './limits/answers.ts';
import { askForRoom, sendInPieces } from './limits/send-in-pieces.ts';
import { applyOutputChecks, type OutputChecks, type Routes } from './output-checks.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The member whom the gate identified. */
    caller: Member | null;
    /** The id of the partner whom the caller had at the gate. */
    partnerAtGate: string | null;
  }
}

/**
 * Registers every endpoint of `routes` on `app`. A call passes the gate, reads its body within the limit, is validated,
 * runs the handler and encodes the response.
 */
export function addApi(
  app: FastifyInstance,
  routes: Routes,
  gate: Gate,
  { outputChecks, answers }: { outputChecks: OutputChecks; answers: Answers },
): void {
  const { log } = gate.platform;
  // Replaces the library's default messages, which name types, with one for members.
  z.config({ customError: () => fieldsFault('invalid') });
  addBodyParsers(app);
  askForRoom(app, answers);
  compressResponses(app);
  sendInPieces(app, answers);
  app.decorateRequest('caller', null);
  app.decorateRequest('partnerAtGate', null);
  const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const where = `${request.method} ${request.routeOptions.url}`;
    const failure = runForReader(request, () => toFailure(error, log, { where, requestId: request.id }));
    const { status, retryAfterSeconds, ...body } = failure;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
    return reply.status(status).header('cache-control', 'no-store').send(body);
  };
  app.setErrorHandler(answerFailure);

  // Open streams would block the shutdown, so they end when it begins.
  const closing = new AbortController();
  app.addHook('preClose', () => closing.abort());
  const parts = { gate, queues: createQueues(answers), closing: closing.signal, answerFailure };
  for (const { endpoint, name, meta, method, path, isStream } of listEndpoints(routes)) {
    const handle = createHandle(applyOutputChecks(endpoint, outputChecks), isStream);
    const { admit, answer } = createCallSteps(parts, { name, meta, method, handle });
    app.route({
      method: method === 'GET' && !isStream ? ['GET', 'HEAD'] : method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: meta.maxBodyBytes,
      config: {
        endpoint: name,
        takesFile: takesFile(endpoint),
        hasSignedBody: meta.hasSignedBody,
        takesOneClickForm: meta.takesOneClickForm,
        tooLarge: meta.tooLarge,
      },
      onRequest: admit,
      handler: answer,
    });
  }
}

export interface ListedEndpoint<Endpoint extends AnyEndpoint = AnyEndpoint> {
  endpoint: Endpoint;
  /** Dotted path in the contract, such as `dates.create`. */
  name: string;
  meta: EndpointMeta;
  method: Method;
  path: string;
  /** True if it responds with events for as long as the caller listens. */
  isStream: boolean;
}

/** Lists every endpoint of a table: the contract's declarations or their implementations. */
export function listEndpoints(table: Routes, prefix?: string): ListedEndpoint<ImplementedEndpoint>[];
export function listEndpoints(table: EndpointTable, prefix?: string): ListedEndpoint[];
export function listEndpoints(table: EndpointTable, prefix = ''): ListedEndpoint[] {
  return Object.entries(table).flatMap(([key, node]) => {
    const name = `${prefix}${key}`;
    if (!isEndpoint(node)) return listEndpoints(node, `${name}.`);
    const { meta, route, outputSchema } = node['~orpc'];
    const method = METHODS.find((each) => each === route.method);
    const isStream = getEventIteratorSchemaDetails(outputSchema) !== undefined;
    return method ? [{ endpoint: node, name, meta, method, path: route.path ?? '', isStream }] : [];
  });
}

function isEndpoint(node: AnyEndpoint | EndpointTable): node is AnyEndpoint {
  return isContractProcedure(node);
}

import { getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  METHODS,
  type AnyEndpoint,
  type EndpointMeta,
  type EndpointTable,
  type Method,
} from '#contract/endpoint.ts';
import { findReadersLanguage } from '#messages/reader-language.ts';
import { fieldsText } from '#messages/fields.ts';
import type { Member } from '#server/platform/context.ts';
import { createHandle } from './api-handler.ts';
import { addBodyParsers, isSmallEnoughToDrain } from './bodies/body-parsers.ts';
import { takesFile } from './bodies/takes-file.ts';
import { compressResponses } from './compress-responses.ts';
import { isMalformed, toFailure } from './errors.ts';
import { confirmRights, refundRateLimit, passGate, type Gate } from './gate/gate.ts';
import type { ImplementedEndpoint } from './implement.ts';
import { applyOutputChecks, type OutputChecks, type Routes } from './output-checks.ts';
import { createRequestContext } from './request-context.ts';
import { watchCalls } from './security-events.ts';
import { networkOf } from './gate/network-of.ts';
import { runForReader } from './gate/reader.ts';
import { createTurns } from './limits/turns.ts';
import { createUploadSlots, UPLOAD_BYTES } from './limits/upload-slots.ts';

/** A body that validation refuses takes no point of the rate limit up to this size. */
const FREE_BODY_BYTES = 16 * 1024;
/** Calls without a session that one network has handled at once: a campus or a mobile network is many visitors. */
const VISITORS_AT_ONCE = 16;

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller as the gate found them. */
    caller: Member | null;
  }
}

/**
 * Makes every endpoint of `routes` a route of `app`: the gate first, then the body within its limit, then validation,
 * the handler and the encoding of the response.
 */
export function addApi(app: FastifyInstance, routes: Routes, gate: Gate, outputChecks: OutputChecks): void {
  const { log } = gate.platform;
  // Where a schema has no message of its own: the library's messages name types, and ours are for members. What nobody reads keeps them.
  z.config({ customError: () => (findReadersLanguage() ? fieldsText.invalid : undefined) });
  addBodyParsers(app);
  compressResponses(app);
  app.decorateRequest('caller', null);
  const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const where = `${request.method} ${request.routeOptions.url}`;
    const failure = runForReader(request, () => toFailure(error, log, { where, requestId: request.id }));
    const { status, retryAfterSeconds, ...body } = failure;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
    // The rest of the body is read and dropped: closing the connection while the caller still sends would hide the response.
    if (isSmallEnoughToDrain(request.headers['content-length'])) void reply.removeHeader('connection');
    return reply.status(status).header('cache-control', 'no-store').send(body);
  };
  app.setErrorHandler(answerFailure);

  const uploads = createUploadSlots();
  const turns = createTurns();
  const turnsOfVisitors = createTurns(VISITORS_AT_ONCE);
  // Open streams would keep the server from closing: they end when it begins to.
  const closing = new AbortController();
  app.addHook('preClose', () => closing.abort());

  for (const { endpoint, name, meta, method, path, isStream } of listEndpoints(routes)) {
    const handle = createHandle(applyOutputChecks(endpoint, outputChecks));
    const watch = watchCalls(gate.platform.securityLog, { name, method });
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
      onRequest: async (request, reply) => {
        try {
          await passGate(gate, request, meta);
          runForReader(request, () => uploads.take(request, reply, meta.maxBodyBytes));
        } catch (error) {
          watch.refused(request, error);
          throw error;
        }
      },
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        // Handled like GET; Node omits the body.
        if (request.method === 'HEAD') request.raw.method = 'GET';
        // An absent body counts as an empty object, so that validation names what is missing.
        const hasBody = request.method !== 'GET';
        if (hasBody) request.body ??= {};
        const confirm = () => runForReader(request, () => confirmRights(gate, request, meta));
        const member = request.caller?.id;
        const inTurn = (work: () => Promise<unknown>) =>
          // Uploads have slots of their own, and a stream lasts as long as somebody listens.
          isStream || meta.maxBodyBytes > UPLOAD_BYTES
            ? work()
            : (member === undefined ? turnsOfVisitors : turns).take(
                member ?? networkOf(request.ip),
                () => reply.raw.destroyed,
                async (hasWaited) => {
                  if (hasWaited) await confirm();
                  return work();
                },
              );
        let isRefused = false;
        try {
          if (hasBody) await confirm();
          const context = createRequestContext(gate.platform, request.caller, meta, request, reply, {
            closing: closing.signal,
            confirmRights: confirm,
          });
          await uploads.whileHandled(request, () =>
            runForReader(request, () => handle(request, reply, context, inTurn)),
          );
        } catch (error) {
          if (reply.sent) throw error;
          isRefused = isMalformed(error);
          await answerFailure(error, request, reply);
        }
        if (!isRefused) watch.answered(request, reply.statusCode);
        // A large body was work, whatever came of it.
        const isFree = isRefused && request.bodyBytes <= FREE_BODY_BYTES;
        const outcome = isFree ? 'malformed' : reply.statusCode < 400 ? 'succeeded' : null;
        // The response is already sent; one count too many is no reason to fail.
        if (outcome)
          await refundRateLimit(gate, request, meta, outcome).catch((error: unknown) =>
            log.warn({ error }, 'a rate limit count was not refunded'),
          );
        return reply;
      },
    });
  }
}

export interface ListedEndpoint<Endpoint extends AnyEndpoint = AnyEndpoint> {
  endpoint: Endpoint;
  /** Its place in the contract: `dates.create`. */
  name: string;
  meta: EndpointMeta;
  method: Method;
  path: string;
  /** It responds with events for as long as the caller listens. */
  isStream: boolean;
}

/** Every endpoint of a table: the contract, or what serves it. */
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

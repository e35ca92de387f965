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
import { createHandle } from './api-handler.ts';
import { addBodyParsers } from './bodies/body-parsers.ts';
import { takesFile } from './bodies/takes-file.ts';
import { compressResponses } from './compress-responses.ts';
import { isMalformed, toFailure } from './errors.ts';
import { confirmRights, refundRateLimit, passGate, type Gate } from './gate/gate.ts';
import { networkOf } from './gate/network-of.ts';
import { runForReader } from './gate/reader.ts';
import type { ImplementedEndpoint } from './implement.ts';
import type { Answers } from './limits/answers.ts';
import { createArrivingBodies } from './limits/arriving-bodies.ts';
import { askForRoom, ownerOf, sendInPieces } from './limits/send-in-pieces.ts';
import { type CallerConnection, createTurns } from './limits/turns.ts';
import { createUploadSlots, UPLOAD_BYTES } from './limits/upload-slots.ts';
import { applyOutputChecks, type OutputChecks, type Routes } from './output-checks.ts';
import { CallerChangedError, createRequestContext } from './request-context.ts';
import { watchCalls } from './security-events.ts';

/** Bytes. A body up to this size that validation rejects does not count against the rate limit. */
const FREE_BODY_BYTES = 16 * 1024;
/** Concurrent calls without a session per network. A campus or a mobile network is many visitors. */
const VISITORS_AT_ONCE = 16;
/** Concurrent calls of a member, or of a network with unknown sessions, whose right to call is asked of the database. */
const AT_GATE_AT_ONCE = 4;
/** Calls with unknown sessions that may be queued for a network: each takes two milliseconds there, and 100 KB meanwhile. */
const UNKNOWN_WAITING = 128;

/** Runs of one handler. Each further one needs another change of the caller's couple or rights. */
const HANDLER_RUNS = 5;

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

  const uploads = createUploadSlots();
  const bodies = createArrivingBodies();
  const { hasRoom } = answers;
  const turns = createTurns({ hasRoom });
  const turnsOfVisitors = createTurns({ atOnce: VISITORS_AT_ONCE, hasRoom });
  const turnsAtGate = createTurns({ atOnce: AT_GATE_AT_ONCE });
  const turnsOfUnknown = createTurns({ atOnce: AT_GATE_AT_ONCE, waitingMax: UNKNOWN_WAITING });
  // Open streams would block the shutdown, so they end when it begins.
  const closing = new AbortController();
  app.addHook('preClose', () => closing.abort());

  for (const { endpoint, name, meta, method, path, isStream } of listEndpoints(routes)) {
    const handle = createHandle(applyOutputChecks(endpoint, outputChecks), isStream);
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
          await passGate(gate, request, meta, (of, work) =>
            'caller' in of
              ? turnsAtGate.take(of.caller, connectionOf(reply), work)
              : turnsOfUnknown.take(of.unknownOf, connectionOf(reply), work),
          );
          const { maxBodyBytes } = meta;
          runForReader(request, () => {
            uploads.take(request, reply, maxBodyBytes);
            const isUpload = maxBodyBytes > UPLOAD_BYTES;
            bodies.hold(ownerOf(request), { request, reply }, { maxBytes: maxBodyBytes, isUpload });
          });
        } catch (error) {
          watch.refused(request, error);
          throw error;
        }
      },
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        // HEAD is handled like GET, and Node omits the body.
        if (request.method === 'HEAD') request.raw.method = 'GET';
        // An absent body counts as an empty object, so that validation names the missing field.
        const hasBody = request.method !== 'GET';
        if (hasBody) request.body ??= {};
        // A deletion takes its input from the query, too, because it seldom has a body.
        if (method === 'DELETE' && isObject(request.body) && isObject(request.query))
          request.body = { ...request.query, ...request.body };
        const confirm = () => runForReader(request, () => confirmRights(gate, request, meta));
        const member = request.caller?.id;
        function inTurn<T>(work: () => Promise<T>): Promise<T> {
          // Uploads have their own slots.
          if (meta.maxBodyBytes > UPLOAD_BYTES) return work();
          const inQueue = member === undefined ? turnsOfVisitors : turns;
          return inQueue.take(member ?? networkOf(request.ip), connectionOf(reply), async (hasWaited) => {
            if (hasWaited) await confirm();
            return work();
          });
        }
        let isRefused = false;
        try {
          if (hasBody) await confirm();
          const handleOnce = async () => {
            const { context, checkRefusal, addPosition } = createRequestContext(
              gate.platform,
              request.caller,
              meta,
              request,
              reply,
              {
                closing: closing.signal,
                confirmRights: confirm,
              },
            );
            await handle(request, reply, context, inTurn, addPosition).catch(async (error: unknown) => {
              if (hasBody && !reply.sent && !isMalformed(error)) {
                await checkRefusal();
                await addPosition();
              }
              throw error;
            });
          };
          const changed = async () => {
            if (request.caller) gate.platform.sessions.invalidate([request.caller.id]);
            await confirm();
          };
          await uploads.whileHandled(request, () => runForReader(request, () => handleAsIs(handleOnce, changed)));
        } catch (error) {
          if (reply.sent) throw error;
          isRefused = isMalformed(error);
          await answerFailure(error, request, reply);
        }
        if (!isRefused) watch.answered(request, reply.statusCode);
        // A large body cost work even if validation rejected it.
        const isFree = isRefused && request.bodyBytes <= FREE_BODY_BYTES;
        const outcome = isFree ? 'malformed' : reply.statusCode < 400 ? 'succeeded' : null;
        // The response is already sent, so a failed refund is only logged.
        if (outcome)
          await refundRateLimit(gate, request, meta, outcome).catch((error: unknown) =>
            log.warn({ error }, 'a rate limit count was not refunded'),
          );
        return reply;
      },
    });
  }
}

function connectionOf(reply: FastifyReply): CallerConnection {
  return {
    isGone: () => reply.raw.destroyed,
    closeAfterAnswer: () => void reply.header('connection', 'close'),
  };
}

/**
 * Runs a handler again, after `changed`, as long as its caller is another at its first change, or at a refusal before
 * it, than at its start.
 */
async function handleAsIs(handle: () => Promise<void>, changed: () => Promise<void>): Promise<void> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await handle();
    } catch (error) {
      if (!(error instanceof CallerChangedError) || runs === HANDLER_RUNS) throw error;
      await changed();
    }
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

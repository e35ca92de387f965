import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointMeta } from '#domain/registry/endpoint.ts';
import { isMalformed } from '../errors.ts';
import { confirmRights, type Gate, passGate, refundRateLimit } from '../gate/gate.ts';
import { networkOf } from '../gate/network-of.ts';
import { runForReader } from '../gate/reader.ts';
import type { Answers } from '../limits/answers.ts';
import { type ArrivingBodies, createArrivingBodies } from '../limits/arriving-bodies.ts';
import { ownerOf } from '../limits/send-in-pieces.ts';
import { type CallerConnection, createTurns, type Turns } from '../limits/turns.ts';
import { createUploadSlots, UPLOAD_BYTES, type UploadSlots } from '../limits/upload-slots.ts';
import { watchCalls } from '../security-events.ts';
import type { Handle } from './handle.ts';
import { CallerChangedError, createRequestContext } from './request-context.ts';

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

/** Rooms and queues that the calls of all endpoints share. */
interface Queues {
  uploads: UploadSlots;
  bodies: ArrivingBodies;
  ofMembers: Turns;
  ofVisitors: Turns;
  atGate: Turns;
  ofUnknown: Turns;
}

export function createQueues({ hasRoom }: Pick<Answers, 'hasRoom'>): Queues {
  return {
    uploads: createUploadSlots(),
    bodies: createArrivingBodies(),
    ofMembers: createTurns({ hasRoom }),
    ofVisitors: createTurns({ atOnce: VISITORS_AT_ONCE, hasRoom }),
    atGate: createTurns({ atOnce: AT_GATE_AT_ONCE }),
    ofUnknown: createTurns({ atOnce: AT_GATE_AT_ONCE, waitingMax: UNKNOWN_WAITING }),
  };
}

interface CallParts {
  gate: Gate;
  queues: Queues;
  /** Aborted when the server begins to close. */
  closing: AbortSignal;
  answerFailure: (error: unknown, request: FastifyRequest, reply: FastifyReply) => unknown;
}

interface CalledEndpoint {
  name: string;
  meta: EndpointMeta;
  method: string;
  handle: Handle;
}

interface CallSteps {
  /** Passes the gate and takes room for the body, before any of it is read. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Handles the call in its turn, answers it and settles its limits. */
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Creates the steps of the calls of one endpoint. */
export function createCallSteps(parts: CallParts, { name, meta, method, handle }: CalledEndpoint): CallSteps {
  const { gate, queues, closing, answerFailure } = parts;
  const watch = watchCalls(gate.platform.securityLog, { name, method });
  const isUpload = meta.maxBodyBytes > UPLOAD_BYTES;
  return { admit, answer };

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      await passGate(gate, request, meta, (of, work) =>
        'caller' in of
          ? queues.atGate.take(of.caller, connectionOf(reply), work)
          : queues.ofUnknown.take(of.unknownOf, connectionOf(reply), work),
      );
      runForReader(request, () => {
        queues.uploads.take(request, reply, meta.maxBodyBytes);
        queues.bodies.hold(ownerOf(request), { request, reply }, { maxBytes: meta.maxBodyBytes, isUpload });
      });
    } catch (error) {
      watch.refused(request, error);
      throw error;
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store');
    const hasBody = completeBody(request, method);
    let isRefused = false;
    try {
      if (hasBody) await confirm(request);
      const work = () =>
        handleAsIs(
          () => handleOnce(request, reply, hasBody),
          () => readCallerAgain(request),
        );
      await queues.uploads.whileHandled(request, () => runForReader(request, work));
    } catch (error) {
      if (reply.sent) throw error;
      isRefused = isMalformed(error);
      await answerFailure(error, request, reply);
    }
    if (!isRefused) watch.answered(request, reply.statusCode);
    await settleLimits(request, reply, isRefused);
    return reply;
  }

  function confirm(request: FastifyRequest) {
    return runForReader(request, () => confirmRights(gate, request, meta));
  }

  async function readCallerAgain(request: FastifyRequest): Promise<void> {
    if (request.caller) gate.platform.sessions.invalidate([request.caller.id]);
    await confirm(request);
  }

  async function handleOnce(request: FastifyRequest, reply: FastifyReply, hasBody: boolean): Promise<void> {
    const { context, checkRefusal, addPosition } = createRequestContext(
      gate.platform,
      request.caller,
      meta,
      request,
      reply,
      { closing, confirmRights: () => confirm(request) },
    );
    try {
      await handle(request, reply, context, (work) => inTurn(request, reply, work), addPosition);
    } catch (error) {
      if (hasBody && !reply.sent && !isMalformed(error)) {
        await checkRefusal();
        await addPosition();
      }
      throw error;
    }
  }

  function inTurn<T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>): Promise<T> {
    // Uploads have their own slots.
    if (isUpload) return work();
    const member = request.caller?.id;
    const queue = member === undefined ? queues.ofVisitors : queues.ofMembers;
    return queue.take(member ?? networkOf(request.ip), connectionOf(reply), async (hasWaited) => {
      if (hasWaited) await confirm(request);
      return work();
    });
  }

  async function settleLimits(request: FastifyRequest, reply: FastifyReply, isRefused: boolean): Promise<void> {
    // A large body cost work even if validation rejected it.
    const isFree = isRefused && request.bodyBytes <= FREE_BODY_BYTES;
    const outcome = isFree ? 'malformed' : reply.statusCode < 400 ? 'succeeded' : null;
    // The response is already sent, so a failed refund is only logged.
    if (outcome)
      await refundRateLimit(gate, request, meta, outcome).catch((error: unknown) =>
        gate.platform.log.warn({ error }, 'a rate limit count was not refunded'),
      );
  }
}

/** Gives the call the body that its input is read from, and returns whether it has one. */
function completeBody(request: FastifyRequest, method: string): boolean {
  // HEAD is handled like GET, and Node omits the body.
  if (request.method === 'HEAD') request.raw.method = 'GET';
  if (request.method === 'GET') return false;
  // An absent body counts as an empty object, so that validation names the missing field.
  request.body ??= {};
  // A deletion takes its input from the query, too, because it seldom has a body.
  if (method === 'DELETE' && isObject(request.body) && isObject(request.query))
    request.body = { ...request.query, ...request.body };
  return true;
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

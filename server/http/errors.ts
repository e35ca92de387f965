import { ORPCError, ValidationError } from '@orpc/server';
import type { ErrorCode } from '#contract/error-codes.ts';
import { fieldsText } from '#messages/en/fields.ts';
import { ErrorDetails } from '#server/platform/errors.ts';
import type { Log } from '#server/platform/log.ts';

/** The response to a call that failed: a status and `{"code", "message"}`, the message in words for the member. */
export interface Failure {
  status: number;
  /** Absent for `Unauthorized` alone. */
  code?: ErrorCode | undefined;
  message: string;
  /** For the header `Retry-After`. */
  retryAfterSeconds?: number | undefined;
}

/** What Fastify and its files refuse, by its status. A hidden file, 403, is no file of ours. */
const BAD_INPUT: Readonly<Record<number, Failure>> = {
  400: { status: 400, code: 'invalid', message: fieldsText.malformed },
  403: { status: 404, code: 'not_found', message: fieldsText.notFound },
  404: { status: 404, code: 'not_found', message: fieldsText.notFound },
  412: { status: 412, code: 'invalid', message: fieldsText.malformed },
  413: { status: 413, code: 'too_large', message: fieldsText.tooLarge },
  414: { status: 414, code: 'invalid', message: fieldsText.malformed },
  415: { status: 415, code: 'invalid', message: fieldsText.malformed },
  416: { status: 416, code: 'invalid', message: fieldsText.malformed },
};

/** Turns whatever was thrown into an answer, and logs what is our own fault. */
export function toFailure(error: unknown, log: Log, where: string): Failure {
  if (error instanceof ORPCError && (error.status < 500 || error.status === UNAVAILABLE)) {
    const issues = error.cause instanceof ValidationError ? error.cause.issues : [];
    if (issues.length > 0) return invalid(issues[0]?.message ?? fieldsText.invalid);
    if (error.cause !== undefined && error.status === 400) return invalid(fieldsText.malformed);
    return { status: error.status, message: error.message, ...ErrorDetails.safeParse(error.data).data };
  }
  const { statusCode, code } = readFacts(error);
  const known = statusCode ? BAD_INPUT[statusCode] : undefined;
  if (known) return known;
  if (code === UNSTORABLE_TEXT) return invalid(fieldsText.invalid);
  log.error({ err: error instanceof ORPCError && error.cause ? error.cause : error, where }, 'a call failed');
  if (code && OUT_OF_SPACE_CODES.has(code))
    return { status: 507, code: 'out_of_space', message: fieldsText.outOfSpace };
  if (code && UNAVAILABLE_CODES.has(code))
    return { status: 503, code: 'unavailable', message: fieldsText.unavailable };
  return { status: 500, code: 'internal', message: fieldsText.internal };
}

function invalid(message: string): Failure {
  return { status: 400, code: 'invalid', message };
}

/** Whether the contract refused the input before a handler saw it. */
export function isMalformed(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 400 && error.cause instanceof ValidationError;
}

/** Said by a service on purpose, with words of its own; the library never says it. */
const UNAVAILABLE = 503;

/** The character U+0000 in an address: PostgreSQL's text cannot hold it. */
const UNSTORABLE_TEXT = '22021';
/** `disk_full` of PostgreSQL beside the file system's own. */
const OUT_OF_SPACE_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** A database that is gone, starting, stopping or full of connections. */
const UNAVAILABLE_CODES = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT 57P01 57P02 57P03 08000 08003 08006 53300'.split(' '),
);
/** What `pg` itself says of a connection that is gone; these errors of its own carry no code. */
const LOST_CONNECTION =
  /connection (terminated|timeout)|is not queryable|query read timeout|timeout exceeded when trying to connect/i;

function readFacts(error: unknown): { statusCode?: number; code?: string } {
  const cause = error instanceof ORPCError ? error.cause : error;
  if (typeof cause !== 'object' || cause === null) return {};
  const isLostConnection = cause instanceof Error && LOST_CONNECTION.test(cause.message);
  return {
    ...('statusCode' in cause && typeof cause.statusCode === 'number' && { statusCode: cause.statusCode }),
    ...('code' in cause && typeof cause.code === 'string' && { code: cause.code }),
    ...(isLostConnection && { code: '08006' }),
  };
}

import { ORPCError, ValidationError } from '@orpc/server';
import { z } from 'zod';
import { fieldsText } from '#messages/en/fields.ts';
import type { Log } from '#server/platform/log.ts';

/** The answer to a call that failed: a status and `{"message"}` in words for the member. */
export interface Failure {
  status: number;
  message: string;
  /** For the header `Retry-After`. */
  retryAfterSeconds?: number;
}

const BAD_INPUT_STATUSES: Readonly<Record<number, string>> = {
  400: fieldsText.malformed,
  404: fieldsText.notFound,
  413: fieldsText.tooLarge,
  415: fieldsText.malformed,
};

/** Turns whatever was thrown into an answer, and logs what is our own fault. */
export function toFailure(error: unknown, log: Log, where: string): Failure {
  if (error instanceof ORPCError && (error.status < 500 || error.status === UNAVAILABLE)) {
    const issues = error.cause instanceof ValidationError ? error.cause.issues : [];
    if (issues.length > 0) return { status: 400, message: issues[0]?.message ?? fieldsText.invalid };
    if (error.cause !== undefined && error.status === 400)
      return { status: 400, message: fieldsText.malformed };
    return { status: error.status, message: error.message, ...waitData.safeParse(error.data).data };
  }
  const { statusCode, code } = readFacts(error);
  const known = statusCode ? BAD_INPUT_STATUSES[statusCode] : undefined;
  if (statusCode && known) return { status: statusCode, message: known };
  if (code === UNSTORABLE_TEXT) return { status: 400, message: fieldsText.invalid };
  log.error({ err: error instanceof ORPCError && error.cause ? error.cause : error, where }, 'a call failed');
  if (code && OUT_OF_SPACE_CODES.has(code)) return { status: 507, message: fieldsText.outOfSpace };
  if (code && UNAVAILABLE_CODES.has(code)) return { status: 503, message: fieldsText.unavailable };
  return { status: 500, message: fieldsText.internal };
}

/** Whether the contract refused the input before a handler saw it. */
export function isMalformed(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 400 && error.cause instanceof ValidationError;
}

/** What `refuse.tooOften` adds; the other refusals have none. */
const waitData = z.object({ retryAfterSeconds: z.number() });

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

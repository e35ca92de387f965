import { ORPCError, ValidationError } from '@orpc/server';
import { fieldsFault } from '#domain/kernel/fields.ts';
import { snakeCase } from '#domain/kernel/text/snake-case.ts';
import type { ErrorCode } from '#domain/registry/error-codes.ts';
import { records } from '#domain/registry/records.ts';
import type { ReadinessPart } from '#domain/system/facts.ts';
import { faultsText } from '#messages/faults.ts';
import { fieldsText } from '#messages/fields.ts';
import { isUnavailable } from '#packages/kysely-pipeline/unavailable.ts';
import { findViolatedIndex } from '#server/db/transaction.ts';
import { ErrorDetails, wordForReader } from '#server/platform/errors.ts';
import type { Log } from '#server/platform/observability/open-log.ts';

/** The response to a failed call: a status and `{"code", "message"}`, with the message worded for the member. */
export interface Failure {
  status: number;
  /** Absent only for `Unauthorized`. */
  code?: ErrorCode | undefined;
  message: string;
  /** The call's id, for a failure on our side. The log entry of the failure carries the same id. */
  reference?: string | undefined;
  /** The parts of this server that are not ready. */
  failures?: readonly ReadinessPart[] | undefined;
  /** The current record, if the change was based on an older version. */
  newer?: object | undefined;
  /** Seconds for the `Retry-After` header. */
  retryAfterSeconds?: number | undefined;
}

/** Responses for errors of Fastify and its static file plugin, by status. A hidden file (403) counts as not found. */
const BAD_INPUT: Readonly<Record<number, Omit<Failure, 'message'> & { words: () => string }>> = {
  400: { status: 400, code: 'invalid', words: () => fieldsText.malformed },
  403: { status: 404, code: 'not_found', words: () => fieldsText.notFound },
  404: { status: 404, code: 'not_found', words: () => fieldsText.notFound },
  412: { status: 412, code: 'invalid', words: () => fieldsText.malformed },
  413: { status: 413, code: 'too_large', words: () => fieldsText.tooLarge },
  414: { status: 414, code: 'invalid', words: () => fieldsText.malformed },
  415: { status: 415, code: 'invalid', words: () => fieldsText.malformed },
  416: { status: 416, code: 'invalid', words: () => fieldsText.malformed },
};

/** Log fields that identify the failed call. */
export interface FailedCall {
  where: string;
  requestId: string;
}

/** Turns any thrown error into a response, and logs failures on our side. */
export function toFailure(error: unknown, log: Log, call: FailedCall): Failure {
  const failure = describeFailure(error, log, call);
  return failure.status < 500 ? failure : { ...failure, reference: call.requestId };
}

function describeFailure(error: unknown, log: Log, call: FailedCall): Failure {
  if (error instanceof ORPCError && (error.status < 500 || error.status === UNAVAILABLE)) {
    const issues = error.cause instanceof ValidationError ? error.cause.issues : [];
    if (issues.length > 0) return invalid(wordIssue(issues[0]));
    if (error.cause !== undefined && error.status === 400) return invalid(fieldsText.malformed);
    const details = ErrorDetails.safeParse(error.data).data;
    // Readiness probes repeat often, and the readiness check has already logged the reason.
    if (error.status >= 500 && details?.code !== 'not_ready')
      log.info({ ...call, code: details?.code }, 'a call was refused for now');
    return { status: error.status, message: wordForReader(error.message), ...details };
  }
  const { statusCode, code } = readFacts(error);
  const known = statusCode ? BAD_INPUT[statusCode] : undefined;
  if (known) return { status: known.status, code: known.code, message: known.words() };
  if (code === UNSTORABLE_TEXT) return invalid(faultsText.fields.invalid);
  if (RECORD_KEYS.has(findViolatedIndex(error instanceof ORPCError ? error.cause : error) ?? ''))
    return { status: 409, code: 'id_taken', message: fieldsText.idTaken };
  if (hasHungUp(error)) {
    log.info({ ...call }, 'a caller hung up');
    return invalid(fieldsText.malformed);
  }
  log.error({ err: error instanceof ORPCError && error.cause ? error.cause : error, ...call }, 'a call failed');
  if (code && OUT_OF_SPACE_CODES.has(code))
    return { status: 507, code: 'out_of_space', message: fieldsText.outOfSpace };
  if (isUnavailable(error instanceof ORPCError ? error.cause : error))
    return { status: 503, code: 'unavailable', message: fieldsText.unavailable };
  return { status: 500, code: 'internal', message: fieldsText.internal };
}

/** Returns true for Node's error of a request whose connection has gone before its body was complete. */
function hasHungUp(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && readFacts(error).code === 'ECONNRESET';
}

/** Words a validation issue for the member. For a list of records it names the row. */
function wordIssue({ message, path = [] }: Partial<ValidationError['issues'][number]> = {}): string {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
  const place = keys.find((key, depth) => typeof key === 'number' && depth < keys.length - 1);
  const words = wordForReader(message ?? fieldsFault('invalid'));
  return typeof place === 'number' ? fieldsText.inRow(place + 1, words) : words;
}

function invalid(message: string): Failure {
  return { status: 400, code: 'invalid', message };
}

/** Returns true if the contract rejected the input before the handler ran. */
export function isMalformed(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 400 && error.cause instanceof ValidationError;
}

/** Thrown by a service on purpose, with its own message. The library never throws it. */
const UNAVAILABLE = 503;

/** SQLSTATE for the character U+0000 in an address, which PostgreSQL's `text` cannot store. */
const UNSTORABLE_TEXT = '22021';
/** Primary keys of the tables whose ids the caller may choose, and of the trash that keeps such ids. */
const RECORD_KEYS: ReadonlySet<string> = new Set([
  ...records.filter((record) => 'takesId' in record).map(({ name }) => `${snakeCase(name)}_pkey`),
  'deleted_shared_records_pkey',
  'deleted_own_records_pkey',
]);
/** Error codes of the file system, and `disk_full` of PostgreSQL. */
const OUT_OF_SPACE_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

function readFacts(error: unknown): { statusCode?: number; code?: string } {
  const cause = error instanceof ORPCError ? error.cause : error;
  if (typeof cause !== 'object' || cause === null) return {};
  return {
    ...('statusCode' in cause && typeof cause.statusCode === 'number' && { statusCode: cause.statusCode }),
    ...('code' in cause && typeof cause.code === 'string' && { code: cause.code }),
  };
}

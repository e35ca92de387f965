import { ORPCError } from '@orpc/server';
import { z } from 'zod';
import { wordFault } from '#domain/kernel/fault.ts';
import { ERROR_CODES, type ErrorCode } from '#domain/registry/error-codes.ts';
import { READINESS_PARTS, type ReadinessPart } from '#domain/system/facts.ts';
import { adminFaultsText } from '#messages/en/admin/faults.ts';
import { faultsText } from '#messages/faults.ts';
import { fieldsText } from '#messages/fields.ts';

/** Details of an error besides its status and message. */
export const ErrorDetails = z.object({
  code: z.enum(ERROR_CODES).optional(),
  retryAfterSeconds: z.number().optional(),
  /** The id of the failed call, which its log entry carries too. */
  reference: z.string().optional(),
  /** The parts of this server that are not ready. */
  failures: z.array(z.enum(READINESS_PARTS)).optional(),
  /** The current record, if the change was based on an older version. */
  newer: z.record(z.string(), z.unknown()).optional(),
});
type ErrorDetails = z.output<typeof ErrorDetails>;

/** Errors that a service throws instead of returning a result. The message is a fault, or is shown to the member unchanged. */
export const refuse = {
  invalid: (code: ErrorCode, message: string) => fail('BAD_REQUEST', message, { code }),
  unauthorized: () => fail('UNAUTHORIZED', fieldsText.unauthorized, {}),
  loginFailed: (message: string, code: ErrorCode = 'login_failed') => fail('UNAUTHORIZED', message, { code }),
  forbidden: (code: ErrorCode = 'forbidden', message: string = fieldsText.notAllowed) =>
    fail('FORBIDDEN', message, { code }),
  /** The same error for a missing record and for one of another member. */
  notFound: (code: ErrorCode = 'not_found', message: string = fieldsText.notFound) =>
    fail('NOT_FOUND', message, { code }),
  /** The call already succeeded, by default the caller's own one, and its record was deleted since. */
  gone: (code: ErrorCode = 'record_gone', message: string = fieldsText.recordGone) =>
    new ORPCError('GONE', { status: 410, message, data: { code } }),
  conflict: (code: ErrorCode, message: string) => fail('CONFLICT', message, { code }),
  /** A change based on an older version. `newer` is the current record as far as the caller may read it. */
  stale: (newer?: object) => fail('CONFLICT', fieldsText.stale, { code: 'stale', newer: newer && { ...newer } }),
  tooLarge: (message: string = fieldsText.tooLarge) => fail('PAYLOAD_TOO_LARGE', message, { code: 'too_large' }),
  /** A server that we depend on does not respond. */
  unavailable: (code: ErrorCode, message: string) => fail('SERVICE_UNAVAILABLE', message, { code }),
  /** Too many operations of the kind are in progress. A retry makes sense after `retryAfterSeconds`. */
  busy: (message: string, retryAfterSeconds: number) =>
    fail('SERVICE_UNAVAILABLE', message, { code: 'busy', retryAfterSeconds }),
  /** This server should receive no calls now. */
  notReady: (failures: ReadinessPart[]) =>
    fail('SERVICE_UNAVAILABLE', fieldsText.unavailable, { code: 'not_ready', failures }),
  /** A used-up quota, such as a week's redemptions of a deal. */
  quotaExceeded: (code: ErrorCode, message: string) => fail('TOO_MANY_REQUESTS', message, { code }),
  /** The rate limit of a call is exceeded, for `retryAfterSeconds`. */
  rateLimited: (retryAfterSeconds: number) =>
    fail('TOO_MANY_REQUESTS', fieldsText.tooMany, { code: 'rate_limited', retryAfterSeconds }),
};

/**
 * Rejects a change whose base version is older than `current`. `updatedAt` is the base version, if the caller sent one.
 */
export function checkVersion(updatedAt: string | undefined, current: { updatedAt: string }): void {
  if (updatedAt !== undefined && updatedAt !== current.updatedAt) throw refuse.stale(current);
}

/** Returns the wording of a fault in the reader's language. Any other text has its words already. */
export function wordForReader(text: string): string {
  return wordFault(text, faultsText) ?? wordFault(text, adminFaultsText) ?? text;
}

/** Runs the checks of one record in a list, at index `place`. The message of a refusal names the row. */
export function refuseInRow<T>(place: number, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    const { code = 'invalid' } = ErrorDetails.parse(error.data);
    throw refuse.invalid(code, fieldsText.inRow(place + 1, wordForReader(error.message)));
  }
}

function fail(status: string, message: string, details: ErrorDetails) {
  return new ORPCError(status, { message, data: details });
}

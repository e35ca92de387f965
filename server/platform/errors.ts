import { ORPCError } from '@orpc/server';
import { z } from 'zod';
import { READINESS_PARTS, type ReadinessPart } from '#contract/constants/system.ts';
import { ERROR_CODES, type ErrorCode } from '#contract/error-codes.ts';
import { fieldsText } from '#messages/fields.ts';

/** What an error carries besides its status and message. */
export const ErrorDetails = z.object({
  code: z.enum(ERROR_CODES).optional(),
  retryAfterSeconds: z.number().optional(),
  /** The id of the call whose failure the log tells of. */
  reference: z.string().optional(),
  /** The parts of this server that are not ready. */
  failures: z.array(z.enum(READINESS_PARTS)).optional(),
  /** The record as it is by now, where the change was made to an older one. */
  newer: z.record(z.string(), z.unknown()).optional(),
});
type ErrorDetails = z.output<typeof ErrorDetails>;

function fail(status: string, message: string, details: ErrorDetails) {
  return new ORPCError(status, { message, data: details });
}

/** Errors that a service throws instead of returning a result. The message is shown to the member as it is. */
export const refuse = {
  invalid: (code: ErrorCode, message: string) => fail('BAD_REQUEST', message, { code }),
  unauthorized: () => fail('UNAUTHORIZED', fieldsText.unauthorized, {}),
  loginFailed: (message: string, code: ErrorCode = 'login_failed') => fail('UNAUTHORIZED', message, { code }),
  forbidden: (code: ErrorCode = 'forbidden', message: string = fieldsText.notAllowed) =>
    fail('FORBIDDEN', message, { code }),
  /** Absent, and somebody else's: the same error. */
  notFound: (code: ErrorCode = 'not_found', message: string = fieldsText.notFound) =>
    fail('NOT_FOUND', message, { code }),
  /** What the call made was done before, and is gone since. */
  gone: () =>
    new ORPCError('GONE', { status: 410, message: fieldsText.recordGone, data: { code: 'record_gone' } }),
  conflict: (code: ErrorCode, message: string) => fail('CONFLICT', message, { code }),
  /** A change to what somebody else has changed meanwhile; `newer` is what the caller may read of it by now. */
  stale: (newer?: object) =>
    fail('CONFLICT', fieldsText.stale, { code: 'stale', newer: newer && { ...newer } }),
  tooLarge: (message: string = fieldsText.tooLarge) =>
    fail('PAYLOAD_TOO_LARGE', message, { code: 'too_large' }),
  /** Another server that we depend on does not respond. */
  unavailable: (code: ErrorCode, message: string) => fail('SERVICE_UNAVAILABLE', message, { code }),
  /** Too much of the kind is under way; worth another try after so many seconds. */
  busy: (message: string, retryAfterSeconds: number) =>
    fail('SERVICE_UNAVAILABLE', message, { code: 'busy', retryAfterSeconds }),
  /** This server should get no calls now. */
  notReady: (failures: ReadinessPart[]) =>
    fail('SERVICE_UNAVAILABLE', fieldsText.unavailable, { code: 'not_ready', failures }),
  /** A quota that is used up, such as a week's redemptions of a deal. */
  quotaExceeded: (code: ErrorCode, message: string) => fail('TOO_MANY_REQUESTS', message, { code }),
  /** The rate limit of a call, which is free again after so many seconds. */
  rateLimited: (retryAfterSeconds: number) =>
    fail('TOO_MANY_REQUESTS', fieldsText.tooMany, { code: 'rate_limited', retryAfterSeconds }),
};

/** Refuses a change that was made to an older state of a record than `current`: `updatedAt` is the one that the caller saw, if they say. */
export function checkBasis(updatedAt: string | undefined, current: { updatedAt: string }): void {
  if (updatedAt !== undefined && updatedAt !== current.updatedAt) throw refuse.stale(current);
}

/** Runs the checks of a record in a list, of `place` from 0; what they refuse says which one it is. */
export function refuseInRow<T>(place: number, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    const { code = 'invalid' } = ErrorDetails.parse(error.data);
    throw refuse.invalid(code, fieldsText.inRow(place + 1, error.message));
  }
}

import type { ErrorCode } from '#contract/error-codes.ts';
import { RequestError } from './public/request.ts';

/** Whether the error is of a call (and not a bug); `status` 0 means that there was no response. */
export function isApiError(error: unknown): error is RequestError {
  return error instanceof RequestError;
}

/** Whether a call failed for this reason. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return isApiError(error) && error.code === code;
}

/** What a member can tell us of a failure on our side: the call's name in the log. */
export function referenceOf(error: unknown): string | null {
  return isApiError(error) ? error.reference : null;
}

/** Whether a call was refused because there is no session. */
export function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/** Whether no answer came: the network, not the server, is the reason. */
export function isWithoutAnswer(error: unknown): boolean {
  return isApiError(error) && error.status === 0;
}

/** The server's own words for a failed call; `null` where no answer came, or one of a proxy. */
export function serverWordsOf(error: unknown): string | null {
  return isApiError(error) && error.code !== null ? error.message || null : null;
}

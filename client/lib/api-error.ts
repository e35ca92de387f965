import type { ErrorCode } from '#domain/registry/error-codes.ts';
import { networkText } from '#messages/ui.ts';
import { RequestError } from './public/request.ts';

/** Returns true if the error comes from a call and not from a bug. Its `status` is 0 if there was no response. */
export function isApiError(error: unknown): error is RequestError {
  return error instanceof RequestError;
}

/** Returns true if a call failed with this error code. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return isApiError(error) && error.code === code;
}

/** Reference of a failure on our side that a member can report: the name of the call in the log. */
export function referenceOf(error: unknown): string | null {
  return isApiError(error) ? error.reference : null;
}

/** Returns true if a call was rejected because there is no session. */
export function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/** Returns true if there was no response: the network failed, not the server. */
export function isWithoutAnswer(error: unknown): boolean {
  return isApiError(error) && error.status === 0;
}

/** Returns the server's message for a failed call; `null` without a response, or if a proxy sent it. */
export function serverWordsOf(error: unknown): string | null {
  return isApiError(error) && error.code !== null ? error.message || null : null;
}

/** Returns the words of a failure: the server's, or those of its status where no other text says what failed. */
export function wordsOf(error: Error): string {
  return error.message || networkText.status(isApiError(error) ? error.status : 500);
}

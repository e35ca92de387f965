import { ORPCError } from '@orpc/client';

/** Reads an error answer `{"message"}` into an error that carries the message and the status. */
export function decodeApiError(body: unknown, { status }: { status: number }): ORPCError<string, undefined> {
  const hasMessage =
    typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
  return new ORPCError('API_ERROR', {
    status,
    message: hasMessage ? String(body.message) : `HTTP ${status}`,
  });
}

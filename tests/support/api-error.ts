import { ORPCError } from '@orpc/client';
import { z } from 'zod';

const ErrorBody = z.object({ code: z.string().optional(), message: z.string() });

/** Decodes an error response `{"code", "message"}` into an error with the code, the message and the status. */
export function decodeApiError(body: unknown, { status }: { status: number }): ORPCError<string, undefined> {
  const { data } = ErrorBody.safeParse(body);
  return new ORPCError(data?.code ?? 'NO_CODE', { status, message: data?.message ?? `HTTP ${status}` });
}

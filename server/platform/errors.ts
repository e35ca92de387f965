import { ORPCError } from '@orpc/server';
import { fieldsText } from '#messages/en/fields.ts';

/** Answers that a service gives instead of a result. The message is shown to the member as it is. */
export const refuse = {
  invalid: (message: string) => new ORPCError('BAD_REQUEST', { message }),
  unauthorized: (message: string = fieldsText.unauthorized) => new ORPCError('UNAUTHORIZED', { message }),
  forbidden: (message: string = fieldsText.notAllowed) => new ORPCError('FORBIDDEN', { message }),
  /** Absent, and not yours: the same answer. */
  notFound: (message: string = fieldsText.notFound) => new ORPCError('NOT_FOUND', { message }),
  conflict: (message: string) => new ORPCError('CONFLICT', { message }),
  tooLarge: (message: string = fieldsText.tooLarge) => new ORPCError('PAYLOAD_TOO_LARGE', { message }),
  /** Another server that we depend on does not answer. */
  unavailable: (message: string) => new ORPCError('SERVICE_UNAVAILABLE', { message }),
  /** An allowance that is used up, in words of its own. */
  tooMany: (message: string) => new ORPCError('TOO_MANY_REQUESTS', { message }),
  /** The rate limit of a call, which is free again after so many seconds. */
  tooOften: (retryAfterSeconds: number) =>
    new ORPCError('TOO_MANY_REQUESTS', { message: fieldsText.tooMany, data: { retryAfterSeconds } }),
};

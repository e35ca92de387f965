import { createORPCClient, type ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { endpoints } from 'virtual:contract';
import { decodeApiError } from '#contract/api-error.ts';
import type { MemberContract } from '#contract/index.ts';

/** This window, for the server: its own changes need not be announced back to it. */
export const deviceId = crypto.randomUUID();

/** What one call may ask for besides its input. */
export interface CallContext {
  /** Told the headers of the answer, such as the cursor of a list. */
  onHeaders?: (headers: Headers) => void;
}

/** The way to the server for the calls of a table. */
export function createLink(table: AnyContractRouter): OpenAPILink<CallContext> {
  return new OpenAPILink<CallContext>(table, {
    url: () => globalThis.location.origin,
    headers: { 'x-device-id': deviceId },
    async fetch(request, init, { context }) {
      const response = await globalThis.fetch(request, { ...init, credentials: 'same-origin' });
      context.onHeaders?.(response.headers);
      return response;
    },
    customErrorResponseBodyDecoder: decodeApiError,
  });
}

/** Every call of the contract as a function; the admin panel's are in `admin-api.ts`. */
export const client: ContractRouterClient<MemberContract, CallContext> = createORPCClient(
  createLink(endpoints),
);

/**
 * Every call as options for React Query: `useQuery(api.dates.list.queryOptions())`,
 * `useMutation(api.dates.create.mutationOptions())`. What a mutation makes stale is refetched by itself (query-client.ts).
 */
export const api = createTanstackQueryUtils(client);

export function isApiError(error: unknown): error is ORPCError<string, undefined> {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}

/** Whether the session is over, or never was. */
export function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

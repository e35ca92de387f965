import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { endpoints } from 'virtual:contract';
import type { MemberContract } from '#contract/index.ts';
import { readMessage, RequestError } from './public/request.ts';

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
      const response = await send(request, { ...init, credentials: 'same-origin' });
      context.onHeaders?.(response.headers);
      return response;
    },
  });
}

/** `fetch` that throws `RequestError`: with the words of an answer that is no success, or without any where no answer came. */
async function send(request: Request, init: RequestInit): Promise<Response> {
  const response = await globalThis.fetch(request, init).catch((error: unknown) => {
    // A call that was called off has not failed.
    throw request.signal.aborted ? error : new RequestError('', 0);
  });
  if (response.ok) return response;
  throw new RequestError(readMessage(await response.text()) || response.statusText, response.status);
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

/** Whether a call failed, and not the program around it; `status` 0 means that no answer came. */
export function isApiError(error: unknown): error is RequestError {
  return error instanceof RequestError;
}

/** Whether the session is over, or never was. */
export function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { endpoints } from 'virtual:contract';
import { pageLanguage } from '#messages/page-language.ts';
import type { MemberContract } from '#contract/index.ts';
import { hasCode } from './api-error.ts';
import { changeKeeperFor } from './outbox/change-keeper.ts';
import { takeFirstRead } from './reads/first-reads.ts';
import { watchForAnswer } from './network/network-state.ts';
import { askForStepUp } from './sign-in/step-up.ts';
import { noResponse, toRequestError } from './public/request.ts';
import { sendForWhole } from './reads/whole-lists.ts';

/** Identifies this window to the server, which does not announce the window's own changes back to it. */
export const deviceId = crypto.randomUUID();

/** Options of a call besides its input. */
export interface CallContext {
  /** Gets the response's headers, such as the cursor of a list. */
  onHeaders?: (headers: Headers) => void;
}

/**
 * The transport for a table of endpoints. `readsWholeLists`: a list that is asked for without a limit comes whole, however many pages it has;
 * `keepsChanges`: what a member changes waits for the network (decision 0088).
 */
export function createLink(
  table: AnyContractRouter,
  { readsWholeLists = false, keepsChanges = false } = {},
): OpenAPILink<CallContext> {
  return new OpenAPILink<CallContext>(table, {
    url: () => globalThis.location.origin,
    headers: { 'x-device-id': deviceId, 'accept-language': pageLanguage },
    async fetch(request, init, { context }, path) {
      const sendOne = (one: Request) => sendWithStepUp(one, { ...init, credentials: 'same-origin' });
      const sendAll = (whole: Request) => (readsWholeLists ? sendForWhole(whole, sendOne) : sendOne(whole));
      const keeper = keepsChanges ? await changeKeeperFor(request) : null;
      const isRead = request.method === 'GET';
      const kept = await (isRead
        ? keeper?.read(path.join('.'), request, sendAll)
        : keeper?.submit(path.join('.'), request, sendAll));
      const response = kept ?? (await sendAll(request));
      context.onHeaders?.(response.headers);
      return response;
    },
  });
}

/** Asks the member for a fresh second step where the call needs one, and sends it once more. */
async function sendWithStepUp(request: Request, init: RequestInit): Promise<Response> {
  const again = request.clone();
  return send(request, init).catch(async (error: unknown) => {
    if (hasCode(error, 'step_up_required') && (await askForStepUp())) return send(again, init);
    throw error;
  });
}

/** Milliseconds after which a read gives up: a list on a slow network may take longer than the network's patience. */
const READ_PATIENCE_MS = 20_000;

/** Ends with the call's own signal; a read also ends by itself, because its screen offers to try again. */
function patienceOf({ method, signal }: Request): AbortSignal {
  return method === 'GET' ? AbortSignal.any([signal, AbortSignal.timeout(READ_PATIENCE_MS)]) : signal;
}

/** `fetch` that throws a `RequestError`: with the server's message, or with status 0 and the network's without a response. */
async function send(request: Request, init: RequestInit): Promise<Response> {
  const call = takeFirstRead(request) ?? globalThis.fetch(request, { ...init, signal: patienceOf(request) });
  const response = await watchForAnswer(call).catch((error: unknown) => {
    // An aborted call has not failed.
    throw request.signal.aborted ? error : noResponse();
  });
  if (response.ok) return response;
  throw toRequestError(await response.text(), response.status, response.statusText);
}

/** Every call of the contract as a function; the admin panel's are in `admin-api.ts`. */
export const client: ContractRouterClient<MemberContract, CallContext> = createORPCClient(
  createLink(endpoints, { readsWholeLists: true, keepsChanges: true }),
);

/**
 * Every call as options for React Query: `useQuery(api.dates.list.queryOptions())`,
 * `useMutation(api.dates.create.mutationOptions())`. What a mutation invalidates is refetched automatically (query-client.ts).
 */
export const api = createTanstackQueryUtils(client);

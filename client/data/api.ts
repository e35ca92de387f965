import { endpoints } from 'virtual:contract';
import { hasCode } from '#client/lib/api-error.ts';
import { setServerTime } from '#client/lib/clock.ts';
import { noteKept } from '#client/lib/network/kept-answers.ts';
import { isForeign, watchForAnswer } from '#client/lib/network/network-state.ts';
import { noResponse, toRequestError } from '#client/lib/public/request.ts';
import { askForStepUp } from '#client/lib/sign-in/step-up.ts';
import type { MemberContract } from '#domain/api.ts';
import { POSITION_HEADER } from '#domain/copy/facts.ts';
import { LIVE_POSITION_HEADER, MEMBER_HEADER } from '#domain/system/facts.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { readAnswer, toCallRequest } from './calls/call-request.ts';
import { createCalls, type Send } from './calls/create-calls.ts';
import { noteNamedPosition } from './copy/named-position.ts';
import { interceptorFor } from './outbox/request-interceptor.ts';
import { fetchAllPages } from './reads/fetch-all-pages.ts';
import { notePosition } from './reads/live-position.ts';
import { claimPreloaded } from './reads/preload.ts';

/** Identifies this window, so that the server does not report the window's own changes back to it. */
export const deviceId = crypto.randomUUID();
const callHeaders = { 'x-device-id': deviceId, 'accept-language': pageLanguage };

/**
 * Creates the transport of a table's calls. Those of a member queue changes while offline (`docs/topics/offline.md`), and
 * fetch all pages of a list that is requested without a limit.
 */
export function createSend({ isOfMember = false } = {}): Send {
  return async (endpoint, path, input, { context, signal }) => {
    const headers = { ...callHeaders, ...(context?.memberId !== undefined && { [MEMBER_HEADER]: context.memberId }) };
    const request = toCallRequest(endpoint, input, { headers, signal });
    const sendAll = (whole: Request) => (isOfMember ? fetchAllPages(whole, sendWithStepUp) : sendWithStepUp(whole));
    const interceptor = isOfMember ? await interceptorFor(request) : null;
    const answered = await interceptor?.submit(path.join('.'), request, sendAll);
    const response = answered ?? (await sendAll(request));
    context?.onHeaders?.(response.headers);
    const answer = await readAnswer(response);
    noteKept(response.headers, answer);
    return answer;
  };
}

/** Sends a call. If the server requires a fresh second step, asks the member for it and sends the call once more. */
async function sendWithStepUp(request: Request): Promise<Response> {
  const again = request.clone();
  return send(request).catch(async (error: unknown) => {
    if (hasCode(error, 'step_up_required') && (await askForStepUp())) return send(again);
    throw error;
  });
}

/** Read timeout in milliseconds, above the network's patience: a list on a slow network takes longer. */
const READ_PATIENCE_MS = 20_000;

/** Returns a signal that aborts with the call's own. A read also times out, because its screen offers a retry. */
function patienceOf({ method, signal }: Request): AbortSignal {
  return method === 'GET' ? AbortSignal.any([signal, AbortSignal.timeout(READ_PATIENCE_MS)]) : signal;
}

/**
 * Wraps `fetch` to throw a `RequestError`, with the server's message or, without a response of the server, status 0 and
 * the network's.
 */
async function send(request: Request): Promise<Response> {
  const ask = () => globalThis.fetch(request, { signal: patienceOf(request) });
  const response = await watchForAnswer(claimPreloaded(request, ask) ?? ask()).catch((error: unknown) => {
    // An aborted call is not a failure.
    throw request.signal.aborted ? error : noResponse();
  });
  // A sign-in page of a Wi-Fi; a proxy's 5xx says that the server is down.
  if (isForeign(response) && response.status < 500) throw noResponse();
  notePosition(response.headers.get(LIVE_POSITION_HEADER));
  noteNamedPosition(response.headers.get(POSITION_HEADER));
  noteServerTime(response);
  if (response.ok) return response;
  throw toRequestError(await response.text(), response.status);
}

/** Takes over the time of the server's answers, to the second: the live stream may be cut off. */
function noteServerTime(response: Response): void {
  const time = isForeign(response) ? Number.NaN : Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(time)) setServerTime(new Date(time).toISOString());
}

/**
 * Every call of the contract as a function (`client`) and as options for React Query (`api`):
 * `useQuery(api.dates.list.queryOptions())`, `useMutation(api.dates.create.mutationOptions())`. A mutation refetches the
 * resources that its endpoint invalidates (query-client.ts). The admin panel's calls are in `admin-api.ts`.
 */
export const { client, api } = createCalls<MemberContract>(endpoints, createSend({ isOfMember: true }));

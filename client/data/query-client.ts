import { defaultScheduler, MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { endpoints } from 'virtual:contract';
import { hasCode, isUnauthorized } from '#client/lib/api-error.ts';
import { afterPress } from '#client/lib/run-after.ts';
import { endSession } from '#client/lib/session-end.ts';
import { api } from './api.ts';
import { type CalledEndpoints, findEndpoint } from './calls/called-endpoint.ts';
import { clearStore } from './store.ts';

/** Path of an endpoint in the contract, such as `['dates', 'create']`. */
type EndpointPath = readonly string[];

notifyManager.setScheduler((notify) => defaultScheduler(() => afterPress(notify)));

/**
 * Query client whose data never becomes stale by time: a successful mutation refetches what its endpoint `invalidates`,
 * and `live.ts` reports the partner's changes. It has no refetch on focus, no polling and no retries (specification,
 * section 9).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Sends calls while offline too, so that a failed one reports its reason at once instead of pausing unseen.
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, { state }) => {
      // A visitor's first 401 does not end a session: none existed, and the gate handles it.
      if (state.data !== undefined || isMemberKnown()) handleRefusedCall(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: handleRefusedCall,
    onSuccess: (_data, _variables, _result, mutation) => {
      const path = mutation.options.mutationKey?.[0];
      if (isEndpointPath(path)) refetchAfter(path);
    },
  }),
});

/** Refetches every query of the resources; inactive ones when next needed. */
export function refetchResources(resources: readonly string[]): void {
  for (const resource of resources) void queryClient.invalidateQueries({ queryKey: [[resource]] });
}

/** Refetches the resources that a call of the endpoint invalidates. */
export function refetchAfter(path: EndpointPath): void {
  refetchResources(findEndpoint(registeredEndpoints, path)?.invalidates ?? []);
}

/** Answers that the queries had at a moment, by query: how many each had got, with the one under way. */
export type CountedAnswers = ReadonlyMap<string, number>;

export function countAnswers(): CountedAnswers {
  const all = queryClient.getQueryCache().getAll();
  return new Map(
    all.map(({ queryHash, state }) => [queryHash, state.dataUpdateCount + Number(state.fetchStatus === 'fetching')]),
  );
}

/** Refetches every query whose latest answer was asked for before the moment: it may have missed changes. */
export function refetchOlderThan(moment: CountedAnswers): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryHash, state }) =>
      state.data !== undefined && state.dataUpdateCount <= (moment.get(queryHash) ?? 0),
  });
}

/** Endpoints whose `invalidates` is known: the members', and the admin panel's after it is opened. */
let registeredEndpoints = endpoints;

/** Adds a table of endpoints whose `invalidates` is applied after a mutation. */
export function registerEndpoints(table: CalledEndpoints): void {
  registeredEndpoints = { ...registeredEndpoints, ...table };
}

function isEndpointPath(value: unknown): value is EndpointPath {
  return Array.isArray(value) && value.every((key) => typeof key === 'string');
}

/** Redirects to the login after a 401, and to the change-password screen if the password must be changed. */
export function handleRefusedCall(error: Error): void {
  if (isUnauthorized(error)) {
    endSession();
    // The next member of this device must not see what this one has left. Their unsent changes stay.
    void removeAnswers();
  }
  if (hasCode(error, 'password_change_required') && isMemberKnown())
    void queryClient.invalidateQueries({ queryKey: api.accounts.me.key() });
}

async function removeAnswers(): Promise<void> {
  try {
    await clearStore({ keepsMutations: true });
  } catch (error) {
    console.warn('The stored answers could not be deleted', error);
  }
}

function isMemberKnown(): boolean {
  return queryClient.getQueryState(api.accounts.me.queryKey())?.status === 'success';
}

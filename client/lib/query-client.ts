import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endpoints } from 'virtual:contract';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { fieldsText } from '#messages/en/fields.ts';
import { api, isUnauthorized } from './api.ts';
import { subscribeToSession } from './public/session-marker.ts';
import { endSession } from './public/session-end.ts';

/** A path of the contract's table, such as `['dates', 'create']`. */
type EndpointPath = readonly string[];

/**
 * Data is never stale by time: what changes it says so. A successful mutation refetches what its endpoint declares to
 * change; the partner's changes arrive over `live.ts`. No refetch on focus, no polling, no retries (specification, section 9).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
    mutations: { retry: false },
  },
  queryCache: new QueryCache({
    onError: (error, { state }) => {
      // The gate's first question is answered by its refusal: a visitor's session is not over, there never was one.
      if (state.data !== undefined || isMemberKnown()) followRefusal(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: followRefusal,
    onSuccess: (_data, _variables, _result, mutation) => {
      const path = mutation.options.mutationKey?.[0];
      if (isEndpointPath(path)) refetchNouns(changesOf(path));
    },
  }),
});

// The build, which draws the public pages, has no window and no session.
if (typeof window !== 'undefined') subscribeToSession(() => void queryClient.resetQueries());

/** A call refused because the session is over leads to the login; one refused because the password must be changed, to that. */
function followRefusal(error: Error): void {
  if (isUnauthorized(error)) endSession();
  else if (error.message === fieldsText.passwordChangeRequired && isMemberKnown())
    void queryClient.invalidateQueries({ queryKey: api.accounts.me.key() });
}

function isMemberKnown(): boolean {
  return queryClient.getQueryState(api.accounts.me.queryKey())?.status === 'success';
}

/** Refetches every query of the nouns; those that no screen shows are fetched when one does. */
export function refetchNouns(nouns: readonly string[]): void {
  for (const noun of nouns) void queryClient.invalidateQueries({ queryKey: [[noun]] });
}

/** Refetches all that was fetched before `openedAt` (epoch milliseconds): something may have been missed since. */
export function refetchOlderThan(openedAt: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < openedAt,
  });
}

/** The endpoints whose `changes` are known: the members', and the panel's once it is open. */
let knownEndpoints: object = endpoints;

/** Adds a table of endpoints to those whose `changes` are followed after a mutation. */
export function knowEndpoints(table: object): void {
  knownEndpoints = { ...knownEndpoints, ...table };
}

function changesOf(path: EndpointPath): readonly string[] {
  let node: unknown = knownEndpoints;
  for (const key of path)
    node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
  return isEndpoint(node) ? node['~orpc'].meta.changes : [];
}

function isEndpoint(node: unknown): node is AnyEndpoint {
  return typeof node === 'object' && node !== null && '~orpc' in node;
}

function isEndpointPath(value: unknown): value is EndpointPath {
  return Array.isArray(value) && value.every((key) => typeof key === 'string');
}

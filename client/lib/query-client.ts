import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endpoints } from 'virtual:contract';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { api } from './api.ts';
import { hasCode, isUnauthorized } from './api-error.ts';
import { endSession } from './session-end.ts';

/** The path of an endpoint in the contract, such as `['dates', 'create']`. */
type EndpointPath = readonly string[];

/**
 * Data never becomes stale by time. A successful mutation refetches what its endpoint `invalidates`; the partner's changes
 * arrive over `live.ts`. No refetch on focus, no polling, no retries (specification, section 9).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Sent without a network too: the worker answers reads with what it kept, and a change that fails says why at once instead of waiting unseen.
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
      // A visitor's first 401 does not end a session: there was none, and the gate handles it.
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

/** A 401 leads to the login; a refusal because the password must be changed leads to that screen. */
function handleRefusedCall(error: Error): void {
  if (isUnauthorized(error)) endSession();
  else if (hasCode(error, 'password_change_required') && isMemberKnown())
    void queryClient.invalidateQueries({ queryKey: api.accounts.me.key() });
}

function isMemberKnown(): boolean {
  return queryClient.getQueryState(api.accounts.me.queryKey())?.status === 'success';
}

/** Refetches every query of the resources; inactive ones when a screen needs them. */
export function refetchResources(resources: readonly string[]): void {
  for (const resource of resources) void queryClient.invalidateQueries({ queryKey: [[resource]] });
}

/** Refetches what a call of the endpoint has made stale. */
export function refetchAfter(path: EndpointPath): void {
  refetchResources(invalidatedBy(path));
}

/** Refetches every query that was fetched before `openedAt` (epoch milliseconds), whose changes may have been missed. */
export function refetchOlderThan(openedAt: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < openedAt,
  });
}

/** The endpoints whose `invalidates` is known: the members', and the admin panel's once it is open. */
let registeredEndpoints: object = endpoints;

/** Adds a table of endpoints to those whose `invalidates` is followed after a mutation. */
export function registerEndpoints(table: object): void {
  registeredEndpoints = { ...registeredEndpoints, ...table };
}

function invalidatedBy(path: EndpointPath): readonly string[] {
  let node: unknown = registeredEndpoints;
  for (const key of path)
    node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
  return isEndpoint(node) ? node['~orpc'].meta.invalidates : [];
}

function isEndpoint(node: unknown): node is AnyEndpoint {
  return typeof node === 'object' && node !== null && '~orpc' in node;
}

function isEndpointPath(value: unknown): value is EndpointPath {
  return Array.isArray(value) && value.every((key) => typeof key === 'string');
}

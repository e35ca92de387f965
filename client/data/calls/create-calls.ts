import type { Client, NestedClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { GeneralUtils, ProcedureUtils } from '@orpc/tanstack-query';
import { type CalledEndpoint, type CalledEndpoints, isEndpoint } from './called-endpoint.ts';

/** Options of a call besides its input. */
export interface CallContext {
  /** Receives the response's headers, such as the cursor of a list. */
  onHeaders?: (headers: Headers) => void;
  /** The server rejects the call if another member is signed in. */
  memberId?: string;
}

interface CallOptions {
  signal?: AbortSignal | undefined;
  context?: CallContext | undefined;
}

/** Sends a call of the endpoint at `path`, such as `['dates', 'create']`, and returns its answer. */
export type Send = (
  endpoint: CalledEndpoint,
  path: readonly string[],
  input: unknown,
  options: CallOptions,
) => Promise<unknown>;

type UsedUtils = 'call' | 'key' | 'queryKey' | 'queryOptions' | 'mutationKey' | 'mutationOptions';

/** The part of oRPC's options for React Query that the screens use. */
type QueryUtils<T> =
  T extends Client<infer Context, infer Input, infer Output, infer Failure>
    ? Pick<ProcedureUtils<Context, Input, Output, Failure> & GeneralUtils<Input>, UsedUtils>
    : { [K in keyof T]: T[K] extends NestedClient<CallContext> ? QueryUtils<T[K]> : never };

/**
 * Returns every call of a table as a function (`client`) and as options for React Query (`api`). Endpoints that answer
 * with files or redirects are not in the table.
 */
export function createCalls<Contract extends AnyContractRouter>(table: CalledEndpoints, send: Send) {
  type Calls = ContractRouterClient<Contract, CallContext>;
  const call =
    (endpoint: CalledEndpoint, path: readonly string[]) =>
    (input?: unknown, options: CallOptions = {}) =>
      send(endpoint, path, input, options);
  const client = mapEndpoints(table, call);
  const api = mapEndpoints(table, (endpoint, path) => toUtils(path, call(endpoint, path)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build makes the table from the contract
  return { client, api } as { client: Calls; api: QueryUtils<Calls> };
}

function mapEndpoints(
  table: CalledEndpoints,
  map: (endpoint: CalledEndpoint, path: readonly string[]) => unknown,
  parents: readonly string[] = [],
): Record<string, unknown> {
  const entries = Object.entries(table).map(([name, node]) => {
    const path = [...parents, name];
    return [name, isEndpoint(node) ? map(node, path) : mapEndpoints(node, map, path)] as const;
  });
  return Object.fromEntries(entries);
}

interface GivenOptions {
  input?: unknown;
  context?: CallContext;
  queryKey?: readonly unknown[];
}

function toUtils(path: readonly string[], call: (input?: unknown, options?: CallOptions) => Promise<unknown>) {
  const keyOf = (type: 'query' | 'mutation' | undefined, input?: unknown) =>
    [path, { ...(input !== undefined && { input }), ...(type && { type }) }] as const;
  const mutationKey = () => keyOf('mutation');
  return {
    call,
    key: ({ input }: GivenOptions = {}) => keyOf(undefined, input),
    queryKey: ({ input }: GivenOptions = {}) => keyOf('query', input),
    queryOptions: (options: GivenOptions = {}) => ({
      queryFn: ({ signal }: { signal: AbortSignal }) => call(options.input, { signal, context: options.context }),
      ...options,
      queryKey: options.queryKey ?? keyOf('query', options.input),
    }),
    mutationKey,
    mutationOptions: (options: GivenOptions = {}) => ({
      mutationFn: (input: unknown) => call(input, { context: options.context }),
      ...options,
      mutationKey: mutationKey(),
    }),
  };
}

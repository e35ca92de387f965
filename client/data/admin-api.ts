import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { endpoints } from 'virtual:admin-contract';
import type { AdminContract } from '#contract/index.ts';
import { type CallContext, createLink } from './api.ts';
import { registerEndpoints } from './query-client.ts';

registerEndpoints(endpoints);

/**
 * Every call of the admin panel as a function. Only the panel's screens import this, so that no other page loads it.
 */
export const adminClient: ContractRouterClient<{ admin: AdminContract }, CallContext> = createORPCClient(
  createLink(endpoints),
);

/** Every call of the admin panel as options for React Query: `useQuery(adminApi.users.list.queryOptions())`. */
export const adminApi = createTanstackQueryUtils(adminClient).admin;

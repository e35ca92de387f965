import { endpoints } from 'virtual:admin-contract';
import type { AdminContract } from '#domain/api.ts';
import { createSend } from './api.ts';
import { createCalls } from './calls/create-calls.ts';
import { registerEndpoints } from './query-client.ts';

registerEndpoints(endpoints);

const { client, api } = createCalls<{ admin: AdminContract }>(endpoints, createSend());

/** Every call of the admin panel as a function. Only its screens import this, so that no other page loads it. */
export const adminClient = client;

/** Every call of the admin panel as options for React Query: `useQuery(adminApi.users.list.queryOptions())`. */
export const adminApi = api.admin;

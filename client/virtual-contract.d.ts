/**
 * Route and `invalidates` of every endpoint, without its schemas. Generated from the contract when the client is
 * built.
 */
declare module 'virtual:contract' {
  import type { CalledEndpoints } from '#client/data/calls/called-endpoint.ts';
  export const endpoints: CalledEndpoints;
}

/** Route and `invalidates` of the admin panel's endpoints. */
declare module 'virtual:admin-contract' {
  import type { CalledEndpoints } from '#client/data/calls/called-endpoint.ts';
  export const endpoints: CalledEndpoints;
}

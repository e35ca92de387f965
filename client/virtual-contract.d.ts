/**
 * Method, path and `invalidates` of every endpoint, without its schemas. Generated from the contract when the client is
 * built.
 */
declare module 'virtual:contract' {
  import type { MemberContract } from '#contract/index.ts';
  export const endpoints: MemberContract;
}

/** Method, path and `invalidates` of the admin panel's endpoints. */
declare module 'virtual:admin-contract' {
  import type { AdminContract } from '#contract/index.ts';
  export const endpoints: { admin: AdminContract };
}

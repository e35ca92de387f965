/** Method, path and `invalidates` of every endpoint, without its schemas: made from the contract when the client is built. */
declare module 'virtual:contract' {
  import type { MemberContract } from '#contract/index.ts';
  export const endpoints: MemberContract;
}

/** The same of what the admin panel calls. */
declare module 'virtual:admin-contract' {
  import type { AdminContract } from '#contract/index.ts';
  export const endpoints: { admin: AdminContract };
}

/** Method, path and `changes` of every endpoint, without its schemas: made from the contract when the client is built. */
declare module 'virtual:contract' {
  import type { Contract } from '#contract/index.ts';
  export const endpoints: Contract;
}

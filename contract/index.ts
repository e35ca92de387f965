import { accounts } from './accounts.ts';
import { couples } from './couples.ts';
import { dates } from './dates.ts';
import { system } from './system.ts';

/** The whole API: every call that the server answers, by noun. */
export const contract = {
  accounts,
  couples,
  dates,
  system,
};
export type Contract = typeof contract;

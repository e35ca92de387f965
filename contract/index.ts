import { accounts } from './accounts.ts';
import { couples } from './couples.ts';
import { dates } from './dates.ts';
import { experiences } from './experiences.ts';
import { finances } from './finances.ts';
import { importantDates } from './important-dates.ts';
import { memories } from './memories.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { nudges } from './nudges.ts';
import { settings } from './settings.ts';
import { subscription } from './subscription.ts';
import { system } from './system.ts';
import { wallet } from './wallet.ts';

/** The whole API: every call that the server answers, by noun. */
export const contract = {
  accounts,
  couples,
  dates,
  experiences,
  finances,
  importantDates,
  memories,
  notes,
  notifications,
  nudges,
  settings,
  subscription,
  system,
  wallet,
};
export type Contract = typeof contract;

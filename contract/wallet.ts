import { z } from 'zod';
import type { Change } from './constants/resources.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { PageQuery } from './paging.ts';

/** Coin balance as a whole number. `hasCheckedIn`: the member has checked in today, in India. */
export const Wallet = z.object({ balance: z.number().int(), hasCheckedIn: z.boolean() });
export type Wallet = z.infer<typeof Wallet>;

/** Origins of a wallet entry. */
export const WALLET_CAUSES = ['checkin', 'achievement', 'order', 'refund', 'other'] as const;
export type WalletCause = (typeof WALLET_CAUSES)[number];

/** One line of the statement: coins earned (positive) or spent (negative), the reason, and the balance after it. */
export const WalletEntry = z.object({
  id,
  cause: z.enum(WALLET_CAUSES),
  amount: z.number().int(),
  balanceAfter: z.number().int(),
  description: z.string(),
  createdAt: instant,
});
export type WalletEntry = z.infer<typeof WalletEntry>;

const EntriesPageQuery = PageQuery.omit({ search: true }).optional();
export type EntriesPageQuery = z.output<typeof EntriesPageQuery>;

const CheckIn = z.object({ coinsEarned: z.number().int(), balance: z.number().int() });
const changes: readonly Change[] = ['checkIns'];

export const wallet = {
  get: endpoint({
    route: 'GET /api/wallet',
    access: 'member',
    summary: 'The member’s coins',
    output: Wallet,
  }),
  entries: endpoint({
    route: 'GET /api/wallet/entries',
    access: 'member',
    canLag: true,
    summary: 'The statement, the newest entry first; `X-Next-Cursor` while there are more',
    input: EntriesPageQuery,
    output: z.array(WalletEntry),
  }),
  checkIn: endpoint({
    route: 'POST /api/wallet/daily-checkin',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'The daily check-in: once per day of India',
    output: CheckIn,
    changes,
  }),
  checkInByOtherPath: endpoint({
    route: 'POST /api/daily-checkin',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'The same daily check-in',
    output: CheckIn,
    changes,
  }),
};

import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { PageQuery } from '#domain/kernel/paging.ts';

/** Origins of a wallet entry. */
export const WALLET_CAUSES = ['checkin', 'achievement', 'order', 'refund', 'other'] as const;
export type WalletCause = (typeof WALLET_CAUSES)[number];

/** Coin balance as a whole number. `hasCheckedIn`: the member has checked in today, in India. */
export const Wallet = z.object({ balance: z.number().int(), hasCheckedIn: z.boolean() });
export type Wallet = z.infer<typeof Wallet>;

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

export const EntriesPageQuery = PageQuery.omit({ search: true }).optional();
export type EntriesPageQuery = z.output<typeof EntriesPageQuery>;

export const CheckIn = z.object({ coinsEarned: z.number().int(), balance: z.number().int() });

import { randomUUIDv7 } from 'node:crypto';
import type { EntriesPageQuery, WalletEntry } from '#contract/wallet.ts';
import { walletText } from '#messages/wallet.ts';
import type { Transaction } from '#server/db/database.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { type Clock, startOfMonth, toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { type EntryContent, writeEntry } from './policy.ts';
import {
  findBalance,
  hasEntry,
  insertEntry,
  listEntries,
  lockWallet,
  setBalance,
  sumEarned,
} from './queries.ts';

export type Booking = EntryContent & {
  userId: string;
  /** Coins: positive to earn, negative to spend. */
  amount: number;
  /** Which one of its cause it is, such as an order's id; booked once, whatever is tried again. */
  causeKey: string;
};

/**
 * Books coins in the transaction that earns or spends them, and returns the new balance; `null` when the cause has been
 * booked before. Spending more than there is is refused. The wallet's row is locked, so concurrent bookings line up.
 */
export async function bookCoins(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  { userId, amount, cause, causeKey, params }: Booking,
): Promise<number | null> {
  const balance = await lockWallet(tx, userId);
  const balanceAfter = balance + amount;
  if (balanceAfter < 0) throw refuse.conflict('coins_not_enough', walletText.notEnough(-amount, balance));
  const createdAt = toIso(clock.now());
  const key = `${cause}:${causeKey}`;
  const entry = { userId, id: randomUUIDv7(), amount, balanceAfter, cause, causeKey: key, params, createdAt };
  if (!(await insertEntry(tx, entry))) return null;
  await setBalance(tx, userId, balanceAfter);
  return balanceAfter;
}

/**
 * The same for coins that are earned, of which a calendar month in India has a ceiling: what is above it is not credited. `null` when
 * the cause has been booked before.
 */
export async function earnCoins(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  booking: Booking & { cause: 'checkin' | 'achievement' },
): Promise<{ amount: number; balance: number } | null> {
  const { userId, cause } = booking;
  // The lock comes first, or two who earn at once would both find room below the ceiling.
  const balance = await lockWallet(tx, userId);
  const { earned, cap } = await readMonthlyEarnings(tx, platform.clock, userId);
  const amount = Math.max(0, Math.min(booking.amount, cap - earned));
  // A check-in counts for the streak without coins, too; an achievement is in the couple's list anyway.
  if (amount === 0 && cause === 'achievement') return { amount, balance };
  const after = await bookCoins(tx, platform, { ...booking, amount });
  return after === null ? null : { amount, balance: after };
}

/** What the member has earned in the current month in India, and the ceiling of a month. */
export async function readMonthlyEarnings(tx: Transaction, clock: Clock, userId: string) {
  return {
    earned: await sumEarned(tx, userId, startOfMonth(clock)),
    cap: await readNumber(tx, 'coins_monthly_cap'),
  };
}

export async function readWallet({ db, member, clock }: MemberContext) {
  const [balance, hasCheckedIn] = await Promise.all([
    findBalance(db, member.id),
    hasEntry(db, member.id, `checkin:${todayInIndia(clock)}`),
  ]);
  return { balance, hasCheckedIn };
}

/** The statement, with `X-Next-Cursor` while there is more of it. */
export async function readEntries(context: MemberContext, input?: EntriesPageQuery): Promise<WalletEntry[]> {
  const page = parsePageRequest(input, ['instant', 'number']);
  const rows = await listEntries(context.db, context.member.id, page);
  return toPage(context, rows, page, ({ createdAt, number }) => [createdAt, String(number)]).map(
    ({ number: _number, params, ...entry }) => ({
      ...entry,
      description: writeEntry({ cause: entry.cause, params }),
    }),
  );
}

export async function checkIn(context: MemberContext): Promise<{ coinsEarned: number; balance: number }> {
  return context.change(async (tx) => {
    const earned = await earnCoins(tx, context, {
      userId: context.member.id,
      amount: await readNumber(tx, 'daily_checkin_coins'),
      cause: 'checkin',
      // One for each day of India.
      causeKey: todayInIndia(context.clock),
      params: {},
    });
    if (!earned) throw refuse.conflict('already_checked_in', walletText.alreadyCheckedIn);
    return { coinsEarned: earned.amount, balance: earned.balance };
  });
}

import { randomUUIDv7 } from 'node:crypto';
import type { EntriesPageQuery, WalletEntry } from '#domain/wallet/schema.ts';
import { walletText } from '#messages/gift-cards.ts';
import type { Transaction } from '#server/db/database.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { type Clock, startOfMonth, toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { formatNumber } from '#server/platform/format.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { type EntryContent, writeEntry } from './policy.ts';
import { findBalance, findEntry, insertEntry, listEntries, lockWallet, setBalance, sumEarned } from './queries.ts';

export type Booking = EntryContent & {
  userId: string;
  /** Coins: positive to earn, negative to spend. */
  amount: number;
  /** Identifies the occurrence of its cause, such as an order's id. It is booked once, also on retries. */
  causeKey: string;
};

/**
 * Books coins in the transaction that earns or spends them, and returns the new balance, or `null` if the cause has
 * been booked before. Throws if the balance is too low; the wallet's row is locked, so concurrent bookings are
 * serialized.
 */
export async function bookCoins(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  { userId, amount, cause, causeKey, params }: Booking,
): Promise<number | null> {
  const balance = await lockWallet(tx, userId);
  const balanceAfter = balance + amount;
  if (balanceAfter < 0)
    throw refuse.conflict('coins_not_enough', walletText.notEnough(formatNumber(-amount), formatNumber(balance)));
  const createdAt = toIso(clock.now());
  const key = `${cause}:${causeKey}`;
  const entry = { userId, id: randomUUIDv7(), amount, balanceAfter, cause, causeKey: key, params, createdAt };
  if (!(await insertEntry(tx, entry))) return null;
  await setBalance(tx, userId, balanceAfter);
  return balanceAfter;
}

/**
 * Books earned coins up to the ceiling of a calendar month in India, and does not credit the excess. Returns `null` if
 * the cause has been booked before.
 */
export async function earnCoins(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  booking: Booking & { cause: 'checkin' | 'achievement' },
): Promise<{ amount: number; balance: number } | null> {
  const { userId, cause } = booking;
  // The lock comes first. Otherwise two concurrent earnings would both fit below the ceiling.
  const balance = await lockWallet(tx, userId);
  const { earned, cap } = await readMonthlyEarnings(tx, platform.clock, userId);
  const amount = Math.max(0, Math.min(booking.amount, cap - earned));
  // A check-in without coins is booked too, because it counts for the streak. An achievement is in the couple's list
  // anyway.
  if (amount === 0 && cause === 'achievement') return { amount, balance };
  const after = await bookCoins(tx, platform, { ...booking, amount });
  return after === null ? null : { amount, balance: after };
}

/** Returns the coins that the member has earned in the current month in India, and the monthly ceiling. */
export async function readMonthlyEarnings(tx: Transaction, clock: Clock, userId: string) {
  return {
    earned: await sumEarned(tx, userId, startOfMonth(clock)),
    cap: await readNumber(tx, 'coins_monthly_cap'),
  };
}

export async function readWallet({ db, member, clock }: MemberContext) {
  const [balance, checkedIn] = await Promise.all([
    findBalance(db, member.id),
    findEntry(db, member.id, `checkin:${todayInIndia(clock)}`),
  ]);
  return { balance, hasCheckedIn: checkedIn !== undefined };
}

/** Returns a page of the statement, with `X-Next-Cursor` if more entries follow. */
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
  const userId = context.member.id;
  // One for each day of India.
  const day = todayInIndia(context.clock);
  const { coinsEarned, balance } = await context.change(
    async (tx) => {
      const amount = await readNumber(tx, 'daily_checkin_coins');
      const earned = await earnCoins(tx, context, { userId, amount, cause: 'checkin', causeKey: day, params: {} });
      if (!earned) throw refuse.conflict('already_checked_in', walletText.alreadyCheckedIn);
      return { id: day, coinsEarned: earned.amount, balance: earned.balance };
    },
    async (tx, { id }) => {
      const entry = await findEntry(tx, userId, `checkin:${id}`);
      if (!entry) throw refuse.notFound();
      return { id, coinsEarned: entry.amount, balance: entry.balanceAfter };
    },
  );
  return { coinsEarned, balance };
}

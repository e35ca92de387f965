import { randomUUIDv7 } from 'node:crypto';
import { WALLET_CAUSES, type EntriesPart, type WalletCause, type WalletEntry } from '#contract/wallet.ts';
import { walletText } from '#messages/en/wallet.ts';
import type { Transaction } from '#server/db/database.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { toIso, todayInIndia, type Clock } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { closePart, openPart } from '#server/platform/lists/paging.ts';
import { findBalance, hasEntry, insertEntry, listEntries, lockWallet, setBalance } from './queries.ts';

export interface Booking {
  userId: string;
  /** Coins: positive to earn, negative to spend. */
  amount: number;
  /** What causes it; booked once, whatever is tried again. */
  causeKey: string;
  description: string;
}

/**
 * Books coins in the transaction that earns or spends them, and answers the new balance; `null` when the cause has been
 * booked before. Spending more than there is is refused. The wallet's row is locked, so concurrent bookings line up.
 */
export async function bookCoins(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  { userId, amount, causeKey, description }: Booking,
): Promise<number | null> {
  const balance = await lockWallet(tx, userId);
  const balanceAfter = balance + amount;
  if (balanceAfter < 0) throw refuse.conflict(walletText.notEnough(-amount, balance));
  const createdAt = toIso(clock.now());
  const entry = { userId, id: randomUUIDv7(), amount, balanceAfter, causeKey, description, createdAt };
  if (!(await insertEntry(tx, entry))) return null;
  await setBalance(tx, userId, balanceAfter);
  return balanceAfter;
}

export async function readWallet({ db, member, clock }: MemberContext) {
  const [balance, hasCheckedIn] = await Promise.all([
    findBalance(db, member.id),
    hasEntry(db, member.id, checkInKey(clock)),
  ]);
  return { balance, hasCheckedIn };
}

/** The statement, with `X-Next-Cursor` while there is more of it. */
export async function readEntries(context: MemberContext, input?: EntriesPart): Promise<WalletEntry[]> {
  const part = openPart(input, ['instant', 'number']);
  const rows = await listEntries(context.db, context.member.id, part);
  return closePart(context, rows, part, ({ createdAt, number }) => [createdAt, String(number)]).map(
    ({ number: _number, causeKey, ...entry }) => ({ ...entry, cause: causeOf(causeKey) }),
  );
}

function causeOf(causeKey: string): WalletCause {
  return WALLET_CAUSES.find((cause) => causeKey.startsWith(`${cause}:`)) ?? 'other';
}

export async function checkIn(context: MemberContext): Promise<{ coinsEarned: number; balance: number }> {
  return context.change(async (tx) => {
    const coinsEarned = await readNumber(tx, 'daily_checkin_coins');
    const balance = await bookCoins(tx, context, {
      userId: context.member.id,
      amount: coinsEarned,
      causeKey: checkInKey(context.clock),
      description: walletText.dailyCheckIn,
    });
    if (balance === null) throw refuse.conflict(walletText.alreadyCheckedIn);
    return { coinsEarned, balance };
  });
}

/** One for each day of India. */
function checkInKey(clock: Clock): string {
  return `checkin:${todayInIndia(clock)}`;
}

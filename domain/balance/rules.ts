import type { Expense } from '#domain/expenses/schema.ts';
import { type StoredSplit, toSplit } from '#domain/expenses/split.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { SETTLEMENT_DAYS } from './facts.ts';
import type { Balance, Settlement, StoredSettlement } from './schema.ts';

/** The couple's settings of the balance, as they are stored. */
export interface StoredSplitting {
  isOn: boolean;
  since: string;
  formerSince: string | null;
  defaultKind: StoredSplit['kind'];
  defaultValue: string | null;
}

/** The two between whom the balance is. */
export interface TwoMembers {
  memberId: string;
  partner: { id: string; upiId: string | null } | null;
}

type Debt = Pick<Expense, 'spentOn' | 'paidBy' | 'shares'>;
type Payment = Pick<StoredSettlement, 'amount' | 'fromUserId' | 'toUserId' | 'since'>;

const DAY_MS = 86_400_000;
const NEVER_ON: Balance = {
  isOn: false,
  since: null,
  default: { kind: 'equal' },
  owedBy: null,
  owedTo: null,
  amount: '0.00',
  partnerUpiId: null,
};

/**
 * Returns the member's view of the balance: payments for one another since the day from which it counts, minus
 * settlements. Without `splitting` it was never turned on.
 */
export function readBalance(
  splitting: StoredSplitting | undefined,
  two: TwoMembers,
  records: { expenses: Iterable<Debt>; settlements: Iterable<Payment> },
): Balance {
  if (!splitting) return NEVER_ON;
  const { isOn, since, formerSince, defaultKind, defaultValue } = splitting;
  const split = toSplit({ kind: defaultKind, value: defaultValue });
  if (!isOn) return { ...NEVER_ON, formerSince: since, default: split };
  const owed = sumOwed(since, two, records);
  const { memberId, partner } = two;
  const partnerId = partner?.id ?? null;
  return {
    isOn,
    since,
    ...(formerSince !== null && { formerSince }),
    default: split,
    owedBy: owed === 0n ? null : owed > 0n ? partnerId : memberId,
    owedTo: owed === 0n ? null : owed > 0n ? memberId : partnerId,
    amount: fromPaise(owed < 0n ? -owed : owed),
    partnerUpiId: partner?.upiId ?? null,
  };
}

/** Returns the paise that the partner owes the member; negative if the member owes. */
function sumOwed(
  since: string,
  { memberId, partner }: TwoMembers,
  { expenses, settlements }: { expenses: Iterable<Debt>; settlements: Iterable<Payment> },
): bigint {
  const signOf = (creditor: string | null, debtor: string | null): bigint => {
    if (creditor === memberId && debtor === partner?.id) return 1n;
    return creditor === partner?.id && debtor === memberId ? -1n : 0n;
  };
  let owed = 0n;
  for (const { spentOn, paidBy, shares } of expenses) {
    const [, other] = shares;
    if (other && spentOn >= since) owed += signOf(paidBy, other.userId) * toPaise(other.amount);
  }
  for (const { amount, fromUserId, toUserId, since: recordedSince } of settlements)
    if (recordedSince >= since) owed += signOf(fromUserId, toUserId) * toPaise(amount);
  return owed;
}

/** Returns a settlement as the API does, with the end of the days in which it can be deleted. */
export function toSettlement({ recordedAt, since: _since, ...row }: StoredSettlement): Settlement {
  const until = Date.parse(recordedAt ?? row.createdAt) + SETTLEMENT_DAYS * DAY_MS;
  return { ...row, deletableUntil: new Date(until).toISOString() };
}

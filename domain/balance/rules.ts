import { type ExpenseEffects, signedOf } from '#domain/expenses/sums.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import type { RowEffect } from '#domain/kernel/row-effect.ts';
import type { Balance, Settlement } from './schema.ts';

/** Returns the balance after changes of expenses. */
export function addToBalance(balance: Balance, effects: ExpenseEffects): Balance {
  const { since } = balance;
  const counted = signedOf(effects).filter(({ expense }) => since !== null && expense.spentOn >= since);
  return addDebts(
    balance,
    counted.flatMap(({ expense: { shares, paidBy }, sign }) => {
      const debtor = shares.find(({ userId }) => userId !== paidBy);
      return debtor
        ? [{ debtorId: debtor.userId, creditorId: paidBy, paise: BigInt(sign) * toPaise(debtor.amount) }]
        : [];
    }),
  );
}

/** A settlement with the calendar date in India on which it was made. */
export type DatedSettlement = Settlement & { day: string };

/** Returns the balance after changes of settlements. Those from before a restart of the balance do not count. */
export function addSettlements(balance: Balance, effects: readonly RowEffect<DatedSettlement>[]): Balance {
  const { since } = balance;
  const debtsOf = (settlement: DatedSettlement | null, sign: 1n | -1n): Debt[] =>
    settlement && since !== null && settlement.day >= since
      ? [
          {
            debtorId: settlement.toUserId,
            creditorId: settlement.fromUserId,
            paise: sign * toPaise(settlement.amount),
          },
        ]
      : [];
  return addDebts(
    balance,
    effects.flatMap(({ before, after }) => [...debtsOf(before, -1n), ...debtsOf(after, 1n)]),
  );
}

/** Change of a debt in paise: positive for more, negative for less. */
interface Debt {
  debtorId: string | null;
  creditorId: string | null;
  paise: bigint;
}

/** Returns the balance with more debts. Only debts between its two members count. */
function addDebts(balance: Balance, debts: readonly Debt[]): Balance {
  const { isOn, owedBy, owedTo, amount } = balance;
  const named = debts.flatMap(({ debtorId, creditorId }) => [debtorId, creditorId]);
  const [one, other] = new Set([owedBy, owedTo, ...named].filter((id) => id !== null));
  if (!isOn || one === undefined || other === undefined) return balance;
  // Debt of `one` to `other`.
  let debt = owedBy === one ? toPaise(amount) : owedBy === other ? -toPaise(amount) : 0n;
  for (const { debtorId, creditorId, paise } of debts) {
    if (debtorId === one && creditorId === other) debt += paise;
    if (debtorId === other && creditorId === one) debt -= paise;
  }
  if (debt === 0n) return { ...balance, owedBy: null, owedTo: null, amount: '0.00' };
  return {
    ...balance,
    owedBy: debt > 0n ? one : other,
    owedTo: debt > 0n ? other : one,
    amount: fromPaise(debt > 0n ? debt : -debt),
  };
}

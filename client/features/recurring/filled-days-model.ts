import { asText, type OfflineContext } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import type { Split } from '#domain/balance/schema.ts';
import { FROM_BOTH } from '#domain/expenses/facts.ts';

/** Returns the changes with each filled-in day replaced by the expense it becomes. */
export function withFilledDays(
  changes: readonly PendingMutation[],
  context: OfflineContext,
): readonly PendingMutation[] {
  return changes.map((change) => (isDayPaid(change) ? toExpense(change, context) : change));
}

/** True for a call that makes an expense of a day: an amount that is filled in, or a payment before the day is due. */
export function isDayPaid({ call }: Pick<PendingMutation, 'call'>): boolean {
  return call === 'recurring.fillIn' || call === 'recurring.pay';
}

/**
 * Returns the creation of the expense that a day becomes, as the server will do it. If the stored payer has left, the
 * member who fills it in is the payer.
 */
function toExpense(change: PendingMutation, { partnerId }: OfflineContext): PendingMutation {
  const { call, memberId, body, before, madeAt } = change;
  const payer = [memberId, partnerId, FROM_BOTH].find((id) => id !== null && id === before?.['paidBy']);
  const own: Split = { kind: 'payer' };
  return {
    ...change,
    call: 'expenses.create',
    objectId: asText(body?.['expenseId']),
    before: null,
    body: {
      title: before?.['title'],
      category: before?.['category'],
      amount: body?.['amount'] ?? before?.['amount'],
      spentOn: call === 'recurring.pay' ? indiaDate(madeAt) : body?.['on'],
      paidBy: payer ?? memberId,
      // The couple's own money has no split.
      ...(payer === FROM_BOTH ? {} : { split: payer ? before?.['split'] : own }),
    },
  };
}

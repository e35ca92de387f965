import type { Split } from '#domain/balance/schema.ts';
import { asText, type OfflineContext } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';

/** Returns the changes with each filled-in day replaced by the expense it becomes. */
export function withFilledDays(
  changes: readonly PendingMutation[],
  context: OfflineContext,
): readonly PendingMutation[] {
  return changes.map((change) => (change.call === 'recurring.fillIn' ? toExpense(change, context) : change));
}

/**
 * Returns the creation of the expense that a day becomes, as the server will do it. If the stored payer has left, the
 * member who fills it in is the payer.
 */
export function toExpense(change: PendingMutation, { partnerId }: OfflineContext): PendingMutation {
  const { memberId, body, before } = change;
  const payer = [memberId, partnerId].find((id) => id !== null && id === before?.['paidBy']);
  const own: Split = { kind: 'payer' };
  return {
    ...change,
    call: 'expenses.create',
    objectId: asText(body?.['expenseId']),
    before: null,
    body: {
      title: before?.['title'],
      category: before?.['category'],
      amount: body?.['amount'],
      spentOn: body?.['on'],
      paidBy: payer ?? memberId,
      split: payer ? before?.['split'] : own,
    },
  };
}

import { SETTLEMENT_DAYS } from '#contract/constants/finances.ts';
import type { Balance, Settlement } from '#contract/balance.ts';
import { financesText } from '#messages/finances.ts';
import { financeScreensText } from '#messages/screens/finances.ts';
import { splittingScreensText as text } from '#messages/screens/splitting.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import {
  answerByRows,
  asText,
  byNewest,
  effectOf,
  type RowEffect,
  type RowRules,
  showInRows,
  type ShownRead,
  type OfflineRules,
} from '#client/lib/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/lib/outbox/pending-mutation.ts';
import { fromPaise, toPaise } from '#domain/money.ts';
import { addDebts } from '#client/features/expenses/sums-model.ts';

const DAY_MS = 24 * 3_600_000;

const rows: RowRules<Settlement> = {
  calls: {
    'balance.createSettlement': 'create',
    'balance.deleteSettlement': 'delete',
  },
  toRow({ objectId, memberId, madeAt, body }, { partnerId }) {
    const fromUserId = asText(body?.['fromUserId']) || null;
    return {
      id: objectId,
      fromUserId,
      toUserId: fromUserId === memberId ? partnerId : memberId,
      amount: fromPaise(toPaise(asText(body?.['amount']))),
      method: readMethod(body),
      note: asText(body?.['note']) || null,
      userId: memberId,
      createdAt: madeAt,
      deletableUntil: new Date(Date.parse(madeAt) + SETTLEMENT_DAYS * DAY_MS).toISOString(),
    };
  },
  compare: byNewest('createdAt'),
};

/** Pending settlements. */
export const pendingSettlements: OfflineRules = {
  calls: rows.calls,
  withBaseVersion: [],
  // A settlement settles the balance that the member saw, so the expenses behind it must exist first.
  follows: {
    'balance.createSettlement': [
      'expenses.create',
      'expenses.update',
      'expenses.delete',
      'expenses.restore',
      'balance.createSettlement',
      'balance.deleteSettlement',
      'recurring.fillIn',
    ],
  },
  reads: {
    'balance.listSettlements': (data, changes, read) => showInRows(data, changes, rows, read),
    'balance.read': (data, changes, read) => showInBalance(data, effectsOf(changes, read)),
  },
  answer: answerByRows(rows),
  nameOf: ({ amount, method }) =>
    [text.settleUp, amount === undefined ? '' : formatMoney(asText(amount)), nameOfMethod(method)]
      .filter(Boolean)
      .join(' · '),
  describe: ({ amount, method, note }) => [
    { label: financeScreensText.fieldAmount, value: amount === undefined ? '' : formatMoney(asText(amount)) },
    { label: text.method, value: nameOfMethod(method) },
    { label: text.note, value: asText(note) },
  ],
};

function effectsOf(changes: readonly PendingMutation[], read: ShownRead): RowEffect<Settlement>[] {
  return changes.filter(({ call }) => call in rows.calls).map((change) => effectOf(change, rows, read));
}

/** Subtracts settlements from the giver's debt. Settlements from before a balance restart do not count. */
function showInBalance(data: unknown, effects: readonly RowEffect<Settlement>[]): Balance {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  const balance = data as Balance;
  const { since } = balance;
  const debtOf = (settlement: Settlement | null, sign: 1n | -1n) =>
    settlement && since !== null && indiaDate(settlement.createdAt) >= since
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
    effects.flatMap(({ before, after }) => [...debtOf(before, -1n), ...debtOf(after, 1n)]),
  );
}

function readMethod(body: PendingMutation['body']): Settlement['method'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sheet's field has one of these
  return (body?.['method'] ?? 'other') as Settlement['method'];
}

function nameOfMethod(method: unknown): string {
  return Object.entries(financesText.methods).find(([name]) => name === method)?.[1] ?? '';
}

import { SETTLEMENT_DAYS, SETTLEMENT_METHODS } from '#contract/constants/finances.ts';
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
  effectsOf,
  type RowRules,
  rowsShown,
  showing,
  type OfflineRules,
} from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { fromPaise, toPaise } from '#domain/money.ts';
import { addSettlements } from '#domain/balance/rules.ts';

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
    'balance.listSettlements': rowsShown(rows),
    'balance.read': showing<Balance>((balance, changes, read) =>
      addSettlements(
        balance,
        effectsOf(changes, rows, read).map(({ before, after }) => ({
          before: before && withDay(before),
          // The server will date a new one by its own clock, whatever this device's clock says.
          after: after && withDay(after, before ? null : balance.since),
        })),
      ),
    ),
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

/** Adds the day of a settlement, not before `earliest`. */
function withDay(settlement: Settlement, earliest: string | null = null) {
  const day = indiaDate(settlement.createdAt);
  return { ...settlement, day: earliest !== null && earliest > day ? earliest : day };
}

function readMethod(body: PendingMutation['body']): Settlement['method'] {
  return SETTLEMENT_METHODS.find((method) => method === body?.['method']) ?? 'other';
}

function nameOfMethod(method: unknown): string {
  return Object.entries(financesText.methods).find(([name]) => name === method)?.[1] ?? '';
}

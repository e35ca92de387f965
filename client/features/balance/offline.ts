import { SETTLEMENT_DAYS, SETTLEMENT_METHODS } from '#domain/balance/facts.ts';
import { addSettlements } from '#domain/balance/rules.ts';
import type { Balance, Settlement } from '#domain/balance/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { financesText, financeScreensText } from '#messages/finances.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
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
          before: before && { ...before, day: dayOf(before) },
          // The server dates a settlement by its own clock, whatever this device's clock says.
          after: after && { ...after, day: before ? dayOf(before) : latest(dayOf(after), balance.since) },
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

/** Returns the calendar date of a settlement in India. */
function dayOf({ createdAt }: Settlement): string {
  return indiaDate(createdAt);
}

function latest(day: string, since: string | null): string {
  return since !== null && since > day ? since : day;
}

function readMethod(body: PendingMutation['body']): Settlement['method'] {
  return SETTLEMENT_METHODS.find((method) => method === body?.['method']) ?? 'other';
}

function nameOfMethod(method: unknown): string {
  return Object.entries(financesText.methods).find(([name]) => name === method)?.[1] ?? '';
}

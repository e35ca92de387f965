import { asText, nameIn, recordRules } from '#client/data/outbox/offline-rules.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { SETTLEMENT_DAYS, SETTLEMENT_METHODS } from '#domain/balance/facts.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { financesText, financeScreensText } from '#messages/finances.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';

const DAY_MS = 24 * 3_600_000;
/** Day of a settlement that the server lacks: it counts from whatever day the balance starts on. */
const SINCE_ANY_DAY = '9999-12-31';

/** A settlement with the day from which the balance counted when it was recorded. */
type StoredSettlement = PublicRow<'settlements'>;

/** Pending settlements. */
export const pendingSettlements = recordRules<StoredSettlement>('settlements', {
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
      method: SETTLEMENT_METHODS.find((method) => method === body?.['method']) ?? 'other',
      note: asText(body?.['note']) || null,
      userId: memberId,
      createdAt: madeAt,
      deletableUntil: new Date(Date.parse(madeAt) + SETTLEMENT_DAYS * DAY_MS).toISOString(),
      since: SINCE_ANY_DAY,
    };
  },
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
      'recurring.pay',
    ],
  },
  nameOf: ({ amount, method }) =>
    [text.settleUp, amount === undefined ? '' : formatMoney(asText(amount)), nameIn(financesText.methods, method)]
      .filter(Boolean)
      .join(' · '),
  describe: ({ amount, method, note }) => [
    { label: financeScreensText.fieldAmount, value: amount === undefined ? '' : formatMoney(asText(amount)) },
    { label: text.method, value: nameIn(financesText.methods, method) },
    { label: text.note, value: asText(note) },
  ],
});

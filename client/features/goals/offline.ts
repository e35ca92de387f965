import { amendFields, asText, nameIn, newRow, recordCalls, recordRules } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { savedAfter } from '#domain/goals/rules.ts';
import type { SavingsGoal } from '#domain/goals/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { financesText, financeScreensText as text } from '#messages/finances.ts';

/** Values of the fields that the form of a new goal may omit. */
const DEFAULTS = { currentAmount: '0.00', description: null, targetDate: null } as const;

/** Pending changes to savings goals, with deposits and withdrawals. */
export const pendingGoals = recordRules<SavingsGoal>('goals', {
  calls: {
    ...recordCalls('goals'),
    'goals.addMoney': 'deposit',
    'goals.withdraw': 'withdraw',
    'goals.reset': 'reset',
  },
  toRow: (change) => asStored(newRow<SavingsGoal>(change, DEFAULTS)),
  amend(row, change) {
    if (change.call === 'goals.update') return asStored(amendFields(row, change));
    const kind = ENTRY_KINDS[change.call];
    const amount = asText(change.body?.['amount']);
    const currentAmount = kind ? savedAfter(row.currentAmount, kind, amount) : row.currentAmount;
    return { ...row, currentAmount, updatedAt: change.madeAt };
  },
  body: { partIds: { 'goals.addMoney': 'entryId', 'goals.withdraw': 'entryId', 'goals.reset': 'entryId' } },
  shows: { goalEntries: showInEntries },
  nameOf: ({ title, amount }) =>
    [asText(title), amount === undefined ? '' : formatMoney(asText(amount))].filter(Boolean).join(' · '),
  describe: ({ title, targetAmount, targetDate, category, description, amount }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldTarget, value: targetAmount === undefined ? '' : formatMoney(asText(targetAmount)) },
    { label: text.fieldTargetDate, value: targetDate ? formatDate(asText(targetDate)) : '' },
    { label: text.fieldCategory, value: nameIn(financesText.goalCategories, category) },
    { label: text.fieldDescription, value: asText(description) },
    ...(amount === undefined ? [] : [{ label: text.fieldAmount, value: formatMoney(asText(amount)) }]),
  ],
});

/** Returns a goal as the server stores what was typed. */
function asStored(typed: SavingsGoal): SavingsGoal {
  return {
    ...typed,
    targetAmount: fromPaise(toPaise(typed.targetAmount)),
    description: typed.description || null,
    targetDate: typed.targetDate || null,
  };
}

/** Kinds of the entries that calls add. */
const ENTRY_KINDS: Readonly<Record<string, 'deposit' | 'withdrawal' | 'reset'>> = {
  'goals.addMoney': 'deposit',
  'goals.withdraw': 'withdrawal',
  'goals.reset': 'reset',
};

/** An entry with its goal. */
type StoredEntry = PublicRow<'goalEntries'>;

/** Adds the pending entries. One may have reached the server although its response was lost. */
function showInEntries(entries: readonly StoredEntry[], changes: readonly PendingMutation[]): readonly StoredEntry[] {
  const pending = changes.flatMap(toEntries);
  if (pending.length === 0) return entries;
  return [...new Map([...pending, ...entries].map((entry) => [entry.id, entry])).values()];
}

/** Returns the entry of a change: the deposit or withdrawal, or for a reset the amount seen in the goal. */
function toEntries({ call, objectId, body, before, memberId, madeAt }: PendingMutation): StoredEntry[] {
  const kind = ENTRY_KINDS[call];
  const rupees = kind === 'reset' ? before?.['currentAmount'] : body?.['amount'];
  if (!kind || rupees === undefined || toPaise(asText(rupees)) === 0n) return [];
  const sign = kind === 'deposit' ? '' : '-';
  const amount = sign + fromPaise(toPaise(asText(rupees)));
  return [{ id: asText(body?.['entryId']), goalId: objectId, userId: memberId, kind, amount, createdAt: madeAt }];
}

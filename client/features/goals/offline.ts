import {
  amendFields,
  answerByRows,
  asText,
  inRows,
  type RowRules,
  type OfflineRules,
} from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { savedAfter } from '#domain/goals/rules.ts';
import type { SavingsGoal } from '#domain/goals/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { financesText, financeScreensText as text } from '#messages/finances.ts';

const NOTHING = '0.00';

const rows: RowRules<SavingsGoal> = {
  calls: {
    'goals.create': 'create',
    'goals.update': 'update',
    'goals.addMoney': 'deposit',
    'goals.withdraw': 'withdraw',
    'goals.reset': 'reset',
    'goals.delete': 'delete',
    'goals.restore': 'restore',
  },
  toRow: (change) =>
    withTyped(
      {
        id: change.objectId,
        title: '',
        targetAmount: NOTHING,
        currentAmount: NOTHING,
        category: 'visit',
        description: null,
        targetDate: null,
        userId: change.memberId,
        createdAt: change.madeAt,
        updatedAt: change.madeAt,
      },
      change,
    ),
  amend(row, change) {
    if (change.call === 'goals.update') return withTyped(row, change);
    const kind = entryKindOf(change.call);
    const amount = asText(change.body?.['amount']);
    const currentAmount = kind ? savedAfter(row.currentAmount, kind, amount) : row.currentAmount;
    return { ...row, currentAmount, updatedAt: change.madeAt };
  },
};

/** Pending changes to savings goals, with deposits and withdrawals. */
export const pendingGoals: OfflineRules = {
  calls: rows.calls,
  withBaseVersion: ['goals.update'],
  body: { partIds: { 'goals.addMoney': 'entryId', 'goals.withdraw': 'entryId', 'goals.reset': 'entryId' } },
  shows: { goals: inRows(rows), goalEntries: showInEntries },
  answer: answerByRows(rows),
  nameOf: ({ title, amount }) =>
    [asText(title), amount === undefined ? '' : formatMoney(asText(amount))].filter(Boolean).join(' · '),
  describe: ({ title, targetAmount, targetDate, category, description, amount }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldTarget, value: targetAmount === undefined ? '' : formatMoney(asText(targetAmount)) },
    { label: text.fieldTargetDate, value: targetDate ? formatDate(asText(targetDate)) : '' },
    { label: text.fieldCategory, value: nameOfCategory(category) },
    { label: text.fieldDescription, value: asText(description) },
    ...(amount === undefined ? [] : [{ label: text.fieldAmount, value: formatMoney(asText(amount)) }]),
  ],
};

function withTyped(row: SavingsGoal, change: PendingMutation): SavingsGoal {
  const typed = amendFields(row, change);
  return {
    ...typed,
    targetAmount: fromPaise(toPaise(typed.targetAmount)),
    description: typed.description || null,
    targetDate: typed.targetDate || null,
  };
}

const ENTRY_KINDS = {
  'goals.addMoney': 'deposit',
  'goals.withdraw': 'withdrawal',
  'goals.reset': 'reset',
} as const;

function entryKindOf(call: string): 'deposit' | 'withdrawal' | 'reset' | null {
  return Object.entries(ENTRY_KINDS).find(([name]) => name === call)?.[1] ?? null;
}

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
  const kind = entryKindOf(call);
  const rupees = kind === 'reset' ? before?.['currentAmount'] : body?.['amount'];
  if (!kind || rupees === undefined || toPaise(asText(rupees)) === 0n) return [];
  const sign = kind === 'deposit' ? '' : '-';
  const amount = sign + fromPaise(toPaise(asText(rupees)));
  return [{ id: asText(body?.['entryId']), goalId: objectId, userId: memberId, kind, amount, createdAt: madeAt }];
}

function nameOfCategory(category: unknown): string {
  return Object.entries(financesText.goalCategories).find(([name]) => name === category)?.[1] ?? '';
}

import type { FinanceSummary } from '#contract/statement.ts';
import type { SavingsEntry, SavingsGoal } from '#contract/goals.ts';
import { financesText } from '#messages/finances.ts';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import {
  amendFields,
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
import { goalProgress } from './model.ts';

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
    const currentAmount = fromPaise(savedAfter(toPaise(row.currentAmount), change));
    return { ...row, currentAmount, updatedAt: change.madeAt };
  },
  compare: byNewest('createdAt'),
};

/** Pending changes to savings goals, with deposits and withdrawals. */
export const pendingGoals: OfflineRules = {
  calls: rows.calls,
  withBaseVersion: ['goals.update'],
  reads: {
    'goals.list': (data, changes, read) => showInRows(data, changes, rows, read),
    'goals.listEntries': showInEntries,
    'statement.readSummary': (data, changes, read) => showInSavings(data, effectsOf(changes, read)),
  },
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

/** Returns the savings after a change, never below zero: the server rejects a larger withdrawal. */
function savedAfter(saved: bigint, { call, body }: PendingMutation): bigint {
  const amount = toPaise(asText(body?.['amount']));
  switch (call) {
    case 'goals.addMoney':
      return saved + amount;
    case 'goals.withdraw':
      return saved > amount ? saved - amount : 0n;
    default:
      return 0n;
  }
}

/** Returns the entries of one goal, pending ones included, newest first. */
function showInEntries(
  data: unknown,
  changes: readonly PendingMutation[],
  { objectId, query }: ShownRead,
): SavingsEntry[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  const entries = data as SavingsEntry[];
  if (query.has('cursor')) return entries;
  const pending = changes.filter((change) => change.objectId === objectId).flatMap(toEntries);
  // An entry may have reached the server although its response was lost.
  const known = new Set(pending.map(({ id }) => id));
  return [...pending.toReversed(), ...entries.filter(({ id }) => !known.has(id))];
}

/** Returns the entries of a change: the deposit or withdrawal, or for a reset the amount seen in the goal. */
function toEntries({ call, body, before, memberId, madeAt }: PendingMutation): SavingsEntry[] {
  const kinds: Readonly<Record<string, SavingsEntry['kind']>> = {
    'goals.addMoney': 'deposit',
    'goals.withdraw': 'withdrawal',
    'goals.reset': 'reset',
  };
  const kind = kinds[call];
  const rupees = kind === 'reset' ? before?.['currentAmount'] : body?.['amount'];
  if (!kind || rupees === undefined || toPaise(asText(rupees)) === 0n) return [];
  const sign = kind === 'deposit' ? '' : '-';
  const amount = sign + fromPaise(toPaise(asText(rupees)));
  return [{ id: asText(body?.['entryId']), userId: memberId, kind, amount, createdAt: madeAt }];
}

function effectsOf(changes: readonly PendingMutation[], read: ShownRead): RowEffect<SavingsGoal>[] {
  return changes.filter(({ call }) => call in rows.calls).map((change) => effectOf(change, rows, read));
}

function showInSavings(data: unknown, effects: readonly RowEffect<SavingsGoal>[]): FinanceSummary {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  const summary = data as FinanceSummary;
  const { total, goalCount, activeCount } = summary.savings;
  const countOf = (goal: SavingsGoal | null) => (goal ? 1 : 0);
  const activeOf = (goal: SavingsGoal | null) => (goal && !goalProgress(goal).isReached ? 1 : 0);
  const savedOf = (goal: SavingsGoal | null) => (goal ? toPaise(goal.currentAmount) : 0n);
  const sumOf = (differences: readonly number[]) => differences.reduce((sum, each) => sum + each, 0);
  const saved = effects.reduce(
    (sum, { before, after }) => sum + savedOf(after) - savedOf(before),
    toPaise(total),
  );
  return {
    ...summary,
    savings: {
      total: fromPaise(saved < 0n ? 0n : saved),
      goalCount: goalCount + sumOf(effects.map(({ before, after }) => countOf(after) - countOf(before))),
      activeCount:
        activeCount + sumOf(effects.map(({ before, after }) => activeOf(after) - activeOf(before))),
    },
  };
}

function nameOfCategory(category: unknown): string {
  return Object.entries(financesText.goalCategories).find(([name]) => name === category)?.[1] ?? '';
}

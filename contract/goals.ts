import { z } from 'zod';
import { GOAL_CATEGORIES, SAVINGS_ENTRY_KINDS } from './constants/finances.ts';
import type { Change } from './constants/resources.ts';
import { endpoint } from './endpoint.ts';
import { basis, clearableDate, clearableText, id, instant, newId, recordId, requiredText } from './fields.ts';
import { moneyFault, amount, AMOUNT_MAX, DEPOSIT_MAX, money } from './money.ts';
import { PageQuery, ShortPageQuery } from './paging.ts';

/** A savings goal of the couple. `targetDate` is a calendar date. */
export const SavingsGoal = z.object({
  id,
  title: z.string(),
  targetAmount: money,
  currentAmount: money,
  category: z.enum(GOAL_CATEGORIES),
  description: z.string().nullable(),
  targetDate: z.string().nullable(),
  userId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type SavingsGoal = z.infer<typeof SavingsGoal>;

/**
 * A deposit into a goal, or a withdrawal with a negative `amount`; the entries of a goal add up to its balance.
 * `opening` is the amount saved before entries were recorded, dated by the goal's `createdAt`; its `userId` is `null`,
 * as it is for deleted accounts.
 */
export const SavingsEntry = z.object({
  id,
  userId: id.nullable(),
  kind: z.enum(SAVINGS_ENTRY_KINDS),
  amount: money,
  createdAt: instant,
});
export type SavingsEntry = z.infer<typeof SavingsEntry>;

const goalCategory = z.enum(GOAL_CATEGORIES, { error: moneyFault('categoryInvalid') });
const goalFields = z.object({
  title: requiredText(moneyFault('fieldsRequired'), 120),
  targetAmount: amount(moneyFault('fieldsRequired'), AMOUNT_MAX),
  category: goalCategory,
  description: clearableText(1000).optional(),
  targetDate: clearableDate(moneyFault('targetDateInvalid')),
});
export const SavingsGoalInput = goalFields.extend({ id: newId, category: goalCategory.default('visit') });
export type SavingsGoalInput = z.output<typeof SavingsGoalInput>;
export const SavingsGoalPatch = goalFields.partial().extend({ id: recordId, updatedAt: basis });
export const DepositInput = z.object({ amount: amount(moneyFault('amountRequired'), DEPOSIT_MAX) });

const byId = z.object({ id: recordId });
/** `entryId`: id of the entry that the call creates. */
const withEntry = byId.extend({ entryId: newId });
const SavingsEntriesQuery = PageQuery.omit({ search: true }).extend({ id: recordId });
export type SavingsEntriesQuery = z.output<typeof SavingsEntriesQuery>;
const changes: readonly Change[] = ['goals'];

export const goals = {
  list: endpoint({
    route: 'GET /api/savings-goals',
    access: 'member',
    canLag: true,
    summary: 'The couple’s savings goals, the newest first; `X-Next-Cursor` while there are more',
    input: ShortPageQuery,
    output: z.array(SavingsGoal),
  }),
  create: endpoint({
    route: 'POST /api/savings-goals',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'savingsGoals',
    summary: 'Set a savings goal',
    input: SavingsGoalInput,
    output: SavingsGoal,
    status: 201,
    // A member's first record creates their couple.
    changes: [...changes, 'firstRecord'],
  }),
  update: endpoint({
    route: 'PATCH /api/savings-goals/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Change a savings goal; either partner may',
    input: SavingsGoalPatch,
    output: SavingsGoal,
    changes,
  }),
  listEntries: endpoint({
    route: 'GET /api/savings-goals/{id}/entries',
    access: 'member',
    canLag: true,
    summary:
      'Who put what into a savings goal, and took what out of it, the newest first; `X-Next-Cursor` while there are more',
    input: SavingsEntriesQuery,
    output: z.array(SavingsEntry),
  }),
  addMoney: endpoint({
    route: 'POST /api/savings-goals/{id}/add-money',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'savingsEntries',
    summary: 'Put money into a savings goal, 0.01 to 99,999,999.99 rupees',
    input: DepositInput.extend(withEntry.shape),
    output: SavingsGoal,
    changes,
  }),
  withdraw: endpoint({
    route: 'POST /api/savings-goals/{id}/withdraw',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'savingsEntries',
    summary: 'Take money out of a savings goal, at most what was saved',
    input: DepositInput.extend(withEntry.shape),
    output: SavingsGoal,
    changes,
  }),
  reset: endpoint({
    route: 'POST /api/savings-goals/{id}/reset',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'savingsEntries',
    summary: 'Set what was saved for a goal to 0',
    input: withEntry,
    output: SavingsGoal,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/savings-goals/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete a savings goal; either partner may, and for 30 days either can restore it',
    input: byId,
    status: 204,
    changes: [...changes, 'trash'],
  }),
  restore: endpoint({
    route: 'POST /api/savings-goals/{id}/restore',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Bring back a deleted savings goal; either partner may',
    input: byId,
    output: SavingsGoal,
    changes: [...changes, 'trash'],
  }),
};

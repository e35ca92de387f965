import { z } from 'zod';
import {
  basis,
  clearableDate,
  clearableText,
  id,
  instant,
  newId,
  recordId,
  requiredText,
} from '#domain/kernel/fields.ts';
import { amount, AMOUNT_MAX, DEPOSIT_MAX, money, moneyFault } from '#domain/kernel/money-fields.ts';
import { PageQuery } from '#domain/kernel/paging.ts';

export const GOAL_CATEGORIES = ['visit', 'vacation', 'future'] as const;
export type GoalCategory = (typeof GOAL_CATEGORIES)[number];
/** A deposit, a withdrawal, a reset to 0; and `opening`, the amount saved before entries were recorded. */
export const SAVINGS_ENTRY_KINDS = ['deposit', 'withdrawal', 'reset', 'opening'] as const;

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

export const byId = z.object({ id: recordId });
/** `entryId`: id of the entry that the call creates. */
export const withEntry = byId.extend({ entryId: newId });
export const SavingsEntriesQuery = PageQuery.omit({ search: true }).extend({ id: recordId });
export type SavingsEntriesQuery = z.output<typeof SavingsEntriesQuery>;

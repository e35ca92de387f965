import { z } from 'zod';
import { Split } from '#domain/balance/schema.ts';
import { EXPENSE_CATEGORIES } from '#domain/expenses/facts.ts';
import { expenseCategory, expenseFields, storedSplit } from '#domain/expenses/schema.ts';
import { basis, calendarDate, clearableDate, id, instant, newId, recordId } from '#domain/kernel/fields.ts';
import { amount, AMOUNT_MAX, money, moneyFault } from '#domain/kernel/money-fields.ts';
import { RECURRENCES } from './facts.ts';

/**
 * A recurring expense of the couple, added at 06:00 in India on each due day. For a variable one (electricity),
 * `amount` is `null` or the usual amount, and each due day stays pending until a partner enters the real amount.
 */
export const RecurringExpense = z.object({
  id,
  title: z.string(),
  amount: money.nullable(),
  category: z.enum(EXPENSE_CATEGORIES),
  /** `null` once the payer's account is deleted. */
  paidBy: id.nullable(),
  split: Split,
  every: z.enum(RECURRENCES),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  isVariable: z.boolean(),
  /** The next day that is not skipped. `null` after the last one, or while the payer is neither of the partners. */
  nextOn: z.string().nullable(),
  /** Due days without an amount, oldest first. */
  waitingOn: z.array(z.string()),
  userId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type RecurringExpense = z.infer<typeof RecurringExpense>;

/** A recurring expense as it is stored, from which its public form follows (`public-form.ts`). */
export const StoredRecurringExpense = RecurringExpense.omit({ split: true }).extend({
  ...storedSplit,
  splitKind: storedSplit.splitKind.unwrap(),
  /** Days from `nextOn` on that are skipped or recorded. */
  takenOn: z.array(z.string()),
});
export type StoredRecurringExpense = z.infer<typeof StoredRecurringExpense>;

export const day = calendarDate(moneyFault('spentOnInvalid'));
const { title, paidBy, split } = expenseFields.shape;
const recurringFields = z.object({
  title,
  /** Optional for a variable expense. */
  amount: z.union([z.literal('').transform(() => null), z.null(), amount(moneyFault('amountRequired'), AMOUNT_MAX)]),
  category: expenseCategory,
  paidBy,
  split,
  every: z.enum(RECURRENCES, { error: moneyFault('everyInvalid') }),
  startsOn: day,
  endsOn: clearableDate(moneyFault('spentOnInvalid')),
  isVariable: z.boolean({ error: moneyFault('isVariableInvalid') }),
});
export const RecurringExpenseInput = recurringFields.extend({
  id: newId,
  amount: recurringFields.shape.amount.optional(),
  category: expenseCategory.default('other'),
  /** Defaults to today in India. */
  startsOn: day.optional(),
  isVariable: recurringFields.shape.isVariable.default(false),
});
export type RecurringExpenseInput = z.output<typeof RecurringExpenseInput>;
export const RecurringExpensePatch = recurringFields.partial().extend({ id: recordId, updatedAt: basis });
export type RecurringExpensePatch = z.output<typeof RecurringExpensePatch>;
export const DayAmount = z.object({
  on: day,
  amount: amount(moneyFault('amountRequired'), AMOUNT_MAX),
});

export const byId = z.object({ id: recordId });

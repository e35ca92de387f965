import { z } from 'zod';
import { Split } from '#domain/balance/schema.ts';
import { EXPENSE_CATEGORIES, FROM_BOTH } from '#domain/expenses/facts.ts';
import { expenseCategory, expenseFields, storedSplit } from '#domain/expenses/schema.ts';
import { basis, calendarDate, clearableDate, id, instant, newId, recordId } from '#domain/kernel/fields.ts';
import { amount, AMOUNT_MAX, money, moneyFault } from '#domain/kernel/money-fields.ts';
import { NOTICE_DAYS, RECURRENCES } from './facts.ts';

/**
 * A recurring expense of the couple, added at 06:00 in India on each due day. For a variable one (electricity),
 * `amount` is `null` or the usual amount, and each due day stays pending until a partner enters the real amount.
 */
export const RecurringExpense = z.object({
  id,
  title: z.string(),
  amount: money.nullable(),
  category: z.enum(EXPENSE_CATEGORIES),
  /** `both` for the couple's own money, without a split; `null` once the payer's account is deleted. */
  paidBy: z.union([id, z.literal(FROM_BOTH)]).nullable(),
  split: Split.nullable(),
  every: z.enum(RECURRENCES),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  isVariable: z.boolean(),
  /** Days before a due day on which both are told of it at 09:00 in India; 0 for never. */
  noticeDays: z.number().int(),
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
  paidBy: id.nullable(),
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
  noticeDays: z.literal([...NOTICE_DAYS], { error: moneyFault('noticeDaysInvalid') }),
});
export const RecurringExpenseInput = recurringFields.extend({
  id: newId,
  amount: recurringFields.shape.amount.optional(),
  category: expenseCategory.default('other'),
  /** Defaults to today in India. */
  startsOn: day.optional(),
  isVariable: recurringFields.shape.isVariable.default(false),
  noticeDays: recurringFields.shape.noticeDays.default(0),
});
export type RecurringExpenseInput = z.output<typeof RecurringExpenseInput>;
export const RecurringExpensePatch = recurringFields.partial().extend({ id: recordId, updatedAt: basis });
export type RecurringExpensePatch = z.output<typeof RecurringExpensePatch>;
export const DayAmount = z.object({
  on: day,
  amount: amount(moneyFault('amountRequired'), AMOUNT_MAX),
});

/** A day that is paid before it is due; without an amount, with the usual one. */
export const DayPayment = DayAmount.partial({ amount: true });

export const byId = z.object({ id: recordId });

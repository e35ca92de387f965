import { z } from 'zod';
import { EXPENSE_CATEGORIES, RECURRENCES } from './constants/finances.ts';
import type { Change } from './constants/resources.ts';
import { endpoint } from './endpoint.ts';
import { basis, calendarDate, clearableDate, id, instant, newId, recordId } from './fields.ts';
import { Expense, expenseCategory, expenseFields } from './expenses.ts';
import { moneyFault, amount, AMOUNT_MAX, money } from './money.ts';
import { Split } from './balance.ts';

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

const day = calendarDate(moneyFault('spentOnInvalid'));
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

const byId = z.object({ id: recordId });
/** Includes resources of expenses, because past days become expenses at once. */
const changes: readonly Change[] = ['recurring', 'expenses', 'notifications'];

export const recurring = {
  list: endpoint({
    route: 'GET /api/recurring-expenses',
    access: 'member',
    canLag: true,
    summary: 'What the couple pays again and again, the next one first, with the days that wait for an amount',
    output: z.array(RecurringExpense),
  }),
  create: endpoint({
    route: 'POST /api/recurring-expenses',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'recurringExpenses',
    summary: 'Add an expense that comes every week, month or year',
    input: RecurringExpenseInput,
    output: RecurringExpense,
    status: 201,
    changes: [...changes, 'firstRecord'],
  }),
  update: endpoint({
    route: 'PATCH /api/recurring-expenses/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Change what comes from today on, or end it (`endsOn`); either partner may',
    input: RecurringExpensePatch,
    output: RecurringExpense,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/recurring-expenses/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete it with the days that wait; the expenses that came from it stay. Either partner may',
    input: byId,
    status: 204,
    changes,
  }),
  skip: endpoint({
    route: 'POST /api/recurring-expenses/{id}/skip',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Leave out one of its days, to come or waiting; either partner may',
    input: byId.extend({ on: day }),
    output: RecurringExpense,
    changes,
  }),
  unskip: endpoint({
    route: 'POST /api/recurring-expenses/{id}/unskip',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Let a day come that was left out, until it is past; either partner may',
    input: byId.extend({ on: day }),
    output: RecurringExpense,
    changes,
  }),
  fillIn: endpoint({
    route: 'POST /api/recurring-expenses/{id}/fill',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'expenses',
    summary: 'Say how much it was on a day that waits, which makes it an expense; either partner may',
    // `expenseId`: id of the expense that the day becomes.
    input: DayAmount.extend({ id: recordId, expenseId: newId }),
    output: Expense,
    status: 201,
    changes,
  }),
};

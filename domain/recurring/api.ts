import { z } from 'zod';
import { Expense } from '#domain/expenses/schema.ts';
import { newId, recordId } from '#domain/kernel/fields.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import type { Change } from '#domain/registry/resources.ts';
import {
  byId,
  day,
  DayAmount,
  DayPayment,
  RecurringExpense,
  RecurringExpenseInput,
  RecurringExpensePatch,
} from './schema.ts';

/** Includes resources of expenses, because past days become expenses at once. */
const changes: readonly Change[] = ['recurring', 'expenses', 'notifications'];

export const recurring = {
  list: endpoint({
    route: 'GET /api/recurring-expenses',
    access: 'member',
    canLag: true,
    summary: 'List the recurring expenses, the next one first, with the days that wait for an amount',
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
  pay: endpoint({
    route: 'POST /api/recurring-expenses/{id}/pay',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'expenses',
    summary: 'Record a day’s expense today, before it is due; the day does not come again. Either partner may',
    // `expenseId`: id of the expense that the day becomes.
    input: DayPayment.extend({ id: recordId, expenseId: newId }),
    output: Expense,
    status: 201,
    changes,
  }),
};

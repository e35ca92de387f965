import { recurringExpenses } from '#contract/recurring-expenses.ts';
import { implement } from '#server/http/implement.ts';
import { fillDay, skipDay, unskipDay } from './recurring-day-service.ts';
import { createRecurring, deleteRecurring, readRecurring, updateRecurring } from './recurring-service.ts';

export const recurringExpensesRoutes = implement(recurringExpenses, {
  list: readRecurring,
  create: createRecurring,
  update: updateRecurring,
  delete: deleteRecurring,
  skip: skipDay,
  unskip: unskipDay,
  fillIn: fillDay,
});

import { expenses } from '#domain/expenses/api.ts';
import { uploadPhoto } from '#server/features/photos/service.ts';
import { implement } from '#server/http/implement.ts';
import { exportExpenses } from './export-service.ts';
import {
  createExpense,
  deleteExpense,
  readExpenses,
  readExpensesTotal,
  readTitles,
  restoreExpense,
  updateExpense,
} from './service.ts';

export const expensesRoutes = implement(expenses, {
  list: readExpenses,
  sum: readExpensesTotal,
  listTitles: readTitles,
  export: exportExpenses,
  uploadReceipt: uploadPhoto,
  create: createExpense,
  update: updateExpense,
  delete: deleteExpense,
  restore: restoreExpense,
});

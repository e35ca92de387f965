import { expenseImports } from '#contract/expense-imports.ts';
import { finances } from '#contract/finances.ts';
import { readGoalEntries } from '#server/features/goals/entry-service.ts';
import {
  addMoney,
  createGoal,
  deleteGoal,
  readGoals,
  resetGoal,
  restoreGoal,
  updateGoal,
  withdraw,
} from '#server/features/goals/service.ts';
import { implement } from '#server/http/implement.ts';
import { changeBudget, readBudgets } from './budget-service.ts';
import { changeSplitting, readBalance } from './balance-service.ts';
import {
  updateExpense,
  readExpenses,
  readTitles,
  readExpensesTotal,
  createExpense,
  deleteExpense,
  restoreExpense,
} from './expense-service.ts';
import { uploadPhoto } from '#server/features/memories/photo-service.ts';
import { exportExpenses } from './export-service.ts';
import { checkImport, createImport, readImports, undoImport } from './import-service.ts';
import { createSettlement, deleteSettlement, readSettlements, showUpiCode } from './settlement-service.ts';
import { readStatement } from './statement-service.ts';
import { readSummary } from './summary-service.ts';

export const financesRoutes = implement(finances, {
  balance: readBalance,
  changeSplitting,
  listBudgets: readBudgets,
  changeBudget,
  listSettlements: readSettlements,
  createSettlement,
  showUpiCode,
  deleteSettlement,
  summary: readSummary,
  statement: readStatement,
  listExpenses: readExpenses,
  listTitles: readTitles,
  sumExpenses: readExpensesTotal,
  exportExpenses,
  uploadReceipt: uploadPhoto,
  createExpense: createExpense,
  updateExpense: updateExpense,
  deleteExpense: deleteExpense,
  restoreExpense,
  listGoals: readGoals,
  createGoal: createGoal,
  updateGoal,
  listGoalEntries: readGoalEntries,
  addMoney,
  withdraw,
  resetGoal,
  deleteGoal: deleteGoal,
  restoreGoal,
});

export const expenseImportsRoutes = implement(expenseImports, {
  list: readImports,
  check: checkImport,
  create: createImport,
  undo: undoImport,
});

import { budgets } from '#domain/budgets/api.ts';
import { implement } from '#server/http/implement.ts';
import { changeBudget, readBudgets } from './service.ts';

export const budgetsRoutes = implement(budgets, {
  list: readBudgets,
  change: changeBudget,
});

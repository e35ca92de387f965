import { z } from 'zod';
import { monthOfYear } from '#domain/kernel/money-fields.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { Budget, BudgetInput, category, SavedBudget } from './schema.ts';

export const budgets = {
  list: endpoint({
    route: 'GET /api/budgets',
    access: 'member',
    canLag: true,
    summary:
      'The couple’s budgets with what was spent of each in a month of India, the current one where none is named',
    input: z.object({ month: monthOfYear.optional() }).optional(),
    output: z.array(Budget),
  }),
  change: endpoint({
    route: 'PUT /api/budgets/{category}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Set, change or remove (`null`) the monthly budget of a category, or of all (`total`); either partner may',
    input: BudgetInput.extend({ category }),
    output: SavedBudget,
    changes: ['budgets', 'notifications'],
  }),
};

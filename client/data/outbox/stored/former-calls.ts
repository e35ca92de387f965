/** Former names of calls: a device may hold pending changes from before an update. */
export const FORMER_CALLS: Readonly<Record<string, string>> = {
  'finances.addMoney': 'goals.addMoney',
  'finances.changeBudget': 'budgets.change',
  'finances.createExpense': 'expenses.create',
  'finances.createGoal': 'goals.create',
  'finances.createSettlement': 'balance.createSettlement',
  'finances.deleteExpense': 'expenses.delete',
  'finances.deleteGoal': 'goals.delete',
  'finances.deleteSettlement': 'balance.deleteSettlement',
  'finances.resetGoal': 'goals.reset',
  'finances.restoreExpense': 'expenses.restore',
  'finances.restoreGoal': 'goals.restore',
  'finances.updateExpense': 'expenses.update',
  'finances.updateGoal': 'goals.update',
  'finances.withdraw': 'goals.withdraw',
  'recurringExpenses.create': 'recurring.create',
  'recurringExpenses.delete': 'recurring.delete',
  'recurringExpenses.fillIn': 'recurring.fillIn',
  'recurringExpenses.skip': 'recurring.skip',
  'recurringExpenses.unskip': 'recurring.unskip',
  'recurringExpenses.update': 'recurring.update',
};

/** Returns the present name of a call that a pending change stores. */
export function presentCall(call: string): string {
  return FORMER_CALLS[call] ?? call;
}

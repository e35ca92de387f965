import { type ComponentProps, lazy, Suspense } from 'react';

// The forms bring the contract's checks along, which is more than the rest of the screen.
const ExpenseDialog = lazy(async () => ({
  default: (await import('./expenses/expense-dialog.tsx')).ExpenseDialog,
}));
const GoalDialog = lazy(async () => ({ default: (await import('./goals/goal-dialog.tsx')).GoalDialog }));
const AddMoneyDialog = lazy(async () => ({
  default: (await import('./goals/add-money-dialog.tsx')).AddMoneyDialog,
}));

export function LazyExpenseDialog(props: ComponentProps<typeof ExpenseDialog>) {
  return (
    <Suspense fallback={null}>
      <ExpenseDialog {...props} />
    </Suspense>
  );
}

export function LazyGoalDialog(props: ComponentProps<typeof GoalDialog>) {
  return (
    <Suspense fallback={null}>
      <GoalDialog {...props} />
    </Suspense>
  );
}

export function LazyAddMoneyDialog(props: ComponentProps<typeof AddMoneyDialog>) {
  return (
    <Suspense fallback={null}>
      <AddMoneyDialog {...props} />
    </Suspense>
  );
}

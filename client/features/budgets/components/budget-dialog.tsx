import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { BUDGET_CATEGORIES } from '#domain/budgets/facts.ts';
import type { Budget } from '#domain/budgets/schema.ts';
import { AMOUNT_MAX, moneyFault, amount as rupees } from '#domain/kernel/money-fields.ts';
import { budgetScreensText as text } from '#messages/budgets.ts';
import { faultsText } from '#messages/faults.ts';
import { financesText, financeScreensText } from '#messages/finances.ts';
import { useChangeBudget, useRemoveBudget } from '../api.ts';
import { budgetId } from '../model.ts';

const BudgetForm = z.object({
  category: z.enum(BUDGET_CATEGORIES),
  monthlyAmount: rupees(moneyFault('amountRequired'), AMOUNT_MAX),
});
const categories = BUDGET_CATEGORIES.map((value) => ({
  value,
  label: financesText.budgetCategories[value],
}));

interface BudgetDialogProps {
  /** Budget to change; absent for a new one. */
  budget?: Budget;
  onClose: () => void;
}

export function BudgetDialog({ budget, onClose }: BudgetDialogProps) {
  const { draft, field, dialog, control } = useRecordForm({
    draftName: `budget/${budget?.category ?? 'new'}`,
    record: budget && { ...budget, id: budgetId(budget.category) },
    schema: BudgetForm,
    values: { category: budget?.category ?? 'total', monthlyAmount: budget?.monthlyAmount ?? '' },
    onClose,
  });
  const typed = useWatch({ control, name: 'monthlyAmount' });
  const save = useChangeBudget(draft.finish);
  const remove = useRemoveBudget(draft.finish);
  return (
    <FormDialog
      title={text.dialogTitle}
      description={text.dialogText}
      submitLabel={financeScreensText.saveChanges}
      {...dialog(save)}
      {...(budget && {
        alternative: {
          label: text.remove,
          onSubmit: () => remove.mutate({ category: budget.category, monthlyAmount: null }),
          isPending: remove.isPending,
        },
      })}
    >
      {budget ? (
        <p className="text-lead font-medium">{financesText.budgetCategories[budget.category]}</p>
      ) : (
        <SelectField label={text.category} options={categories} {...field('category')} />
      )}
      <AmountField
        label={financeScreensText.fieldAmount}
        typed={String(typed)}
        {...field('monthlyAmount', { short: faultsText.money.amountRequired })}
      />
      <ServerError error={save.error ?? remove.error} />
    </FormDialog>
  );
}

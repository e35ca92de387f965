import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { EXPENSE_CATEGORIES } from '#contract/finance-lists.ts';
import { type Expense, ExpenseInput } from '#contract/finances.ts';
import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { financesText } from '#messages/en/finances.ts';
import { useFormWithDraft } from '../../../../lib/forms/form-draft.ts';
import { shortError } from '../../../../lib/forms/short-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useAddExpense, useChangeExpense } from '../../api.ts';
import { AmountField } from '../amount-field.tsx';
import { Refusal } from '../refusal.tsx';

const categories = EXPENSE_CATEGORIES.map((category) => ({
  value: category,
  label: financesText.categories[category],
}));

interface ExpenseDialogProps {
  onClose: () => void;
  /** The expense to edit; absent, one is added. */
  expense?: Expense;
}

/** Adds an expense, or edits one. What was typed stays until it is saved. */
export function ExpenseDialog({ onClose, expense }: ExpenseDialogProps) {
  const { draft, register, handleSubmit, control, formState } = useFormWithDraft({
    draftName: `expense/${expense?.id ?? 'new'}`,
    onClose,
    resolver: zodResolver(ExpenseInput),
    defaultValues: {
      title: expense?.title ?? '',
      amount: expense?.amount ?? '',
      category: expense?.category ?? 'food',
      description: expense?.description ?? '',
    },
  });
  const amount = useWatch({ control, name: 'amount' });
  const { errors } = formState;
  const add = useAddExpense(draft.finish);
  const change = useChangeExpense(draft.finish);

  const save = handleSubmit(
    (input) => (expense ? change.mutate({ ...input, id: expense.id }) : add.mutate(input)),
    ({ title, amount: wrongAmount, description }) =>
      showToast({
        title: text.error,
        description: title?.message ?? wrongAmount?.message ?? description?.message,
        tone: 'danger',
      }),
  );

  return (
    <FormDialog
      title={expense ? text.editTitle : text.expenseTitle}
      description={!expense && text.expenseText}
      submitLabel={expense ? text.saveChanges : text.saveExpense}
      onSubmit={(event) => void save(event)}
      isPending={add.isPending || change.isPending}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.fieldTitle}
        placeholder={text.expenseTitleExample}
        autoComplete="off"
        error={shortError(errors.title?.message, financesText.fieldsRequired)}
        {...register('title')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField
          label={text.fieldAmount}
          typed={String(amount)}
          error={shortError(errors.amount?.message, financesText.fieldsRequired)}
          {...register('amount')}
        />
        <SelectField
          label={text.fieldCategory}
          options={categories}
          error={errors.category?.message}
          {...register('category')}
        />
      </div>
      <TextAreaField
        label={text.fieldDescription}
        placeholder={text.expenseDescriptionExample}
        isOptional
        rows={2}
        error={errors.description?.message}
        {...register('description')}
      />
      <Refusal error={expense ? change.error : add.error} />
    </FormDialog>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { GOAL_CATEGORIES } from '#contract/finance-lists.ts';
import { SavingsGoalInput } from '#contract/finances.ts';
import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { financesText } from '#messages/en/finances.ts';
import { useFormWithDraft } from '../../../../lib/forms/form-draft.ts';
import { shortError } from '../../../../lib/forms/short-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useCreateGoal } from '../../api.ts';
import { AmountField } from '../amount-field.tsx';
import { Refusal } from '../refusal.tsx';

const categories = GOAL_CATEGORIES.map((category) => ({
  value: category,
  label: financesText.goalCategories[category],
}));

/** Sets a savings goal. What was typed stays until it is saved. */
export function GoalDialog({ onClose }: { onClose: () => void }) {
  const { draft, register, handleSubmit, control, formState } = useFormWithDraft({
    draftName: 'goal/new',
    onClose,
    resolver: zodResolver(SavingsGoalInput),
    defaultValues: { title: '', targetAmount: '', category: 'visit', description: '', targetDate: '' },
  });
  const targetAmount = useWatch({ control, name: 'targetAmount' });
  const { errors } = formState;
  const create = useCreateGoal(draft.finish);

  const save = handleSubmit(
    (input) => create.mutate(input),
    ({ title, targetAmount: wrongTarget, targetDate, description }) =>
      showToast({
        title: text.error,
        description: title?.message ?? wrongTarget?.message ?? targetDate?.message ?? description?.message,
        tone: 'danger',
      }),
  );

  return (
    <FormDialog
      title={text.goalTitle}
      description={text.goalText}
      submitLabel={text.saveGoal}
      onSubmit={(event) => void save(event)}
      isPending={create.isPending}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.fieldTitle}
        placeholder={text.goalTitleExample}
        autoComplete="off"
        error={shortError(errors.title?.message, financesText.fieldsRequired)}
        {...register('title')}
      />
      <AmountField
        label={text.fieldTarget}
        typed={String(targetAmount)}
        error={shortError(errors.targetAmount?.message, financesText.fieldsRequired)}
        {...register('targetAmount')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.fieldCategory}
          options={categories}
          error={errors.category?.message}
          {...register('category')}
        />
        <TextField
          label={text.fieldTargetDate}
          type="date"
          isOptional
          error={errors.targetDate?.message}
          {...register('targetDate')}
        />
      </div>
      <TextAreaField
        label={text.fieldDescription}
        placeholder={text.goalDescriptionExample}
        isOptional
        rows={2}
        error={errors.description?.message}
        {...register('description')}
      />
      <Refusal error={create.error} />
    </FormDialog>
  );
}

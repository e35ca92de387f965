import { useWatch } from 'react-hook-form';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { shortError } from '#client/lib/forms/short-error.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { GOAL_CATEGORIES } from '#domain/goals/facts.ts';
import { type SavingsGoal, SavingsGoalInput } from '#domain/goals/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { financeScreensText as text, financesText } from '#messages/finances.ts';
import { useCreateGoal, useUpdateGoal } from '../api.ts';

const categories = GOAL_CATEGORIES.map((category) => ({
  value: category,
  label: financesText.goalCategories[category],
}));

interface GoalDialogProps {
  onClose: () => void;
  /** Goal to edit; absent for a new one. */
  goal?: SavingsGoal;
}

export function GoalDialog({ onClose, goal }: GoalDialogProps) {
  const { draft, register, handleSubmit, control, formState } = useFormWithDraft({
    draftName: `goal/${goal?.id ?? 'new'}`,
    record: goal,
    onClose,
    resolver: schemaResolver(SavingsGoalInput),
    defaultValues: {
      title: goal?.title ?? '',
      targetAmount: goal?.targetAmount ?? '',
      category: goal?.category ?? 'visit',
      description: goal?.description ?? '',
      targetDate: goal?.targetDate ?? '',
    },
  });
  const targetAmount = useWatch({ control, name: 'targetAmount' });
  const { errors } = formState;
  const create = useCreateGoal(draft.finish);
  const change = useUpdateGoal(draft.finish);

  const save = handleSubmit(
    (input) => (goal ? change.mutate({ ...input, id: goal.id }) : create.mutate(input)),
    ({ title, targetAmount: wrongTarget, targetDate, description }) =>
      showToast({
        title: text.error,
        description: title?.message ?? wrongTarget?.message ?? targetDate?.message ?? description?.message,
        tone: 'danger',
      }),
  );

  return (
    <FormDialog
      title={goal ? text.editGoalTitle : text.goalTitle}
      description={!goal && text.goalText}
      submitLabel={goal ? text.saveChanges : text.saveGoal}
      onSubmit={(event) => void save(event)}
      isPending={create.isPending || change.isPending}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.fieldTitle}
        placeholder={text.goalTitleExample}
        autoComplete="off"
        error={shortError(errors.title?.message, faultsText.money.fieldsRequired)}
        {...register('title')}
      />
      <AmountField
        label={text.fieldTarget}
        typed={String(targetAmount)}
        error={shortError(errors.targetAmount?.message, faultsText.money.fieldsRequired)}
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
      <ServerError error={goal ? change.error : create.error} />
    </FormDialog>
  );
}

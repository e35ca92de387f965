import { useWatch } from 'react-hook-form';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { GOAL_CATEGORIES, type SavingsGoal, SavingsGoalInput } from '#domain/goals/schema.ts';
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
  const { draft, field, dialog, control } = useRecordForm({
    draftName: `goal/${goal?.id ?? 'new'}`,
    record: goal,
    schema: SavingsGoalInput,
    values: {
      title: goal?.title ?? '',
      targetAmount: goal?.targetAmount ?? '',
      category: goal?.category ?? 'visit',
      description: goal?.description ?? '',
      targetDate: goal?.targetDate ?? '',
    },
    onClose,
  });
  const targetAmount = useWatch({ control, name: 'targetAmount' });
  const create = useCreateGoal(draft.finish);
  const change = useUpdateGoal(draft.finish);

  const save = dialog({ create, change }, ({ title, targetAmount: wrongTarget, targetDate, description }) =>
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
      {...save}
    >
      <TextField
        label={text.fieldTitle}
        placeholder={text.goalTitleExample}
        autoComplete="off"
        {...field('title', { short: faultsText.money.fieldsRequired })}
      />
      <AmountField
        label={text.fieldTarget}
        typed={String(targetAmount)}
        {...field('targetAmount', { short: faultsText.money.fieldsRequired })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={text.fieldCategory} options={categories} {...field('category')} />
        <TextField label={text.fieldTargetDate} type="date" isOptional {...field('targetDate')} />
      </div>
      <TextAreaField
        label={text.fieldDescription}
        placeholder={text.goalDescriptionExample}
        isOptional
        rows={2}
        {...field('description')}
      />
      <ServerError error={goal ? change.error : create.error} />
    </FormDialog>
  );
}

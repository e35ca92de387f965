import { useWatch } from 'react-hook-form';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { shortError } from '#client/lib/forms/short-error.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { goalProgress } from '#domain/goals/rules.ts';
import { DepositInput, type SavingsGoal } from '#domain/goals/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { useAddMoney, useWithdraw } from '../api.ts';

/** Amounts of the quick buttons, in rupees. */
const quickAmounts = ['500', '1000', '5000'];

interface MoneyDialogProps {
  goal: SavingsGoal;
  /** Direction: into the goal or out of it. */
  direction: 'in' | 'out';
  onClose: () => void;
}

export function MoneyDialog({ goal, direction, onClose }: MoneyDialogProps) {
  const { draft, register, handleSubmit, setValue, control, formState } = useFormWithDraft({
    draftName: `goal/${goal.id}/${direction}`,
    onClose,
    resolver: schemaResolver(DepositInput),
    defaultValues: { amount: '' },
  });
  const add = useAddMoney(draft.finish);
  const withdraw = useWithdraw(draft.finish);
  const change = direction === 'in' ? add : withdraw;
  const amount = String(useWatch({ control, name: 'amount' }));
  const { currentAmount, targetAmount } = goal;
  const words =
    direction === 'in'
      ? {
          title: text.moneyTitle,
          text: text.moneyText(goal.title, formatMoney(currentAmount), formatMoney(targetAmount)),
          save: text.saveMoney,
        }
      : {
          title: text.withdrawTitle,
          text: text.withdrawText(goal.title, formatMoney(currentAmount)),
          save: text.saveWithdrawal,
        };

  const save = handleSubmit(
    (input) => change.mutate({ ...input, id: goal.id }),
    ({ amount: wrong }) => showToast({ title: text.error, description: wrong?.message, tone: 'danger' }),
  );

  return (
    <FormDialog
      title={words.title}
      description={words.text}
      submitLabel={words.save}
      onSubmit={(event) => void save(event)}
      isPending={change.isPending}
      draft={draft}
      onClose={onClose}
    >
      <AmountField
        label={text.fieldAmount}
        typed={amount}
        error={shortError(formState.errors.amount?.message, faultsText.money.amountRequired)}
        {...register('amount')}
      />
      <div role="group" aria-label={text.quickAmounts} className="flex flex-wrap gap-2">
        {choicesOf(goal, direction).map(({ value, label }) => (
          <button
            key={label}
            type="button"
            onClick={() => setValue('amount', value, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
            className="figures min-h-11 rounded-full border border-line-strong px-4 font-medium transition-colors hover:border-accent hover:text-accent-ink"
          >
            {label}
          </button>
        ))}
      </div>
      <ServerError error={change.error} />
    </FormDialog>
  );
}

function choicesOf(goal: SavingsGoal, direction: 'in' | 'out') {
  if (direction === 'out')
    return [{ value: goal.currentAmount, label: text.everything(formatMoney(goal.currentAmount)) }];
  const { isReached, missing } = goalProgress(goal);
  return [
    ...quickAmounts.map((value) => ({ value, label: formatMoney(value) })),
    ...(isReached ? [] : [{ value: missing, label: text.theRest(formatMoney(missing)) }]),
  ];
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { DepositInput, type SavingsGoal } from '#contract/finances.ts';
import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { financesText } from '#messages/en/finances.ts';
import { shortError } from '../../../../lib/forms/short-error.ts';
import { formatMoney } from '../../../../lib/format/money.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useAddMoney } from '../../api.ts';
import { goalProgress } from '../../model.ts';
import { AmountField } from '../amount-field.tsx';
import { Refusal } from '../refusal.tsx';

/** Rupees that a press fills in. */
const quickAmounts = ['500', '1000', '5000'];

export function AddMoneyDialog({ goal, onClose }: { goal: SavingsGoal; onClose: () => void }) {
  const add = useAddMoney(onClose);
  const { register, handleSubmit, setValue, control, formState } = useForm({
    resolver: zodResolver(DepositInput),
    defaultValues: { amount: '' },
  });
  const amount = String(useWatch({ control, name: 'amount' }));
  const { isReached, missing } = goalProgress(goal);
  const choices = [
    ...quickAmounts.map((value) => ({ value, label: formatMoney(value) })),
    ...(isReached ? [] : [{ value: missing, label: text.theRest(formatMoney(missing)) }]),
  ];

  const save = handleSubmit(
    (input) => add.mutate({ ...input, id: goal.id }),
    ({ amount: wrong }) => showToast({ title: text.error, description: wrong?.message, tone: 'danger' }),
  );

  return (
    <FormDialog
      title={text.moneyTitle}
      description={text.moneyText(
        goal.title,
        formatMoney(goal.currentAmount),
        formatMoney(goal.targetAmount),
      )}
      submitLabel={text.saveMoney}
      onSubmit={(event) => void save(event)}
      isPending={add.isPending}
      onClose={onClose}
    >
      <AmountField
        label={text.fieldAmount}
        typed={amount}
        error={shortError(formState.errors.amount?.message, financesText.amountRequired)}
        {...register('amount')}
      />
      <div role="group" aria-label={text.quickAmounts} className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <button
            key={label}
            type="button"
            onClick={() =>
              setValue('amount', value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
            }
            className="figures min-h-11 rounded-full border border-line-strong px-4 font-medium transition-colors hover:border-accent hover:text-accent-ink"
          >
            {label}
          </button>
        ))}
      </div>
      <Refusal error={add.error} />
    </FormDialog>
  );
}

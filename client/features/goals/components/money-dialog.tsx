import { useWatch } from 'react-hook-form';
import { formatMoney } from '#client/lib/format/money.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
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
  const { draft, field, fill, dialog, control } = useRecordForm({
    draftName: `goal/${goal.id}/${direction}`,
    schema: DepositInput,
    values: { amount: '' },
    onClose,
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

  const save = dialog({ ...change, mutate: (input) => change.mutate({ ...input, id: goal.id }) }, ({ amount: wrong }) =>
    showToast({ title: text.error, description: wrong?.message, tone: 'danger' }),
  );

  return (
    <FormDialog title={words.title} description={words.text} submitLabel={words.save} {...save}>
      <AmountField
        label={text.fieldAmount}
        typed={amount}
        {...field('amount', { short: faultsText.money.amountRequired })}
      />
      <div role="group" aria-label={text.quickAmounts} className="flex flex-wrap gap-2">
        {choicesOf(goal, direction).map(({ value, label }) => (
          <button
            key={label}
            type="button"
            onClick={() => fill('amount', value)}
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

import { useWatch } from 'react-hook-form';
import { formatDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { DayAmount, type RecurringExpense } from '#domain/recurring/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { recurringScreensText as text } from '#messages/recurring.ts';
import { useFillDay, usePayDay, useSkipDay } from '../api.ts';

interface FillDialogProps {
  recurring: RecurringExpense;
  /** Day whose amount is pending. */
  on: string;
  /** True if the day is paid before it is due. */
  isEarly?: boolean;
  onClose: () => void;
}

/** Asks for the amount on a day. */
export function FillDialog({ recurring: { id, title, amount: usual }, on, isEarly = false, onClose }: FillDialogProps) {
  const { draft, field, dialog, control } = useRecordForm({
    draftName: `recurring-day/${id}/${on}`,
    schema: DayAmount,
    values: { on, amount: '' },
    onClose,
  });
  const typed = useWatch({ control, name: 'amount' });
  const fillIn = useFillDay(draft.finish);
  const pay = usePayDay(draft.finish);
  const fill = isEarly ? pay : fillIn;
  const skip = useSkipDay(draft.finish);
  return (
    <FormDialog
      title={text.waiting}
      description={(isEarly ? text.payText : text.fillText)(title, formatDate(on))}
      submitLabel={text.saveAmount}
      {...dialog({ ...fill, mutate: (input) => fill.mutate({ ...input, id }) })}
      alternative={{
        label: text.nothingThisTime,
        onSubmit: () => skip.mutate({ id, on }),
        isPending: skip.isPending,
      }}
    >
      <AmountField
        label={text.amount}
        typed={String(typed)}
        {...(usual && { placeholder: text.about(formatMoney(usual)) })}
        data-takes-focus
        {...field('amount', { short: faultsText.money.amountRequired })}
      />
      <ServerError error={fill.error ?? skip.error} />
    </FormDialog>
  );
}

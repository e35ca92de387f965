import { useWatch } from 'react-hook-form';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { shortError } from '#client/lib/forms/short-error.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
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
  const { draft, register, handleSubmit, control, formState } = useFormWithDraft({
    draftName: `recurring-day/${id}/${on}`,
    onClose,
    resolver: schemaResolver(DayAmount),
    defaultValues: { on, amount: '' },
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
      isPending={fill.isPending}
      onSubmit={handleSubmit((input) => fill.mutate({ ...input, id }))}
      alternative={{
        label: text.nothingThisTime,
        onSubmit: () => skip.mutate({ id, on }),
        isPending: skip.isPending,
      }}
      draft={draft}
      onClose={onClose}
    >
      <AmountField
        label={text.amount}
        typed={String(typed)}
        {...(usual && { placeholder: text.about(formatMoney(usual)) })}
        error={shortError(formState.errors.amount?.message, faultsText.money.amountRequired)}
        data-takes-focus
        {...register('amount')}
      />
      <ServerError error={fill.error ?? skip.error} />
    </FormDialog>
  );
}

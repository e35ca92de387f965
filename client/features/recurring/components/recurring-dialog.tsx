import { SkipForward, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { SplitFields } from '#client/features/balance/components/split-fields.tsx';
import { useSplitting } from '#client/features/balance/splitting-model.ts';
import { expenseTitlesRead } from '#client/features/expenses/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { EXPENSE_CATEGORIES, SPLIT_KINDS } from '#domain/expenses/facts.ts';
import { suggestCategory } from '#domain/expenses/suggest-category.ts';
import { NOTICE_DAYS, RECURRENCES } from '#domain/recurring/facts.ts';
import { type RecurringExpense, RecurringExpenseInput } from '#domain/recurring/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { financesText, financeScreensText } from '#messages/finances.ts';
import { recurringScreensText as text } from '#messages/recurring.ts';
import { useCreateRecurring, useUpdateRecurring } from '../api.ts';
import { toRecurringForm, toSentTerms, UNKNOWN_CATEGORY } from './recurring-form.ts';

const RecurringForm = RecurringExpenseInput.refine(({ amount, isVariable }) => isVariable || amount !== null, {
  path: ['amount'],
  error: () => faultsText.money.amountRequired,
}).transform(toSentTerms);
const categories = EXPENSE_CATEGORIES.map((value) => ({ value, label: financesText.categories[value] }));
// A split by rupees fits only one amount.
const VARIABLE_KINDS = SPLIT_KINDS.filter((kind) => kind !== 'amounts');
const notices = NOTICE_DAYS.map((days) => ({ value: String(days), label: text.notices[days] }));
const recurrences = RECURRENCES.map((value) => ({ value, label: text.every[value] }));

interface RecurringDialogProps {
  onClose: () => void;
  /** Recurring expense to edit; absent for a new one. */
  recurring?: RecurringExpense;
  /** Skips its next day; absent without one. On a phone its row has no button for it. */
  onSkip?: (() => void) | undefined;
  /** Asks whether to delete it. */
  onDelete?: () => void;
}

export function RecurringDialog({ recurring, onClose, onSkip, onDelete }: RecurringDialogProps) {
  const today = indiaDate(useNow());
  const { id: memberId } = useMember();
  const partner = usePartner();
  const present = useSplitting();
  // Fixed when the sheet is opened, so that typed values keep their fields.
  const [splitting] = useState(present);
  const { data: titles } = useCopied(expenseTitlesRead, null);
  const [hasChosenCategory, setHasChosenCategory] = useState(false);
  const { draft, field, fill, dialog, control, getValues, setValue } = useRecordForm({
    draftName: `recurring/${recurring?.id ?? 'new'}`,
    record: recurring,
    schema: RecurringForm,
    values: toRecurringForm(recurring, { today, splitting, memberId, partnerId: partner?.id }),
    onClose,
  });
  const [amount, isVariable, startsOn, paidBy, split] = useWatch({
    control,
    name: ['amount', 'isVariable', 'startsOn', 'paidBy', 'split'],
  });
  const create = useCreateRecurring(draft.finish);
  const change = useUpdateRecurring(draft.finish);

  /** Follows the title of a new one with its category, until one is chosen. */
  function followTitle() {
    if (recurring || hasChosenCategory) return;
    const category = suggestCategory(getValues('title'), titles ?? []) ?? UNKNOWN_CATEGORY;
    setValue('category', category, { shouldDirty: true });
  }

  return (
    <FormDialog
      title={recurring ? text.editTitle : text.addTitle}
      description={recurring ? text.editText : text.addText}
      submitLabel={recurring ? text.saveChanges : text.save}
      {...dialog({ create, change })}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={financeScreensText.fieldTitle}
          placeholder={text.titleExample}
          autoComplete="off"
          {...field('title', { onChange: followTitle, short: faultsText.money.fieldsRequired })}
        />
        <AmountField
          label={isVariable ? text.usualAmount : text.amount}
          isOptional={isVariable ?? false}
          typed={String(amount ?? '')}
          {...field('amount', { short: faultsText.money.amountRequired })}
        />
      </div>
      <SwitchField label={text.isVariable} hint={text.isVariableHint} {...field('isVariable')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={text.howOften} options={recurrences} {...field('every')} />
        <SelectField
          label={text.category}
          options={categories}
          {...field('category', { onChange: () => setHasChosenCategory(true) })}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={text.startsOn}
          type="date"
          hint={!recurring && startsOn !== undefined && startsOn < today && text.startsInPast}
          {...field('startsOn')}
        />
        <TextField label={text.endsOn} type="date" min={startsOn} isOptional {...field('endsOn')} />
      </div>
      <SelectField label={text.notice} options={notices} {...field('noticeDays', { valueAsNumber: true })} />
      {splitting && (
        <SplitFields
          splitting={splitting}
          typed={{ amount: isVariable ? '' : String(amount ?? ''), paidBy, split }}
          kinds={isVariable ? VARIABLE_KINDS : SPLIT_KINDS}
          fields={{ paidBy: field('paidBy'), kind: field('split.kind'), payer: field('split.payer') }}
          isRecorded={recurring !== undefined}
          onMirror={({ kind, payer }) => {
            setValue('split.kind', kind, { shouldDirty: true });
            if (payer) fill('split.payer', payer);
          }}
        />
      )}
      {onDelete && (
        <div className="-mx-5 flex flex-wrap gap-x-3">
          {onSkip && (
            <Button variant="quiet" onClick={onSkip}>
              <SkipForward aria-hidden className="size-4.5" />
              {text.skipNext}
            </Button>
          )}
          <Button variant="quiet" onClick={onDelete} className="text-danger!">
            <Trash2 aria-hidden className="size-4.5" />
            {text.delete}
          </Button>
        </div>
      )}
      <ServerError error={recurring ? change.error : create.error} />
    </FormDialog>
  );
}

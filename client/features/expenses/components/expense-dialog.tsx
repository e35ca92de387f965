import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { SplitFields } from '#client/features/balance/components/split-fields.tsx';
import { useSplitting, type Splitting } from '#client/features/balance/splitting-model.ts';
import { useNow } from '#client/lib/clock.ts';
import { dayAfter, indiaDate } from '#client/lib/format/dates.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { type Save, useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { EXPENSE_CATEGORIES, SPLIT_KINDS, SURPRISE_DAYS_MAX } from '#domain/expenses/facts.ts';
import { type Expense, ExpenseInput } from '#domain/expenses/schema.ts';
import { isSurpriseDay } from '#domain/expenses/surprise-day.ts';
import { faultsText } from '#messages/faults.ts';
import { financeScreensText as text, financesText } from '#messages/finances.ts';
import { useCreateExpense, useUpdateExpense } from '../api.ts';
import { useQuickEntry } from '../use-quick-entry.ts';
import { useSuggestedCategory } from '../use-suggested-category.ts';
import { type SeenBy, seenByOf, toForm, toSent } from './expense-form.ts';
import { QuickEntryField } from './quick-entry-field.tsx';
import { ReceiptField } from './receipt-field.tsx';
import { SeenFields } from './seen-fields.tsx';

const categories = EXPENSE_CATEGORIES.map((category) => ({
  value: category,
  label: financesText.categories[category],
}));

interface ExpenseDialogProps {
  onClose: () => void;
  /** Expense to edit; absent for a new one. */
  expense?: Expense;
  /** Values of a new one to begin with. */
  start?: Partial<Pick<ExpenseInput, 'title' | 'category' | 'description' | 'listItemIds'>>;
  /** First line of a new one, which another app has handed over. Nothing of it stays when the sheet is closed. */
  handed?: { id: string; line: string };
  /** Deletes the expense; on a phone its row has no button for it. */
  onDelete?: () => void;
}

export function ExpenseDialog({ onClose, expense, start, handed, onDelete }: ExpenseDialogProps) {
  const { listItemIds, ...startFields } = start ?? {};
  const today = indiaDate(useNow());
  const { id: memberId } = useMember();
  const present = useSplitting();
  // Fixed when the sheet is opened, so that typed values keep their fields.
  const [splitting] = useState(isSplit(expense, present) ? present : null);
  const { draft, field, fill, dialog, control, getValues, setError, setFocus, setValue } = useRecordForm({
    draftName: `expense/${expense?.id ?? start?.title ?? (handed ? `handed/${handed.id}` : 'new')}`,
    record: expense,
    schema: ExpenseInput,
    values: { ...toForm(expense, today, splitting), ...startFields },
    onClose,
  });
  const [amount, day, paidBy, split, imageUrl, audience, surpriseUntil] = useWatch({
    control,
    name: ['amount', 'spentOn', 'paidBy', 'split', 'imageUrl', 'audience', 'surpriseUntil'],
  });
  const partner = usePartner();
  // True once a surprise was chosen, whose day may still be missing.
  const [isSurprise, setIsSurprise] = useState(false);
  const seenBy = seenByOf({ audience, surpriseUntil }, isSurprise);
  const [isSendingPhoto, setIsSendingPhoto] = useState(false);
  const category = useSuggestedCategory((suggested) => {
    if (!expense) setValue('category', suggested, { shouldDirty: true });
  });
  const change = useUpdateExpense(draft.finish);
  const add = useCreateExpense(draft.finish);
  const addAndGoOn = useCreateExpense(() => {
    draft.startOver();
    category.startOver();
    setIsSurprise(false);
  });
  const { data: added } = addAndGoOn;
  const { line, fillByLine, leaveLine } = useQuickEntry({
    today,
    added,
    fill,
    onTitle: category.followTitle,
    focusAmount: () => setFocus('amount'),
  });

  function saveBy({ mutate, isPending }: Save<ExpenseInput>) {
    const send = (input: ExpenseInput) =>
      seenBy === 'surprise' && !isSurpriseOn(input.surpriseUntil ?? '', today, expense)
        ? setError(
            'surpriseUntil',
            { message: faultsText.money.surpriseDayInvalid(SURPRISE_DAYS_MAX) },
            { shouldFocus: true },
          )
        : mutate(toSent(input, expense));
    return dialog(
      { mutate: send, isPending: isPending || isSendingPhoto },
      ({ title, amount: wrongAmount, spentOn, description }) =>
        showToast({
          title: text.error,
          description: title?.message ?? wrongAmount?.message ?? spentOn?.message ?? description?.message,
          tone: 'danger',
        }),
    );
  }
  // Outside the draft, which may be older than the list. The next expense has no items.
  const withItems = (input: ExpenseInput) => ({ ...input, ...(listItemIds && !added && { listItemIds }) });
  const save = saveBy(
    expense
      ? { ...change, mutate: (input) => change.mutate({ ...input, id: expense.id }) }
      : { ...add, mutate: (input) => add.mutate(withItems(input)) },
  );
  const saveAndGoOn = saveBy({ ...addAndGoOn, mutate: (input) => addAndGoOn.mutate(withItems(input)) });

  function followTitle() {
    leaveLine();
    category.followTitle(getValues('title'));
  }

  /** Sets who sees the expense. A surprise is by default its author's own. */
  function changeSeen(next: SeenBy) {
    const options = { shouldDirty: true } as const;
    setIsSurprise(next === 'surprise');
    setValue('audience', next === 'me' ? 'me' : 'both', options);
    if (next !== 'surprise') setValue('surpriseUntil', '', options);
    if (next === seenBy) return;
    if (splitting) setValue('paidBy', (next === 'both' && expense?.paidBy) || splitting.memberId, options);
    // Without a balance no payer can be chosen, and the author pays a hidden expense.
    else if (expense) setValue('paidBy', next === 'both' ? undefined : memberId, options);
    if (splitting && !expense)
      setValue('split.kind', next === 'both' ? splitting.balance.default.kind : 'payer', options);
  }

  return (
    <FormDialog
      title={expense ? text.editTitle : text.expenseTitle}
      description={!expense && seenBy === 'both' && text.expenseText}
      submitLabel={expense ? text.saveChanges : text.saveExpense}
      {...save}
      {...(!expense && {
        alternative: {
          label: text.saveAndAddAnother,
          shortLabel: text.addAnother,
          onSubmit: () => void saveAndGoOn.onSubmit(),
          isPending: saveAndGoOn.isPending,
          takesEnter: true,
        },
      })}
      onClose={handed ? draft.finish : onClose}
    >
      {/* Values typed before the response arrives would be lost with it. */}
      <div className="contents" inert={addAndGoOn.isPending}>
        {!expense && (
          <QuickEntryField
            key={added?.id}
            ref={line}
            today={today}
            onEntry={fillByLine}
            {...(!added && handed && { start: handed.line, isFilled: draft.isRestored })}
          />
        )}
        <div className="grid grid-cols-[2fr_3fr] gap-x-4 gap-y-5 cramped:grid-cols-1 sm:grid-cols-2 sm:gap-x-5">
          <AmountField
            label={text.fieldAmount}
            typed={String(amount)}
            data-takes-focus
            {...field('amount', { onChange: leaveLine, short: faultsText.money.fieldsRequired })}
          />
          <TextField
            label={text.fieldTitle}
            placeholder={text.expenseTitleExample}
            autoComplete="off"
            {...field('title', { onChange: followTitle, short: faultsText.money.fieldsRequired })}
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={text.fieldCategory}
            options={categories}
            {...field('category', { onChange: category.choose })}
          />
          <TextField label={text.fieldSpentOn} type="date" max={dayAfter(today)} {...field('spentOn')} />
        </div>
        {mayHide(expense, memberId) && (
          <SeenFields
            seenBy={seenBy}
            partnerName={partner?.firstName ?? ''}
            today={today}
            day={field('surpriseUntil', { onChange: () => setIsSurprise(true) })}
            onChange={changeSeen}
          />
        )}
        {splitting && seenBy !== 'me' && (
          <SplitFields
            key={added?.id}
            splitting={splitting}
            typed={{ amount: String(amount), spentOn: day, paidBy, split }}
            kinds={SPLIT_KINDS}
            fields={{ paidBy: field('paidBy'), kind: field('split.kind'), payer: field('split.payer') }}
            isRecorded={expense !== undefined}
            isOwn={seenBy === 'surprise'}
            onMirror={({ kind, payer }) => {
              setValue('split.kind', kind, { shouldDirty: true });
              if (payer) fill('split.payer', payer);
            }}
          />
        )}
        <TextAreaField
          label={financesText.texts.description}
          placeholder={text.expenseDescriptionExample}
          isOptional
          rows={2}
          {...field('description')}
        />
        <ReceiptField
          imageUrl={imageUrl ?? ''}
          onChange={(address) => setValue('imageUrl', address, { shouldDirty: true })}
          onSending={setIsSendingPhoto}
        />
        {onDelete && (
          <Button variant="quiet" onClick={onDelete} className="-ml-5 justify-self-start text-danger!">
            <Trash2 aria-hidden className="size-4.5" />
            {text.deleteExpense}
          </Button>
        )}
      </div>
      <ServerError error={expense ? change.error : (add.error ?? addAndGoOn.error)} />
    </FormDialog>
  );
}

/** Returns true if the member decides who sees the expense: for a new one, and for what they recorded. */
function mayHide(expense: Expense | undefined, memberId: string): boolean {
  return expense === undefined || expense.userId === memberId;
}

/** Returns true if a surprise can be seen by both on the day, or is to be already. */
function isSurpriseOn(day: string, today: string, expense: Expense | undefined): boolean {
  return isSurpriseDay(day, today) || (day !== '' && day === expense?.surpriseUntil);
}

/** Returns true if the expense can be split between the two. An expense shared with another person keeps its split. */
function isSplit(expense: Expense | undefined, splitting: Splitting | null): boolean {
  const two = [splitting?.memberId, splitting?.partner.id];
  return expense === undefined || expense.shares.every(({ userId }) => userId !== null && two.includes(userId));
}

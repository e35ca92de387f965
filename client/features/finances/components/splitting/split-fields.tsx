import { type FormState, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import type { ExpenseInput } from '#contract/finances.ts';
import { SPLIT_KINDS } from '#contract/constants/finances.ts';
import { splittingScreensText as text } from '#messages/screens/splitting.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { shareOut } from '../../splitting-model.ts';
import type { Splitting } from '../../use-splitting.ts';
import type { ExpenseForm } from '../expenses/expense-form.ts';

interface SplitFieldsProps {
  splitting: Splitting;
  register: UseFormRegister<ExpenseForm>;
  control: Control<ExpenseForm, unknown, ExpenseInput>;
  formState: FormState<ExpenseForm>;
}

/** Who paid, how it is split, and what that comes to. */
export function SplitFields({
  splitting: { partner, memberId },
  register,
  control,
  formState,
}: SplitFieldsProps) {
  const [amount, paidBy, split] = useWatch({ control, name: ['amount', 'paidBy', 'split'] });
  const isMine = paidBy !== partner.id;
  const name = partner.firstName;
  const kind = split?.kind ?? 'equal';
  const labels = {
    equal: text.halves,
    payer: isMine ? text.onlyYou : text.only(name),
    other: isMine ? text.only(name) : text.onlyYou,
    percent: text.percent,
    amounts: text.amounts,
  };
  const payer = split && 'payer' in split ? String(split.payer) : '';
  const shares = shareOut(String(amount), { kind, payer });
  const [mine, theirs] = shares && isMine ? [shares.payers, shares.others] : [shares?.others, shares?.payers];
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.paidBy}
          options={[
            { value: memberId, label: text.you },
            { value: partner.id, label: name },
          ]}
          error={formState.errors.paidBy?.message}
          {...register('paidBy')}
        />
        <SelectField
          label={text.split}
          options={SPLIT_KINDS.map((value) => ({ value, label: labels[value] }))}
          {...register('split.kind')}
        />
      </div>
      {(kind === 'percent' || kind === 'amounts') && (
        <TextField
          label={labelOf(kind, isMine ? null : name)}
          type="number"
          min="0"
          step="0.01"
          className="figures"
          error={control.getFieldState('split.payer', formState).error?.message}
          {...register('split.payer')}
        />
      )}
      {mine !== undefined && theirs !== undefined && (
        <p role="status" className="figures -mt-2 text-caption text-ink-soft">
          {text.shares(formatMoney(mine), name, formatMoney(theirs))}
        </p>
      )}
    </div>
  );
}

function labelOf(kind: 'percent' | 'amounts', name: string | null): string {
  if (kind === 'percent') return name === null ? text.yourPercent : text.percentOf(name);
  return name === null ? text.yourAmount : text.amountOf(name);
}

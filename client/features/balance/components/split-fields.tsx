import { type ChangeEvent, useState } from 'react';
import { formatMoney } from '#client/lib/format/money.ts';
import type { FormField } from '#client/ui/form-state/fields-of.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FROM_BOTH, type SplitKind } from '#domain/expenses/facts.ts';
import { mirrorSplit, shareOut, type TypedSplit } from '#domain/expenses/split.ts';
import { privateExpenseScreensText } from '#messages/private-expenses.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { isCounted, type Splitting } from '../splitting-model.ts';

interface SplitFieldsProps {
  splitting: Splitting;
  /** Values typed so far. */
  typed: {
    amount: string;
    /** Day of the expense; absent for a recurring one. */
    spentOn?: string | undefined;
    paidBy: string | undefined;
    split: { kind: SplitKind; payer?: number | string } | undefined;
  };
  kinds: readonly SplitKind[];
  fields: Record<'paidBy' | 'kind' | 'payer', FormField>;
  /** True if the split is one that was chosen before, not the couple's default. */
  isRecorded: boolean;
  /** True if the member is the payer whatever is chosen, of what they alone see. */
  isOwn?: boolean;
  /** Sets the split that leaves each member's share as it is while the payer changes. */
  onMirror: (split: TypedSplit) => void;
}

/** Fields for the payer and the split, and the resulting shares. */
export function SplitFields({
  splitting,
  typed: { amount, spentOn, paidBy, split },
  kinds,
  fields,
  isRecorded,
  isOwn = false,
  onMirror,
}: SplitFieldsProps) {
  // The default split of a new expense is that of any payer.
  const [isChosen, setIsChosen] = useState(isRecorded);
  const { partner, memberId } = splitting;
  const isMine = isOwn || paidBy !== partner.id;
  const isFromBoth = !isOwn && paidBy === FROM_BOTH;
  const name = partner.firstName;
  const kind = split?.kind ?? 'equal';
  const labels = {
    equal: text.halves,
    payer: isMine ? text.onlyYou : text.only(name),
    other: isMine ? text.only(name) : text.onlyYou,
    percent: text.percent,
    amounts: text.amounts,
  };
  const payer = String(split?.payer ?? '');
  const shares = shareOut(amount, { kind, payer });
  const [mine, theirs] = shares && isMine ? [shares.payers, shares.others] : [shares?.others, shares?.payers];
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {!isOwn && (
          <SelectField
            label={text.paidBy}
            options={[
              { value: memberId, label: text.you },
              { value: partner.id, label: name },
              { value: FROM_BOTH, label: privateExpenseScreensText.ourMoney },
            ]}
            {...fields.paidBy}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => {
              const isTurned = paidBy !== FROM_BOTH && event.target.value !== FROM_BOTH;
              if (isChosen && isTurned) onMirror(mirrorTyped({ kind, payer }, amount));
              return fields.paidBy.onChange(event);
            }}
          />
        )}
        {!isFromBoth && (
          <SelectField
            label={text.split}
            options={kinds.map((value) => ({ value, label: labels[value] }))}
            {...fields.kind}
            onChange={(event) => {
              setIsChosen(true);
              return fields.kind.onChange(event);
            }}
          />
        )}
      </div>
      {isFromBoth && <p className="-mt-2 text-caption text-ink-soft">{privateExpenseScreensText.ourMoneyHint}</p>}
      {!isFromBoth && (kind === 'percent' || kind === 'amounts') && (
        <TextField
          label={labelOf(kind, isMine ? null : name)}
          inputMode="decimal"
          className="figures"
          {...fields.payer}
          onChange={(event) => {
            setIsChosen(true);
            return fields.payer.onChange(event);
          }}
        />
      )}
      {!isFromBoth && mine !== undefined && theirs !== undefined && (
        <p role="status" className="figures -mt-2 text-caption text-ink-soft">
          {spentOn === undefined || isCounted({ spentOn }, splitting)
            ? text.shares(formatMoney(mine), name, formatMoney(theirs))
            : text.isBeforeSplitting}
        </p>
      )}
    </div>
  );
}

function mirrorTyped({ kind, payer }: TypedSplit, amount: string): TypedSplit {
  const mirrored = mirrorSplit({ kind, value: payer }, amount);
  return { kind: mirrored.kind, payer: mirrored.value ?? '' };
}

function labelOf(kind: 'percent' | 'amounts', name: string | null): string {
  if (kind === 'percent') return name === null ? text.yourPercent : text.percentOf(name);
  return name === null ? text.yourAmount : text.amountOf(name);
}

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { SETTLEMENT_METHODS } from '#domain/balance/facts.ts';
import { type Balance, type SettlementInput as Input, SettlementInput } from '#domain/balance/schema.ts';
import type { Couple } from '#domain/couples/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { financesText, financeScreensText } from '#messages/finances.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { useCreateSettlement } from '../api.ts';
import { PayDialog } from './pay-dialog.tsx';

const methods = SETTLEMENT_METHODS.map((value) => ({ value, label: financesText.methods[value] }));

interface SettleDialogProps {
  balance: Balance;
  partner: Couple['users'][number];
  onClose: () => void;
}

/**
 * Records a payment by the member in debt. If that is this member and the partner's UPI id is known, the payment is
 * made from here first.
 */
export function SettleDialog({ balance, partner, onClose }: SettleDialogProps) {
  const [toPay, setToPay] = useState<Input | null>(null);
  const { draft, field, dialog, control } = useRecordForm({
    draftName: 'settlement',
    schema: SettlementInput,
    values: { amount: balance.amount, method: 'upi', note: '' },
    onClose,
  });
  const [amount, method] = useWatch({ control, name: ['amount', 'method'] });
  const settle = useCreateSettlement(draft.finish);
  const name = partner.firstName;
  const record = (input: Input) => settle.mutate(balance.owedBy ? { ...input, fromUserId: balance.owedBy } : input);
  const isPayer = balance.owedTo === partner.id;
  const upiId = isPayer && method === 'upi' ? balance.partnerUpiId : null;

  if (toPay && upiId)
    return (
      <PayDialog payment={toPay} upiId={upiId} partner={partner} onPaid={draft.finish} onClose={() => setToPay(null)} />
    );
  return (
    <FormDialog
      title={text.settleTitle}
      description={isPayer ? text.settleYou(name) : text.settleThey(name)}
      submitLabel={upiId ? text.pay(name) : text.record}
      {...dialog({ ...settle, mutate: upiId ? setToPay : record })}
    >
      <AmountField
        label={financeScreensText.fieldAmount}
        typed={String(amount)}
        {...field('amount', { short: faultsText.money.amountRequired })}
      />
      <SelectField
        label={text.method}
        options={methods}
        hint={isPayer && method === 'upi' && !upiId ? text.noUpiId(name) : undefined}
        {...field('method')}
      />
      <TextField label={text.note} placeholder={text.noteExample} isOptional {...field('note')} />
      <ServerError error={settle.error} />
    </FormDialog>
  );
}

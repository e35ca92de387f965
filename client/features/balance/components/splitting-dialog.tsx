import { useWatch } from 'react-hook-form';
import { usePartner } from '#client/data/partner.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { type Balance, SplittingInput } from '#domain/balance/schema.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { useChangeSplitting } from '../api.ts';

const kinds = [
  { value: 'equal', label: text.halves },
  { value: 'percent', label: text.percent },
  { value: 'payer', label: text.payersOwn },
  { value: 'other', label: text.wholly },
];

/** Settings of splitting: on or off, and the default split. */
export function SplittingDialog({ balance, onClose }: { balance: Balance; onClose: () => void }) {
  const { kind } = balance.default;
  const partner = usePartner();
  const { draft, field, dialog, control } = useRecordForm({
    draftName: 'splitting',
    schema: SplittingInput,
    values: {
      // A member who opens the dialog while splitting is off wants to turn it on.
      isOn: true,
      ...(balance.formerSince && { since: balance.isOn ? 'today' : 'former' }),
      default:
        kind === 'percent'
          ? { kind, payer: String(balance.default.payer) }
          : { kind: kind === 'amounts' ? 'equal' : kind },
    },
    onClose,
  });
  const [chosen, isOn] = useWatch({ control, name: ['default.kind', 'isOn'] });
  const change = useChangeSplitting(draft.finish);
  return (
    <FormDialog title={text.optionsTitle} description={text.optionsText} submitLabel={text.save} {...dialog(change)}>
      <SwitchField label={text.isOn} {...(partner && { hint: text.isOnHint(partner.firstName) })} {...field('isOn')} />
      {balance.formerSince && isOn && (
        <SelectField
          label={text.begins}
          options={[
            { value: 'former', label: text.asBefore(formatDate(balance.formerSince)) },
            {
              value: 'today',
              label: balance.since ? text.asNow(formatDate(balance.since)) : text.atZero,
            },
          ]}
          {...field('since')}
        />
      )}
      <SelectField label={text.defaultSplit} options={kinds} {...field('default.kind')} />
      {chosen === 'percent' && (
        <TextField label={text.payersPercent} inputMode="decimal" className="figures" {...field('default.payer')} />
      )}
      <ServerError error={change.error} />
    </FormDialog>
  );
}

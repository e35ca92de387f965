import { useWatch } from 'react-hook-form';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { usePartner } from '#client/data/partner.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
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
  const { draft, register, handleSubmit, control, formState } = useFormWithDraft({
    draftName: 'splitting',
    onClose,
    resolver: schemaResolver(SplittingInput),
    defaultValues: {
      // A member who opens the dialog while splitting is off wants to turn it on.
      isOn: true,
      ...(balance.formerSince && { since: balance.isOn ? 'today' : 'former' }),
      default:
        kind === 'percent'
          ? { kind, payer: String(balance.default.payer) }
          : { kind: kind === 'amounts' ? 'equal' : kind },
    },
  });
  const [chosen, isOn] = useWatch({ control, name: ['default.kind', 'isOn'] });
  const change = useChangeSplitting(draft.finish);
  return (
    <FormDialog
      title={text.optionsTitle}
      description={text.optionsText}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) => change.mutate(input))}
      draft={draft}
      onClose={onClose}
    >
      <SwitchField
        label={text.isOn}
        {...(partner && { hint: text.isOnHint(partner.firstName) })}
        {...register('isOn')}
      />
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
          {...register('since')}
        />
      )}
      <SelectField label={text.defaultSplit} options={kinds} {...register('default.kind')} />
      {chosen === 'percent' && (
        <TextField
          label={text.payersPercent}
          inputMode="decimal"
          className="figures"
          error={control.getFieldState('default.payer', formState).error?.message}
          {...register('default.payer')}
        />
      )}
      <ServerError error={change.error} />
    </FormDialog>
  );
}

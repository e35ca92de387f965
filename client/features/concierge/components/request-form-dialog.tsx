import { useWatch } from 'react-hook-form';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { SuggestionChips } from '#client/ui/forms/suggestion-chips.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { type ConciergeKind, WISHES_MAX_LENGTH } from '#domain/concierge/facts.ts';
import { ConciergeRequestInput } from '#domain/concierge/schema.ts';
import { conciergeScreensText as text } from '#messages/concierge.ts';
import { useSendRequest } from '../api.ts';

export function RequestFormDialog({ kind, onClose }: { kind: ConciergeKind; onClose: () => void }) {
  const { draft, field, fill, dialog, control } = useRecordForm({
    draftName: `concierge/${kind}`,
    schema: ConciergeRequestInput,
    values: { kind, occasion: '', forDate: '', budget: '', wishes: '' },
    onClose,
  });
  const [budget, wishes] = useWatch({ control, name: ['budget', 'wishes'] });
  const send = useSendRequest(draft.finish);

  return (
    <FormDialog
      title={text.formTitle[kind]}
      description={text.formText[kind]}
      submitLabel={text.send}
      {...dialog(send)}
    >
      <div className="grid grid-cols-1 gap-3">
        <TextField
          label={text.occasion}
          placeholder={text.occasionExample[kind]}
          autoComplete="off"
          {...field('occasion')}
        />
        <SuggestionChips
          label={text.suggestions}
          words={text.suggested[kind]}
          onChoose={(words) => fill('occasion', words)}
        />
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <AmountField label={text.budget} typed={String(budget)} {...field('budget')} />
        <TextField label={text.forDate} type="date" isOptional min={indiaDate(useNow())} {...field('forDate')} />
      </div>
      <TextAreaField
        label={text.wishes}
        placeholder={text.wishesExample[kind]}
        counted={{ typed: wishes, most: WISHES_MAX_LENGTH }}
        {...field('wishes')}
      />
    </FormDialog>
  );
}

import { useWatch } from 'react-hook-form';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { SuggestionChips } from '#client/ui/forms/suggestion-chips.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { type ConciergeKind, WISHES_MAX_LENGTH } from '#domain/concierge/facts.ts';
import { ConciergeRequestInput } from '#domain/concierge/schema.ts';
import { conciergeScreensText as text } from '#messages/concierge.ts';
import { useSendRequest } from '../api.ts';

export function RequestFormDialog({ kind, onClose }: { kind: ConciergeKind; onClose: () => void }) {
  const { draft, register, handleSubmit, setValue, control, formState } = useFormWithDraft({
    draftName: `concierge/${kind}`,
    onClose,
    resolver: schemaResolver(ConciergeRequestInput),
    defaultValues: { kind, occasion: '', forDate: '', budget: '', wishes: '' },
  });
  const [budget, wishes] = useWatch({ control, name: ['budget', 'wishes'] });
  const { errors } = formState;
  const send = useSendRequest(draft.finish);
  const save = handleSubmit((input) => send.mutate(input));

  return (
    <FormDialog
      title={text.formTitle[kind]}
      description={text.formText[kind]}
      submitLabel={text.send}
      onSubmit={(event) => void save(event)}
      isPending={send.isPending}
      draft={draft}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-3">
        <TextField
          label={text.occasion}
          placeholder={text.occasionExample[kind]}
          autoComplete="off"
          error={errors.occasion?.message}
          {...register('occasion')}
        />
        <SuggestionChips
          label={text.suggestions}
          words={text.suggested[kind]}
          onChoose={(words) =>
            setValue('occasion', words, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
        />
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <AmountField
          label={text.budget}
          typed={String(budget)}
          error={errors.budget?.message}
          {...register('budget')}
        />
        <TextField
          label={text.forDate}
          type="date"
          isOptional
          min={indiaDate(useNow())}
          error={errors.forDate?.message}
          {...register('forDate')}
        />
      </div>
      <TextAreaField
        label={text.wishes}
        placeholder={text.wishesExample[kind]}
        counted={{ typed: wishes, most: WISHES_MAX_LENGTH }}
        error={errors.wishes?.message}
        {...register('wishes')}
      />
    </FormDialog>
  );
}

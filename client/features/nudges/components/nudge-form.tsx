import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { NUDGE_MESSAGE_MAX_LENGTH, NUDGE_TYPES } from '#domain/nudges/facts.ts';
import { NudgeInput } from '#domain/nudges/schema.ts';
import { nudgeScreensText as text } from '#messages/nudges.ts';
import { uiText } from '#messages/ui.ts';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { SuggestionChips } from '#client/ui/forms/suggestion-chips.tsx';
import { TextAreaField } from '#client/ui/forms/text-field.tsx';
import { useSendNudge } from '../api.ts';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';

const typeOptions = NUDGE_TYPES.map((type) => ({
  value: type,
  label: `${text.emoji[type]} ${text.types[type]}`,
}));

/** Form for a nudge. Mounted only while open, so that each opening starts empty or with the draft. */
export function NudgeForm({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, control, formState, setFocus, setValue, draft } = useFormWithDraft({
    draftName: 'nudge/new',
    onClose,
    resolver: schemaResolver(NudgeInput),
    defaultValues: { message: '', nudgeType: 'sweet' as const },
  });
  const typed = useWatch({ control, name: 'message' });
  const type = useWatch({ control, name: 'nudgeType' }) ?? 'sweet';
  const send = useSendNudge(draft.finish);
  useEffect(() => setFocus('message'), [setFocus]);
  return (
    <form
      noValidate
      onSubmit={handleSubmit((nudge) => send.mutate(nudge))}
      className="appear grid gap-5 rounded-large border border-line bg-surface p-6"
    >
      <SelectField
        label={text.type}
        options={typeOptions}
        error={formState.errors.nudgeType?.message}
        {...register('nudgeType')}
      />
      <TextAreaField
        label={text.message}
        placeholder={text.messageExample}
        counted={{ typed, most: NUDGE_MESSAGE_MAX_LENGTH }}
        error={formState.errors.message?.message}
        {...register('message')}
      />
      <SuggestionChips
        label={text.suggestions}
        words={text.suggested[type]}
        onChoose={(words) => setValue('message', words, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={draft.finish}>
          {uiText.cancel}
        </Button>
        <Button type="submit" isPending={send.isPending}>
          <Send aria-hidden className="size-5" />
          {text.send}
        </Button>
      </div>
    </form>
  );
}

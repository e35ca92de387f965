import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { NUDGE_MESSAGE_MAX_LENGTH, NUDGE_TYPES, NudgeInput } from '#contract/nudges.ts';
import { nudgeScreensText as text } from '#messages/en/nudge-screens.ts';
import { uiText } from '#messages/en/ui.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { useSendNudge } from '../api.ts';

const typeOptions = NUDGE_TYPES.map((type) => ({
  value: type,
  label: `${text.emoji[type]} ${text.types[type]}`,
}));

/** The opened form. It stands while it is open, so that each opening begins anew. */
export function NudgeForm({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, control, formState, setFocus } = useForm({
    resolver: zodResolver(NudgeInput),
    defaultValues: { message: '', nudgeType: 'sweet' as const },
  });
  const typed = useWatch({ control, name: 'message' });
  const send = useSendNudge(onClose);
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
        counted={{ typed: typed.length, most: NUDGE_MESSAGE_MAX_LENGTH }}
        error={formState.errors.message?.message}
        {...register('message')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
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

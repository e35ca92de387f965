import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { nowIso } from '#client/lib/clock.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { SuggestionChips } from '#client/ui/forms/suggestion-chips.tsx';
import { TextAreaField } from '#client/ui/forms/text-field.tsx';
import { NUDGE_MESSAGE_MAX_LENGTH, NUDGE_TYPES } from '#domain/nudges/facts.ts';
import { nudgeScreensText as text } from '#messages/nudges.ts';
import { chooseReadyWords, momentOf } from '../ready-words-model.ts';
import type { NudgeForm } from '../use-nudge-form.ts';

const typeOptions = NUDGE_TYPES.map((type) => ({
  value: type,
  label: `${text.emoji[type]} ${text.types[type]}`,
}));

interface NudgeFieldsProps {
  form: NudgeForm;
  onSubmit: () => void;
}

/** Fields of a nudge: the words first, which Enter sends, then ready words and the kind. */
export function NudgeFields({ form: { field, fill, control }, onSubmit }: NudgeFieldsProps) {
  const [moment] = useState(() => momentOf(nowIso()));
  const typed = useWatch({ control, name: 'message' });
  const type = useWatch({ control, name: 'nudgeType' }) ?? 'sweet';
  return (
    <>
      <TextAreaField
        label={text.message}
        placeholder={text.messageExample}
        rows={3}
        enterKeyHint="send"
        counted={{ typed, most: NUDGE_MESSAGE_MAX_LENGTH }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          onSubmit();
        }}
        {...field('message')}
      />
      <SuggestionChips
        label={text.suggestions}
        words={chooseReadyWords(type, moment)}
        onChoose={(words) => fill('message', words)}
      />
      <SelectField label={text.type} options={typeOptions} {...field('nudgeType')} />
    </>
  );
}

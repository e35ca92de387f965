import type { ComponentProps } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { z } from 'zod';
import { SuggestionChips } from '#client/ui/forms/suggestion-chips.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { readDuration } from '#domain/dates/duration.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { formatDuration, listDurations } from '../duration-model.ts';
import type { DateForm } from '../form-model.ts';

interface DurationFieldProps {
  control: Control<z.input<typeof DateForm>, unknown, z.output<typeof DateForm>>;
  error: string | undefined;
}

const suggestions = listDurations();

/** Minutes of a date, typed freely, with the usual ones as chips. Leaving the field shows the number that counts. */
export function DurationField({ control, error }: DurationFieldProps) {
  const { field } = useController({ control, name: 'duration' });
  const typed: unknown = field.value;
  const minutes = readDuration(typed);
  const given: ComponentProps<'input'> = {
    ref: field.ref,
    name: field.name,
    value: typeof typed === 'string' || typeof typed === 'number' ? typed : '',
    onChange: field.onChange,
    onBlur: () => {
      field.onChange(minutes);
      field.onBlur();
    },
  };
  return (
    <div className="grid gap-3">
      <TextField
        label={text.fieldDuration}
        inputMode="numeric"
        autoComplete="off"
        error={error}
        hint={formatDuration(minutes)}
        className="figures"
        {...given}
      />
      <SuggestionChips
        label={text.usualDurations}
        words={suggestions.map(({ label }) => label)}
        chosen={formatDuration(minutes)}
        onChoose={(label) => field.onChange(suggestions.find((each) => each.label === label)?.minutes)}
      />
    </div>
  );
}

import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldOf } from '#client/ui/form-state/fields-of.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { type DateForm, REPEATS } from '../form-model.ts';
import { listRarely, listUsually, type RepeatChoice } from '../repeat-model.ts';

interface RepeatFieldsProps {
  control: Control<z.input<typeof DateForm>, unknown, z.output<typeof DateForm>>;
  field: FieldOf<z.input<typeof DateForm>>;
  setValue: UseFormSetValue<z.input<typeof DateForm>>;
}

/** Fields for how a new date repeats. They name the weekday and the day of the chosen date. */
export function RepeatFields({ control, field, setValue }: RepeatFieldsProps) {
  const [day, repeats, interval] = useWatch({ control, name: ['scheduledDate', 'repeats', 'interval'] });
  const rarely = listRarely(day).map(toOption);
  const choose = (value: string) => {
    const [kind, count = '1'] = value.split(' ');
    setValue('repeats', REPEATS.find((each) => each === kind) ?? 'never', { shouldDirty: true });
    setValue('interval', count, { shouldDirty: true });
  };
  return (
    <>
      <SelectField
        label={text.fieldRepeats}
        options={[
          ...listUsually(day).map(toOption),
          ...(rarely.length > 0 ? [{ label: text.repeatsRarely, options: rarely }] : []),
        ]}
        value={valueOf({ repeats: repeats ?? 'never', interval: Number(interval ?? 1) })}
        onChange={({ target }) => choose(target.value)}
      />
      {(repeats ?? 'never') !== 'never' && (
        <TextField label={text.fieldUntil} type="date" isOptional {...field('until')} />
      )}
    </>
  );
}

function toOption({ label, ...choice }: RepeatChoice) {
  return { value: valueOf(choice), label };
}

function valueOf({ repeats, interval }: Pick<RepeatChoice, 'repeats' | 'interval'>): string {
  return repeats === 'never' ? repeats : `${repeats} ${interval}`;
}

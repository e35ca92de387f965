import { type Control, type UseFormRegister, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { formatDayOfWeek } from '#client/lib/format/dates.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { SERIES_INTERVAL } from '#domain/dates/facts.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import type { DateForm, Repeats } from '../form-model.ts';
import { weekOf } from '../series-model.ts';

const intervals = Array.from({ length: SERIES_INTERVAL.max }, (_, place) => {
  const value = String(place + SERIES_INTERVAL.min);
  return { value, label: value };
});

interface RepeatFieldsProps {
  control: Control<z.input<typeof DateForm>, unknown, z.output<typeof DateForm>>;
  register: UseFormRegister<z.input<typeof DateForm>>;
  untilError: string | undefined;
}

/** Fields for how a new date repeats. They name the weekday and the day of the chosen date. */
export function RepeatFields({ control, register, untilError }: RepeatFieldsProps) {
  const [day, repeats] = useWatch({ control, name: ['scheduledDate', 'repeats'] });
  return (
    <>
      <SelectField label={text.fieldRepeats} options={listRepeats(day)} {...register('repeats')} />
      {(repeats ?? 'never') !== 'never' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label={text.fieldInterval} options={intervals} {...register('interval')} />
          <TextField label={text.fieldUntil} type="date" isOptional error={untilError} {...register('until')} />
        </div>
      )}
    </>
  );
}

function listRepeats(day: string): { value: Repeats; label: string }[] {
  const never = { value: 'never', label: text.never } as const;
  if (Number.isNaN(Date.parse(day))) return [never];
  const weekday = formatDayOfWeek(day, 'long');
  return [
    never,
    { value: 'week', label: text.byWeek(weekday) },
    { value: 'day', label: text.byDay(Number(day.slice(8))) },
    { value: 'weekday', label: text.byWeekday(weekOf(day), weekday) },
  ];
}

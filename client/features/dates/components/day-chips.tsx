import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { nowIso } from '#client/lib/clock.ts';
import { SuggestionChips } from '#client/ui/forms/suggestion-chips.tsx';
import { DATE_DEFAULTS } from '#domain/dates/facts.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import type { DateForm } from '../form-model.ts';
import { listNextDays } from '../next-days-model.ts';

interface DayChipsProps {
  control: Control<z.input<typeof DateForm>, unknown, z.output<typeof DateForm>>;
  setValue: UseFormSetValue<z.input<typeof DateForm>>;
}

/** Fills the day of a new date: this evening, with a time, or a day of the next weekend. */
export function DayChips({ control, setValue }: DayChipsProps) {
  const [day, time] = useWatch({ control, name: ['scheduledDate', 'scheduledTime'] });
  const days = listNextDays(nowIso(), time ?? DATE_DEFAULTS.scheduledTime);
  const choose = (label: string) => {
    const chosen = days.find((each) => each.label === label);
    if (!chosen) return;
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('scheduledDate', chosen.day, options);
    if (chosen.time) setValue('scheduledTime', chosen.time, options);
  };
  return (
    <SuggestionChips
      label={text.nextDays}
      words={days.map(({ label }) => label)}
      chosen={days.find((each) => each.day === day)?.label ?? null}
      onChoose={choose}
    />
  );
}

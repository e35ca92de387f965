import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { useFreeDays } from '#client/features/availability/api.ts';
import { nowIso } from '#client/lib/clock.ts';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { DATE_DEFAULTS } from '#domain/dates/facts.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { findClashes } from '../clash-model.ts';
import type { DateForm } from '../form-model.ts';
import { listDays } from '../next-days-model.ts';
import { datesRead } from '../reads.ts';

/** Number of days when both are free that are looked at, and that are offered. */
const FREE_READ = 6;
const FREE_SHOWN = 3;

interface DayChipsProps {
  control: Control<z.input<typeof DateForm>, unknown, z.output<typeof DateForm>>;
  setValue: UseFormSetValue<z.input<typeof DateForm>>;
}

/** Fills the day of a new date: an evening when both are free, this evening, or a day of the next weekend. */
export function DayChips({ control, setValue }: DayChipsProps) {
  const [day, time] = useWatch({ control, name: ['scheduledDate', 'scheduledTime'] });
  const now = nowIso();
  const { data: dates = [] } = useCopied(datesRead, null);
  const free = useFreeDays(FREE_READ, now)
    // The server's last answer knows no date that is planned without a network.
    .filter((each) => findClashes({ ...DATE_DEFAULTS, ...each, repeat: null }, dates, now).length === 0)
    .slice(0, FREE_SHOWN);
  const days = listDays(now, time ?? DATE_DEFAULTS.scheduledTime, free);
  const choose = (label: string) => {
    const chosen = days.find((each) => each.label === label);
    if (!chosen) return;
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('scheduledDate', chosen.day, options);
    if (chosen.time) setValue('scheduledTime', chosen.time, options);
    if (chosen.timezone) setValue('timezone', chosen.timezone, options);
  };
  return (
    <ChipGroup
      label={text.nextDays}
      chips={days.map(({ label }) => ({ value: label, label }))}
      value={days.find((each) => each.day === day)?.label ?? ''}
      onChange={choose}
    />
  );
}

import { useEffect } from 'react';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import { DEFAULT_PANCHANG } from '#domain/panchang/public-form.ts';
import { citiesText } from '#messages/cities.ts';
import { nameCity } from '#messages/city-name.ts';
import { panchangScreensText as text, panchangText } from '#messages/panchang.ts';
import { useDaysModel } from '../api.ts';

type ByCalendar = Pick<ImportantDate, 'calendar' | 'tithi'>;

interface TithiFieldsProps {
  /** The typed first day; not a calendar date before it is whole. */
  day: string;
  /** The first day of the edited date with its tithi, which may be one that no sunrise has. */
  known: Pick<ImportantDate, 'date' | 'tithi'> | null;
  city: string | null;
  calendar: ImportantDate['calendar'];
  error: string | undefined;
  onChange: (chosen: ByCalendar) => void;
}

/** Chooses whether a date recurs on its calendar date, or on the day with the tithi of its first day. */
export function TithiFields({ day, known, city, calendar, error, onChange }: TithiFieldsProps) {
  const days = useDaysModel(true);
  const isDay = /^(?:19|2[01])\d{2}-\d{2}-\d{2}$/.test(day);
  const found = days && isDay ? days.tithiOf(day, city) : null;
  const isKnown = known !== null && known.tithi !== null && known.date === day;
  const tithi = isKnown ? known.tithi : (found?.tithi ?? null);
  const name = isKnown && known.tithi ? panchangText.nameTithi(known.tithi, false) : (found?.name ?? null);
  const key = tithi && `${tithi.month} ${tithi.paksha} ${tithi.tithi}`;
  // Follows the day that is typed after the choice.
  useEffect(() => {
    if (calendar === 'tithi' && key !== null) onChange({ calendar, tithi });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` is the tithi, and the function is the form's
  }, [calendar, key]);
  return (
    <SelectField
      label={text.repeatsBy}
      error={error}
      hint={calendar === 'tithi' ? text.byTithiHint(nameCity(citiesText, city ?? DEFAULT_PANCHANG.city)) : undefined}
      options={[
        { value: 'gregorian', label: text.byDate },
        { value: 'tithi', label: text.byTithi(name) },
      ]}
      value={calendar}
      onChange={({ target }) =>
        onChange(target.value === 'tithi' ? { calendar: 'tithi', tithi } : { calendar: 'gregorian', tithi: null })
      }
    />
  );
}

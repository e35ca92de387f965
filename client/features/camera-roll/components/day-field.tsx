import { useId, useState } from 'react';
import { nowIso } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { controlClass, FieldError } from '#client/ui/forms/field.tsx';
import { galleryText as text } from '#messages/gallery.ts';
import { changeDay } from '../api.ts';
import type { GalleryDay } from '../model.ts';

/** Lower limit: photography is younger. */
const FIRST_DAY = '1840-01-01';

interface DayFieldProps {
  each: GalleryDay;
  /** Receives the announcement for a screen reader. */
  onMoved: (words: string) => void;
}

/**
 * Field to change the day of a group of photos. Applied on blur or Enter, because a partly typed year is not a valid
 * day.
 */
export function DayField({ each, onMoved }: DayFieldProps) {
  const { day, photos } = each;
  const id = useId();
  const [error, setError] = useState<string>();
  const today = indiaDate(nowIso());

  function take({ value, validity }: HTMLInputElement) {
    const isUnchanged = value === (day ?? '') && !validity.badInput;
    const isDay = value >= FIRST_DAY && value <= indiaDate(nowIso());
    setError(isUnchanged || isDay ? undefined : text.dayInvalid);
    if (isUnchanged || !isDay) return;
    void changeDay(each, value);
    onMoved(text.moved(photos.length, formatDate(value)));
  }

  return (
    <div className="grid gap-1.5">
      <input
        type="date"
        aria-label={day === null ? text.undatedDay : text.dayOf(formatDate(day))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        defaultValue={day ?? ''}
        min={FIRST_DAY}
        max={today}
        onBlur={({ currentTarget }) => take(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') take(currentTarget);
        }}
        className={controlClass}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

import { useId } from 'react';
import { AWAY_MINUTES, type AwayMinutes } from '#client/data/lock/pin/pin-rules.ts';
import { appLockText as text } from '#messages/app-lock.ts';

interface MinutesFieldProps {
  value: AwayMinutes;
  onChange: (minutes: AwayMinutes) => void;
}

/** Field for the minutes away after which the app locks. */
export function MinutesField({ value, onChange }: MinutesFieldProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-body font-medium">{text.time}</legend>
      {AWAY_MINUTES.map((minutes) => (
        <label key={minutes} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={minutes === value}
            onChange={() => onChange(minutes)}
            className="size-5 shrink-0 accent-accent"
          />
          {text.minutesAway(minutes)}
        </label>
      ))}
    </fieldset>
  );
}

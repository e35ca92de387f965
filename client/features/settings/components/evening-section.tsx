import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { useChangeEvening } from '#client/features/profile/couple-api.ts';
import { formatTime } from '#client/lib/format/dates.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { EVENING_TIMES } from '#domain/couples/facts.ts';
import { eveningText as text } from '#messages/daily-moment.ts';

/** The couple's hour for the evening's reminder of the day's question; renders nothing for a member alone. */
export function EveningSection() {
  const { data: couple } = useCopied(coupleRead, null);
  const change = useChangeEvening();
  if (!couple || couple.users.length < 2) return null;
  return (
    <div className="border-t border-line pt-4">
      <SelectField
        label={text.label}
        hint={text.hint}
        options={EVENING_TIMES.map((time) => ({ value: time, label: formatTime(time) }))}
        // Optimistic: shows the chosen hour at once, and reverts it after a rejection.
        value={change.isPending ? change.variables.time : couple.eveningTime}
        onChange={({ target }) => {
          const time = EVENING_TIMES.find((each) => each === target.value);
          if (time) change.mutate({ time });
        }}
      />
    </div>
  );
}

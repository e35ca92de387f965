import { clsx } from 'clsx';
import { useId } from 'react';
import { dayAfter } from '#client/lib/format/dates.ts';
import type { FormField } from '#client/ui/form-state/fields-of.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { lastSurpriseDay } from '#domain/expenses/surprise-day.ts';
import { privateExpenseScreensText as text } from '#messages/private-expenses.ts';
import { SEEN_BY, type SeenBy } from './expense-form.ts';

interface SeenFieldsProps {
  seenBy: SeenBy;
  /** Empty without a partner. */
  partnerName: string;
  today: string;
  /** The field of the day of a surprise. */
  day: FormField;
  onChange: (seenBy: SeenBy) => void;
}

/** Choice of who sees an expense, in one row, and below it the day of a surprise. */
export function SeenFields({ seenBy, partnerName, today, day, onChange }: SeenFieldsProps) {
  const id = useId();
  const isAlone = partnerName === '';
  const hints = {
    both: null,
    me: isAlone ? text.meAloneHint : text.meHint(partnerName),
    surprise: isAlone ? null : text.surpriseHint(partnerName),
  };
  const hint = hints[seenBy];
  // A surprise is for a partner of today.
  const choices = SEEN_BY.filter((each) => !isAlone || each !== 'surprise' || each === seenBy);
  return (
    <div className="grid gap-3">
      <fieldset aria-describedby={hint ? `${id}-hint` : undefined}>
        <legend className="text-caption font-medium">{text.whoSees}</legend>
        <div className="mt-1.5 grid auto-cols-fr grid-flow-col rounded-small border border-line-strong bg-surface p-1">
          {choices.map((each) => (
            <label
              key={each}
              className={clsx(
                'grid min-h-11 place-items-center rounded-small px-2 text-center font-medium transition-colors',
                'has-focus-visible:outline-2 has-focus-visible:outline-accent',
                each === seenBy ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:text-accent-ink',
              )}
            >
              <input
                type="radio"
                name={`${id}-seen`}
                value={each}
                checked={each === seenBy}
                onChange={() => onChange(each)}
                className="sr-only"
              />
              {isAlone && each === 'both' ? text.bothAlone : text[each]}
            </label>
          ))}
        </div>
      </fieldset>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-ink-soft">
          {hint}
        </p>
      )}
      {seenBy === 'surprise' && (
        <TextField label={text.surpriseDay} type="date" min={dayAfter(today)} max={lastSurpriseDay(today)} {...day} />
      )}
    </div>
  );
}

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckBox } from './check-box.tsx';
import { FieldError } from './field.tsx';

interface ChoiceFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function CheckboxField({ label, hint, error, id: givenId, ...rest }: ChoiceFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <CheckBox {...rest} id={id} {...namesOf(id, hint, error)} aria-invalid={error ? true : undefined} />
        <ChoiceLabel id={id} label={label} hint={hint} />
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

// Omits `aria-checked`, because browsers already expose the checkbox's native state.
const switchRole = { role: 'switch' };

export function SwitchField({ label, hint, error, id: givenId, ...rest }: ChoiceFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-4 py-2">
        <ChoiceLabel id={id} label={label} hint={hint} />
        <span className="relative inline-flex shrink-0">
          <input
            {...rest}
            id={id}
            {...switchRole}
            {...namesOf(id, hint, error)}
            type="checkbox"
            className="peer h-8 w-14 appearance-none rounded-full border-2 border-line-strong bg-sunk transition-colors checked:border-accent checked:bg-accent"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-1 left-1 size-6 rounded-full bg-ink-soft transition-[translate,background-color] peer-checked:translate-x-6 peer-checked:bg-on-accent"
          />
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/**
 * Returns the attributes for an accessible name from the label alone, described by hint and error. The whole label is
 * clickable.
 */
function namesOf(id: string, hint: ReactNode, error: string | undefined) {
  return {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
  };
}

function ChoiceLabel({ id, label, hint }: { id: string; label: ReactNode; hint: ReactNode }) {
  return (
    <span className="grid">
      <span id={`${id}-label`} className="text-body">
        {label}
      </span>
      {hint && (
        <span id={`${id}-hint`} className="text-caption text-ink-soft">
          {hint}
        </span>
      )}
    </span>
  );
}

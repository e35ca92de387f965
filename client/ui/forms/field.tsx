import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { uiText } from '#messages/ui.ts';

export interface FieldProps {
  label: string;
  /** Error message, announced with the field. */
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
}

export const controlClass =
  'block w-full min-h-12 rounded-small border border-line-strong bg-surface px-4 py-2.5 text-body text-ink placeholder:text-ellipsis placeholder:text-ink-faint transition-colors duration-150 hover:border-ink-soft disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-faint aria-invalid:border-danger aria-invalid:bg-danger-soft';

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, control, hint and error of a field. `children` receives the attributes that connect the control with them. */
export function Field({
  label,
  error,
  hint,
  isOptional,
  id: givenId,
  children,
}: FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = clsx(isOptional && `${id}-optional`, hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <div className="flex items-baseline gap-2">
        <label htmlFor={id} className="text-body font-medium">
          {label}
        </label>
        {isOptional && (
          // Outside the label, so that it is not part of the accessible name.
          <span id={`${id}-optional`} className="text-caption text-ink-soft">
            {uiText.optional}
          </span>
        )}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    // The live region must exist before the error; otherwise the error is not announced.
    <p id={id} aria-live="polite" className="text-caption font-medium text-danger empty:hidden">
      {error}
    </p>
  );
}

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly (SelectOption | SelectGroup)[];
  /** Shown while no option is selected. Selectable only if the field is optional. */
  placeholder?: string;
}

/** Native select with label, hint and error. */
export function SelectField({
  label,
  error,
  hint,
  isOptional,
  id,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} {...(isOptional && { isOptional })} id={id}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className={clsx(controlClass, 'appearance-none truncate pr-11', className)}>
            {placeholder !== undefined && (
              // Hidden, not disabled: browsers preselect the second entry if the first is disabled.
              <option value="" hidden={!isOptional}>
                {placeholder}
              </option>
            )}
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(option)
              ),
            )}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}

function renderOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

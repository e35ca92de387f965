import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { lengthOf } from '#domain/kernel/text/cut-text.ts';
import { fieldFaultsText } from '#messages/field-faults.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'maxLength'> {
  /**
   * Maximum length of `value` in characters. Longer input is accepted, so that pasted text is not cut, but shows an
   * error.
   */
  most?: number;
}

/**
 * One line of text, a date or a time: `type` as in HTML, with react-hook-form's `register(name)` spread into it.
 * Numbers are text with an `inputMode`, because `type="number"` drops Gujarati digits and changes with the wheel.
 */
export function TextField({
  label,
  error,
  hint,
  isOptional,
  id,
  className,
  type = 'text',
  most,
  ...rest
}: TextFieldProps) {
  const length = typeof rest.value === 'string' ? lengthOf(rest.value.trim()) : 0;
  const tooLong = most !== undefined && length > most ? fieldFaultsText.tooLong(most) : undefined;
  return (
    <Field label={label} error={error ?? tooLong} hint={hint} {...(isOptional && { isOptional })} id={id}>
      {(control) => <input type={type} {...rest} {...control} className={clsx(controlClass, className)} />}
    </Field>
  );
}

interface TextAreaFieldProps extends FieldProps, ComponentProps<'textarea'> {
  /**
   * Shows a counter of the typed and the allowed characters, as the contract counts them: by code points. Longer input is accepted,
   * so that pasted text is not cut, but is marked.
   */
  counted?: { typed: string; most: number };
}

export function TextAreaField({ label, error, hint, isOptional, id, className, counted, ...rest }: TextAreaFieldProps) {
  const typed = lengthOf(counted?.typed ?? '');
  return (
    <Field label={label} error={error} hint={hint} {...(isOptional && { isOptional })} id={id}>
      {(control) => (
        <>
          <textarea rows={4} {...rest} {...control} className={clsx(controlClass, 'resize-y', className)} />
          {counted && (
            <p
              className={clsx(
                'figures text-right text-caption',
                typed > counted.most ? 'font-semibold text-danger' : 'text-ink-soft',
              )}
            >
              {typed}/{counted.most}
            </p>
          )}
        </>
      )}
    </Field>
  );
}

import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { passwordFieldText as text } from '#messages/password-field.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';
import { iconButtonClass } from './icon-button.tsx';

/** Attributes by which the script of a public page finds the button and its labels. */
const passwordToggle = {
  'data-password-toggle': '',
  'data-show': text.show,
  'data-hide': text.hide,
};

/** Password field. It requires `autoComplete`, because a password manager is the best protection a member has. */
export function PasswordField({
  label: fieldLabel,
  error,
  hint,
  id,
  className,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setIsShown] = useState(false);
  const label = isShown ? text.hide : text.show;
  return (
    <Field label={fieldLabel} error={error} hint={hint} id={id}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(controlClass, 'pr-13', className)}
          />
          <button
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            {...passwordToggle}
            className={clsx(iconButtonClass, 'group absolute! top-0.5 right-0.5 text-ink-soft')}
          >
            <Eye aria-hidden className="size-5.5 group-aria-pressed:hidden" strokeWidth={1.9} />
            <EyeOff aria-hidden className="hidden size-5.5 group-aria-pressed:block" strokeWidth={1.9} />
          </button>
        </div>
      )}
    </Field>
  );
}

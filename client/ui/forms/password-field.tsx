import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { uiText } from '#messages/en/ui.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

/** `autoComplete` is asked for, because a password manager is the best protection a member has. */
export function PasswordField({
  label,
  error,
  hint,
  id,
  className,
  ...rest
}: FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} id={id}>
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
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? uiText.hidePassword : uiText.showPassword}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className="absolute! top-0.5 right-0.5 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}

import { TextField } from '#client/ui/forms/text-field.tsx';
import { CODE_LENGTH } from '#domain/accounts/facts.ts';
import { accountScreensText as text } from '#messages/accounts.ts';
import { resetPasswordChecks } from './form-checks.ts';

/** Field for the digits of an emailed code. The page's script drops every other character typed or pasted. */
export function CodeField() {
  return (
    <TextField
      name="otp"
      label={text.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      data-digits={CODE_LENGTH}
      {...resetPasswordChecks.otp}
      className="figures min-h-16 pl-[calc(1rem+0.4em)] text-center font-heading text-title! font-semibold tracking-[0.4em]"
    />
  );
}

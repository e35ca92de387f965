import { CODE_LENGTH } from '#contract/account-limits.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { onlyDigits } from '../model.ts';

interface CodeFieldProps {
  code: string;
  onChange: (code: string) => void;
  error?: string | undefined;
}

/** The digits of a mailed code; whatever else is typed or pasted is left out. */
export function CodeField({ code, onChange, error }: CodeFieldProps) {
  return (
    <TextField
      name="otp"
      label={text.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      value={code}
      error={error}
      onChange={(event) => onChange(onlyDigits(event.target.value, CODE_LENGTH))}
      className="figures min-h-16 pl-[calc(1rem+0.4em)] text-center font-heading text-title! font-semibold tracking-[0.4em]"
    />
  );
}

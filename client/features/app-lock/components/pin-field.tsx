import { PIN_LENGTH } from '#client/data/lock/pin/pin-rules.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { onlyDigits } from '#domain/kernel/text/digits.ts';

interface PinFieldProps {
  label: string;
  value: string;
  onChange: (pin: string) => void;
  hint?: string;
  error?: string | undefined;
}

/** Field for the app lock PIN. It is not a password field, so that password managers do not store it. */
export function PinField({ value, onChange, ...field }: PinFieldProps) {
  return (
    <TextField
      {...field}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(onlyDigits(target.value, PIN_LENGTH))}
      className="figures max-w-44 text-title tracking-[0.3em]"
    />
  );
}

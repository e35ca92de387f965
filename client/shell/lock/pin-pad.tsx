import { Delete } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { PIN_LENGTH } from '#client/data/lock/pin/pin-rules.ts';
import { onlyDigits } from '#domain/kernel/text/digits.ts';
import { appLockText as text } from '#messages/app-lock.ts';

interface PinPadProps {
  value: string;
  onChange: (pin: string) => void;
  /** Disables input while a PIN is verified, or after too many wrong ones. */
  isBusy: boolean;
  /** Id of the element that gives the reason. */
  describedBy: string;
  isWrong: boolean;
  field: RefObject<HTMLInputElement | null>;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const keyClass =
  'grid min-h-16 min-w-0 place-items-center rounded-full bg-surface text-title text-ink border border-line transition-colors hover:bg-sunk active:bg-accent-soft aria-disabled:text-ink-faint';

/** Field for a hardware keyboard, and a keypad for touch. The phone's on-screen keyboard stays closed. */
export function PinPad({ value, onChange, isBusy, describedBy, isWrong, field }: PinPadProps) {
  const id = useId();
  const type = (next: string) => {
    if (!isBusy) onChange(onlyDigits(next, PIN_LENGTH));
  };
  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => type(value + digit)}
      className={keyClass}
    >
      {digit}
    </button>
  );
  return (
    <div className="grid gap-6">
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {text.pin}
        </label>
        <input
          ref={field}
          id={id}
          type="password"
          inputMode="none"
          autoComplete="off"
          readOnly={isBusy}
          value={value}
          onChange={({ target }) => type(target.value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          // Hides the text, because the dots below show the input.
          className="absolute inset-0 rounded-small bg-transparent text-transparent caret-transparent"
        />
        <div aria-hidden className="pointer-events-none flex min-h-12 items-center justify-center gap-4">
          {Array.from({ length: PIN_LENGTH }, (_each, index) => (
            <span
              key={index}
              data-typed={index < value.length || undefined}
              className="size-4 rounded-full border-2 border-line-strong data-typed:border-accent data-typed:bg-accent"
            />
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {value !== '' && text.digitTyped(value.length, PIN_LENGTH)}
      </p>
      <div className="grid grid-cols-3 gap-3">
        {digits.map(key)}
        <span />
        {key('0')}
        <button
          type="button"
          aria-label={text.deleteDigit}
          aria-disabled={isBusy || undefined}
          onClick={() => type(value.slice(0, -1))}
          className={keyClass}
        >
          <Delete aria-hidden className="size-6" />
        </button>
      </div>
    </div>
  );
}

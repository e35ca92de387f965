import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { controlClass } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps {
  /** Accessible name and placeholder. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** Focuses the field when it appears, because the member has just opened it. */
  takesFocus?: boolean;
}

export function SearchField({ label, clearLabel, value, onChange, takesFocus = false }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // In the same task as the tap: iPhones open the keyboard only then.
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        className={clsx(controlClass, 'rounded-full! pr-12 pl-12')}
      />
      {value && (
        <IconButton
          icon={X}
          label={clearLabel}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
          className="absolute! top-1/2 right-0.5 -translate-y-1/2"
        />
      )}
    </div>
  );
}

import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { controlClass } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps {
  /** Accessible name and placeholder. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
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
        className={clsx(
          controlClass,
          'rounded-full! pr-12 pl-12 [&::-webkit-search-cancel-button]:appearance-none',
        )}
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

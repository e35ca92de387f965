import { useEffect, useRef, useState } from 'react';
import { adminText as text } from '#messages/en/admin/frame.ts';
import { SearchField } from '#client/ui/forms/search-field.tsx';

/** Milliseconds without a change before the server is asked. */
const SETTLE_MS = 250;

/** The value once it has not changed for a moment, so that not every key press is a request. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface ListSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search field of a list; the key `/` focuses it. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      frame.current?.querySelector('input')?.focus();
    }
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);
  return (
    <div ref={frame}>
      <SearchField label={label} clearLabel={text.clearSearch} value={value} onChange={onChange} />
    </div>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

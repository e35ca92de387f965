import { useEffect, useRef } from 'react';
import { SearchField } from '#client/ui/forms/search-field.tsx';
import { adminText as text } from '#messages/en/admin/shell.ts';

interface ListSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Search field of a list; the key `/` focuses it. */
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

import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { uiText } from '#messages/ui.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';

interface TagFieldProps extends FieldProps {
  /** The tags; none if absent. */
  value: readonly string[] | null | undefined;
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
}

/** Field for tags, added by a comma, Enter or leaving the field, and removed by a press (specification, section 5). */
export function TagField({ value, onChange, onBlur, label, error, hint, isOptional }: TagFieldProps) {
  const [draft, setDraft] = useState('');
  const tags = value ?? [];

  function commit(text: string) {
    setDraft('');
    const next = addTags(tags, text);
    if (next.length !== tags.length) onChange(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && draft.trim()) {
      event.preventDefault();
      commit(draft);
    } else if (event.key === 'Backspace' && !draft && tags.length > 0) {
      onChange(tags.slice(0, -1));
    }
  }

  return (
    <Field label={label} error={error} hint={hint ?? uiText.addTag} {...(isOptional && { isOptional })}>
      {(control) => (
        <>
          <input
            {...control}
            value={draft}
            enterKeyHint="done"
            className={controlClass}
            // Phone keyboards send no key event for a comma, so it is detected in the text.
            onChange={(event) =>
              event.target.value.includes(',') ? commit(event.target.value) : setDraft(event.target.value)
            }
            onKeyDown={onKeyDown}
            onBlur={() => {
              if (draft.trim()) commit(draft);
              onBlur?.();
            }}
          />
          {tags.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {tags.map((tag) => (
                <li key={tag}>
                  <button
                    type="button"
                    aria-label={uiText.removeTag(tag)}
                    onClick={() => {
                      onChange(tags.filter((other) => other !== tag));
                      // The pressed button goes with its tag.
                      document.getElementById(control.id)?.focus();
                    }}
                    className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-calm-soft px-4 text-body text-calm-ink"
                  >
                    {tag}
                    <X aria-hidden className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

/** Adds the typed text, split at commas and trimmed, without empty tags and duplicates (ignoring case). */
export function addTags(tags: readonly string[], typed: string): string[] {
  const result = [...tags];
  for (const word of typed.split(',')) {
    const tag = word.trim();
    const isKnown = result.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag && !isKnown) result.push(tag);
  }
  return result;
}

import { clsx } from 'clsx';

interface SuggestionChipsProps {
  /** Accessible name of the group. */
  label: string;
  words: readonly string[];
  /** Suggestion that the field holds; `null` if it holds another value. Absent if a press only begins a text. */
  chosen?: string | null;
  onChoose: (words: string) => void;
}

/** Suggestions that a press inserts into a field, where they can be edited. */
export function SuggestionChips({ label, words, chosen, onChoose }: SuggestionChipsProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {words.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={chosen === undefined ? undefined : each === chosen}
          onClick={() => onChoose(each)}
          className={clsx(
            'min-h-11 rounded-large border px-4 py-1 text-left font-medium transition-colors',
            each === chosen
              ? 'border-accent bg-accent-soft text-accent-ink'
              : 'border-line-strong hover:border-accent hover:text-accent-ink',
          )}
        >
          {each}
        </button>
      ))}
    </div>
  );
}

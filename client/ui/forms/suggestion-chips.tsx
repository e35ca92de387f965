interface SuggestionChipsProps {
  /** Accessible name of the group. */
  label: string;
  words: readonly string[];
  onChoose: (words: string) => void;
}

/** Suggestions that a press inserts into a field, where they can be edited. */
export function SuggestionChips({ label, words, onChoose }: SuggestionChipsProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {words.map((each) => (
        <button
          key={each}
          type="button"
          onClick={() => onChoose(each)}
          className="min-h-11 rounded-full border border-line-strong px-4 text-left font-medium transition-colors hover:border-accent hover:text-accent-ink"
        >
          {each}
        </button>
      ))}
    </div>
  );
}

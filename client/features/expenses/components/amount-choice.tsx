import { formatMoney } from '#client/lib/format/money.ts';
import { SuggestionChips } from '#client/ui/forms/suggestion-chips.tsx';
import { financeScreensText as text } from '#messages/finances.ts';
import type { QuickEntry } from '../quick-entry/entry.ts';

interface AmountChoiceProps {
  /** The expenses that a line can mean, with different amounts; empty for a line with one meaning. */
  choices: readonly QuickEntry[];
  chosen: QuickEntry | null;
  onChoose: (entry: QuickEntry) => void;
}

/** The amounts that a line can mean, to choose the right one. */
export function AmountChoice({ choices, chosen, onChoose }: AmountChoiceProps) {
  const find = (words: string) => choices.find(({ amount }) => formatMoney(amount) === words);
  return (
    <>
      {/* The live region must exist before its words; otherwise they are not announced. */}
      <p aria-live="polite" className="text-caption font-medium empty:hidden">
        {choices.length > 0 && text.quickEntryChoice}
      </p>
      {choices.length > 0 && (
        <SuggestionChips
          label={text.quickEntryChoice}
          words={choices.map(({ amount }) => formatMoney(amount))}
          chosen={chosen && formatMoney(chosen.amount)}
          onChoose={(words) => {
            const entry = find(words);
            if (entry) onChoose(entry);
          }}
        />
      )}
    </>
  );
}

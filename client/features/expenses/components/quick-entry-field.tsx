import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { financeScreensText as text } from '#messages/finances.ts';
import type { QuickEntry, Rejection } from '../quick-entry/entry.ts';
import { readEntry } from '../quick-entry/read-entry.ts';
import { AmountChoice } from './amount-choice.tsx';

interface QuickEntryFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  today: string;
  /** Called while the line is typed, with the entry read so far; `null` for a line that is not a certain expense. */
  onEntry: (entry: QuickEntry | null) => void;
  /** Line to begin with, as if it were pasted. */
  start?: string;
  /** True if the fields have what was made of that line, and may have been changed since. */
  isFilled?: boolean;
}

/** Field for one line, or a bank's message, that fills the fields below it. The text never leaves the device. */
export function QuickEntryField({ ref, today, onEntry, start = '', isFilled = false }: QuickEntryFieldProps) {
  const [line, setLine] = useState(start);
  const [refusal, setRefusal] = useState<Rejection | null>(() => readLine(start, today).rejection);
  const [chosen, setChosen] = useState<QuickEntry | null>(null);

  function read(typed: string, isPasted: boolean) {
    setLine(typed);
    setChosen(null);
    const { entry, rejection } = readLine(typed, today);
    onEntry(entry);
    // While the member is typing, the amount may not be there yet.
    setRefusal(rejection?.refusal === 'unreadable' && !isPasted ? null : rejection);
  }

  const handStart = useEffectEvent(() => {
    if (start !== '' && !isFilled) onEntry(readLine(start, today).entry);
  });
  useEffect(() => handStart(), []);

  function choose(entry: QuickEntry) {
    setChosen(entry);
    onEntry(entry);
    // Enter in the line saves; on the chip it would choose again.
    ref.current?.focus();
  }

  return (
    <div className="grid gap-2">
      <TextField
        ref={ref}
        label={text.quickEntry}
        placeholder={text.quickEntryExample}
        hint={text.quickEntryHint}
        error={refusal ? wordsOf(refusal) : undefined}
        autoComplete="off"
        enterKeyHint="done"
        value={line}
        onChange={({ target }) => read(target.value, false)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          // Only into an empty line: the field would join the lines of a message without spaces.
          if (line !== '') return;
          event.preventDefault();
          read(pasted.replaceAll(/\s+/g, ' ').trim(), true);
        }}
      />
      <AmountChoice choices={refusal?.refusal === 'choice' ? refusal.choices : []} chosen={chosen} onChoose={choose} />
    </div>
  );
}

/** Returns the words of a rejection; none for several amounts, which the member chooses from. */
function wordsOf(rejection: Rejection): string | undefined {
  if (rejection.refusal === 'choice') return undefined;
  return rejection.refusal === 'amount' ? rejection.words : text.quickEntryRefused[rejection.refusal];
}

function readLine(line: string, today: string): { entry: QuickEntry | null; rejection: Rejection | null } {
  const result = line === '' ? null : readEntry(line, today);
  return result && 'refusal' in result ? { entry: null, rejection: result } : { entry: result, rejection: null };
}

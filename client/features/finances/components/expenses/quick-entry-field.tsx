import { useState } from 'react';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import type { QuickEntry, Refusal } from '#client/lib/money-texts/quick-entry/entry.ts';
import { parseEntry } from '#client/lib/money-texts/quick-entry/parse-entry.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';

interface QuickEntryFieldProps {
  today: string;
  /** Called while the line is typed, with what it says so far. */
  onEntry: (entry: QuickEntry) => void;
}

/** One line, or the message of a bank, that fills the fields below it. Nothing of it leaves the device. */
export function QuickEntryField({ today, onEntry }: QuickEntryFieldProps) {
  const [line, setLine] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function read(typed: string, isPasted: boolean) {
    setLine(typed);
    const result = parseEntry(typed, today);
    if (!('refusal' in result)) onEntry(result);
    // Whoever still types has not come to the amount yet.
    const isOpen = !('refusal' in result) || (result.refusal === 'unreadable' && !isPasted);
    setRefusal(isOpen ? null : result.refusal);
  }

  return (
    <TextField
      label={text.quickEntry}
      placeholder={text.quickEntryExample}
      hint={text.quickEntryHint}
      error={refusal ? text.quickEntryRefused[refusal] : undefined}
      autoComplete="off"
      enterKeyHint="done"
      value={line}
      onChange={({ target }) => read(target.value, false)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        // Into an empty line alone: the field would glue the lines of a message together.
        if (line !== '') return;
        event.preventDefault();
        read(pasted.replaceAll(/\s+/g, ' ').trim(), true);
      }}
    />
  );
}

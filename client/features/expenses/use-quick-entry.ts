import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QuickEntry } from './quick-entry/entry.ts';

interface QuickEntryOptions {
  today: string;
  /** The last expense that was saved with the sheet open, after which the next one is typed. */
  added: object | undefined;
  /** Sets a field as if the member had typed it. */
  fill: (field: 'amount' | 'spentOn' | 'title', typed: string) => void;
  /** Called with the title of the line. */
  onTitle: (title: string) => void;
  focusAmount: () => void;
}

/** Fills the fields of an expense by its line, and begins the next expense there if the last one was typed so. */
export function useQuickEntry({ today, added, fill, onTitle, focusAmount }: QuickEntryOptions) {
  const line = useRef<HTMLInputElement>(null);
  // True if the line filled the fields: the next expense is typed there too.
  const [isByLine, setIsByLine] = useState(false);
  const focusNext = useEffectEvent(() => (isByLine ? line.current?.focus() : focusAmount()));
  // An effect, not the mutation's callback: the fields accept no focus until they are rendered again.
  useEffect(() => {
    if (added) focusNext();
  }, [added]);

  function fillByLine(entry: QuickEntry | null) {
    // An amount of the line as typed before must not be saved.
    if (!entry) return isByLine ? fill('amount', '') : undefined;
    setIsByLine(true);
    const { title, amount, spentOn } = entry;
    fill('amount', amount);
    fill('spentOn', spentOn ?? today);
    if (!title) return undefined;
    fill('title', title);
    return onTitle(title);
  }
  return { line, fillByLine, leaveLine: () => setIsByLine(false) };
}

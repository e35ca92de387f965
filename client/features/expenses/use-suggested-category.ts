import { useEffect, useEffectEvent, useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { DEFAULT_CATEGORY, type ExpenseCategory } from '#domain/expenses/facts.ts';
import { suggestCategory } from '#domain/expenses/suggest-category.ts';
import { expenseTitlesRead } from './reads.ts';

/** Suggests the category of a title while it is typed, until the member chooses one. */
export function useSuggestedCategory(onSuggest: (category: ExpenseCategory) => void) {
  const [hasChosen, setHasChosen] = useState(false);
  // The title whose category is wanted.
  const [typedTitle, setTypedTitle] = useState('');
  const { data: titles } = useCopied(expenseTitlesRead, null);

  /** Suggests the category that the couple last used for the title, else the one of its everyday words. */
  function suggest(title: string) {
    if (!hasChosen) onSuggest(suggestCategory(title, titles ?? []) ?? DEFAULT_CATEGORY);
  }

  const suggestTyped = useEffectEvent(() => {
    if (typedTitle) suggest(typedTitle);
  });
  // On a slow network the title is typed before the couple's earlier titles arrive.
  useEffect(() => {
    if (titles) suggestTyped();
  }, [titles]);

  function followTitle(title: string) {
    setTypedTitle(title);
    suggest(title);
  }
  function startOver() {
    setHasChosen(false);
    setTypedTitle('');
  }
  return { followTitle, choose: () => setHasChosen(true), startOver };
}

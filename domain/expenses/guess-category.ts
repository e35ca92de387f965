import { EXPENSE_CATEGORIES, type ExpenseCategory } from '#contract/constants/finances.ts';
import { foldText } from '../fold-text.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';

/** Number of words in the longest entry of the list. */
const PHRASE_WORDS = 3;
/** Case endings that Gujarati writes as part of the word: 'રિક્ષાનું'. */
const GUJARATI_ENDING = /(?:નું|ની|નો|ના|ને|માં|થી)$/u;

let categories: ReadonlyMap<string, ExpenseCategory> | undefined;

/**
 * Returns the category of a title by its everyday words, such as 'auto' or 'શાકભાજી'; `null` if it has none. A longer
 * phrase wins over a shorter one, then the first in the title.
 */
export function guessCategory(title: string): ExpenseCategory | null {
  categories ??= readWords();
  const words = wordsOf(title);
  for (let length = PHRASE_WORDS; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const found = find(categories, words.slice(start, start + length).join(' '));
      if (found) return found;
    }
  return null;
}

/** Lists the entries of the word list in the form in which titles are compared, each with its category. */
export function readWords(): ReadonlyMap<string, ExpenseCategory> {
  return new Map(
    EXPENSE_CATEGORIES.flatMap((category) =>
      (EVERYDAY_WORDS[category] ?? '').split(',').map((word) => [wordsOf(word).join(' '), category] as const),
    ),
  );
}

/** Finds a phrase as typed, in the singular, or without a Gujarati case ending. */
function find(known: ReadonlyMap<string, ExpenseCategory>, phrase: string): ExpenseCategory | undefined {
  return (
    known.get(phrase) ??
    known.get(phrase.replace(/e?s$/u, '')) ??
    known.get(phrase.replace(/s$/u, '')) ??
    known.get(phrase.replace(GUJARATI_ENDING, ''))
  );
}

/** Splits a text into words without marks and punctuation, folded as searches are. */
function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

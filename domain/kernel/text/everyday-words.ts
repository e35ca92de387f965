import { foldText } from './fold-text.ts';

/** Number of words in the longest entry of a list. */
const PHRASE_WORDS = 3;
/** Case endings that Gujarati writes as part of the word: 'રિક્ષાનું'. */
const GUJARATI_ENDING = /(?:નું|ની|નો|ના|ને|માં|થી)$/u;

/** Reads lists of words by category, separated by commas, in the form in which titles are compared. */
export function readWords<Category extends string>(
  categories: readonly Category[],
  lists: Readonly<Partial<Record<Category, string>>>,
): ReadonlyMap<string, Category> {
  return new Map(
    categories.flatMap((category) =>
      (lists[category] ?? '')
        .split(',')
        .map((word) => [wordsOf(word).join(' '), category] as const)
        // The 's' of a possessive, without its plural ending, would be found in an empty entry.
        .filter(([words]) => words !== ''),
    ),
  );
}

/**
 * Returns the category of a title by its everyday words; `null` if it has none. A longer phrase wins over a shorter one,
 * then the first in the title.
 */
export function findByWords<Category>(known: ReadonlyMap<string, Category>, title: string): Category | null {
  const words = wordsOf(title);
  for (let length = PHRASE_WORDS; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const found = find(known, words.slice(start, start + length).join(' '));
      if (found !== undefined) return found;
    }
  return null;
}

/** Finds a phrase as typed, in the singular, or without a Gujarati case ending. */
function find<Category>(known: ReadonlyMap<string, Category>, phrase: string): Category | undefined {
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

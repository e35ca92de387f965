import { DATE_DEFAULTS, type DateCategory } from '#domain/dates/facts.ts';
import { guessDateCategory } from '#domain/dates/guess-category.ts';
import type { DateEvent } from '#domain/dates/schema.ts';
import { foldText } from '#domain/kernel/text/fold-text.ts';

/** Returns the kind of a new date: the one that the couple last gave its title, else that of its everyday words. */
export function categoryOf(
  title: string,
  dates: readonly Pick<DateEvent, 'title' | 'category' | 'createdAt'>[],
): DateCategory {
  const typed = foldText(title.trim());
  const [known] = dates
    .filter((each) => foldText(each.title.trim()) === typed)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return known?.category ?? guessDateCategory(title) ?? DATE_DEFAULTS.category;
}

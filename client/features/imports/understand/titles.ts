import { roleOf } from '../read/headings.ts';
import type { Columns } from './columns.ts';
import { toTitle } from './group.ts';

/**
 * Returns the indexes of the columns that can name an expense, the chosen one first. A title is often optional beside a
 * note or a merchant.
 */
export function headingsOf(headings: readonly string[], { title, category }: Columns): number[] {
  const others = headings.flatMap((heading, column) => (roleOf(heading)?.role === 'title' ? [column] : []));
  return [...new Set([title, ...others, category].flatMap((column) => column ?? []))];
}

/** Returns a function that takes the first readable cell of the columns as the title. */
export function readableWords(columns: readonly number[]): (cells: readonly string[]) => string {
  return (cells) => {
    for (const column of columns) {
      const title = toTitle(cells[column] ?? '');
      if (/[\p{L}\p{N}\p{S}]/u.test(title)) return title;
    }
    return '';
  };
}

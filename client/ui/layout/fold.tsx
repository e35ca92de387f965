import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Number of rows that a list on a full screen shows before its fold. */
const SHOWN_ROWS = 3;

interface FoldProps {
  title: string;
  children: ReactNode;
}

/** Part of a screen that only some need: closed until its title is pressed. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 font-medium text-accent-ink [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

interface FoldedListProps {
  /** List items (`li`). */
  items: readonly ReactNode[];
  /** Title of the fold with the rows after the first three. */
  titleOf: (count: number) => string;
}

/** List with lines between its rows. The rows after the first three are in a fold. */
export function FoldedList({ items, titleOf }: FoldedListProps) {
  const rest = items.slice(SHOWN_ROWS);
  return (
    <div className="border-y border-line">
      <ul className="divide-y divide-line">{items.slice(0, SHOWN_ROWS)}</ul>
      {rest.length > 0 && (
        <div className="border-t border-line">
          <Fold title={titleOf(rest.length)}>
            <ul className="divide-y divide-line border-t border-line">{rest}</ul>
          </Fold>
        </div>
      )}
    </div>
  );
}

import { CalendarDays, CalendarHeart, ListChecks, type LucideIcon, ReceiptText } from 'lucide-react';
import type { CalendarKind } from '#contract/constants/calendar.ts';

/** Colour and icon of each kind, the same in the month and in the list of a day. */
const looks: Readonly<Record<CalendarKind, { colour: string; icon: LucideIcon }>> = {
  date: { colour: 'var(--chart-rani)', icon: CalendarHeart },
  importantDate: { colour: 'var(--chart-marigold)', icon: CalendarDays },
  bill: { colour: 'var(--chart-peacock)', icon: ReceiptText },
  listItem: { colour: 'var(--chart-indigo)', icon: ListChecks },
};

export function kindColour(kind: CalendarKind): string {
  return looks[kind].colour;
}

/** Decorative icon; the kind's name is written beside it. */
export function EntryMark({ kind }: { kind: CalendarKind }) {
  const { colour, icon: Icon } = looks[kind];
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center rounded-full"
      style={{ color: colour, backgroundColor: `color-mix(in oklab, ${colour} 14%, transparent)` }}
    >
      <Icon className="size-5" strokeWidth={1.9} />
    </span>
  );
}

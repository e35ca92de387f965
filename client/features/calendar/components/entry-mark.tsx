import { CalendarDays, CalendarHeart, ListChecks, type LucideIcon, ReceiptText } from 'lucide-react';
import { ColourMark } from '#client/ui/content/colour-mark.tsx';
import type { CalendarKind } from '#domain/calendar/facts.ts';

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
  return <ColourMark {...looks[kind]} />;
}

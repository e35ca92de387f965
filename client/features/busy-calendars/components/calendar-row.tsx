import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { BusyCalendar } from '#contract/busy-calendars.ts';
import { busyCalendarScreensText as text } from '#messages/screens/busy-calendars.ts';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { describeCalendar, describeFailure } from '../model.ts';

interface CalendarRowProps {
  calendar: BusyCalendar;
  onDelete: () => void;
}

export function CalendarRow({ calendar, onDelete }: CalendarRowProps) {
  const titleId = useId();
  return (
    <li className="flex min-h-14 items-center gap-3 py-2.5">
      <div className="grid min-w-0 flex-1">
        <span id={titleId} className="font-medium wrap-anywhere">
          {calendar.name}
        </span>
        <div aria-live="polite" className="grid text-caption wrap-anywhere text-ink-soft">
          <span>{describeCalendar(calendar)}</span>
          <span className="text-danger empty:hidden">{describeFailure(calendar)}</span>
        </div>
      </div>
      <RowActions of={titleId} className="-mr-3">
        <RowAction icon={Trash2} label={text.delete} isDangerous onClick={onDelete} />
      </RowActions>
    </li>
  );
}

import { CALENDAR_KINDS } from '#domain/calendar/facts.ts';
import { calendarScreensText as text } from '#messages/calendar.ts';
import { kindColour } from './entry-mark.tsx';

/** Names the colours of the month, for eyes alone: the rows of a day say their kind in words. */
export function MonthLegend() {
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft">
      {CALENDAR_KINDS.map((kind) => (
        <span key={kind} className="inline-flex items-center gap-1.5">
          <span className="size-2 rounded-full" style={{ backgroundColor: kindColour(kind) }} />
          {text.kinds[kind]}
        </span>
      ))}
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarClock, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { busyCalendarScreensText as text } from '#messages/busy-calendars.ts';
import { summarize } from '../model.ts';

const LazyCalendarsDialog = lazyDialog(
  async () => (await import('./calendars-dialog.tsx')).CalendarsDialog,
  () => text.title,
);

/** Opens the member's calendars, and says how many there are or could not be read. */
export function CalendarsCard() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: calendars = [] } = useQuery(api.busyCalendars.list.queryOptions());
  const { summary, isFailed } = summarize(calendars);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex min-h-16 w-full items-center gap-3 rounded-large border border-line bg-surface px-4 py-2.5 text-left transition-colors hover:bg-sunk"
      >
        <CalendarClock aria-hidden className="size-5 shrink-0 text-calm-ink" />
        <span className="grid min-w-0 grow">
          <span className="font-medium">{text.open}</span>
          {/* The sheet says it too, and on a phone it would make the row of times higher. */}
          <span
            className={clsx(
              'text-caption',
              isFailed ? 'text-danger' : 'text-ink-soft',
              calendars.length === 0 && 'max-lg:hidden',
            )}
          >
            {summary}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </button>
      {isOpen && <LazyCalendarsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { CalendarHeart, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { CalendarsCard } from '#client/features/busy-calendars/components/calendars-card.tsx';
import { formatTime, formatWeekday } from '#client/lib/format/dates.ts';
import { toLocal } from '#client/lib/format/local-time.ts';
import { Section } from '#client/ui/content/card.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { DEFAULT_AVAILABILITY } from '#domain/availability/facts.ts';
import type { FreeTime } from '#domain/availability/schema.ts';
import { availabilityScreensText as text } from '#messages/availability.ts';
import { type PlannedTime, toPlannedTime } from '../model.ts';
import { availabilityRead } from '../reads.ts';

const LazyHoursDialog = lazyDialog(
  async () => (await import('./hours-dialog.tsx')).HoursDialog,
  () => text.dialogTitle,
);

const SHOWN_TIMES = 5;

/** Shows the next times when both are free. Pressing one plans a date then. */
export function FreeTimesSection({ onPlan }: { onPlan: (plan: PlannedTime) => void }) {
  const [isChanging, setIsChanging] = useState(false);
  const partner = usePartner();
  const hours = useCopied(availabilityRead, null);
  const times = useQuery(api.availability.freeTimes.queryOptions());
  const timezone = hours.data?.timezone ?? DEFAULT_AVAILABILITY.timezone;
  return (
    <Section
      title={partner ? text.title : text.titleAlone}
      action={
        hours.data && (
          <Button variant="quiet" className="-mx-5" onClick={() => setIsChanging(true)}>
            {text.change}
          </Button>
        )
      }
    >
      <QueryState
        query={{ ...times, data: times.data?.slice(0, SHOWN_TIMES) }}
        skeleton={<ListSkeleton label={text.loading} rows={3} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={<p className="text-ink-soft">{partner ? text.empty : text.emptyAlone}</p>}
      >
        {(next) => (
          <ul className="divide-y divide-line border-y border-line">
            {next.map((time) => (
              <li key={time.startsAt}>
                <TimeButton time={time} timezone={timezone} onPress={() => onPlan(toPlannedTime(time, timezone))} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <CalendarsCard />
      {isChanging && hours.data && <LazyHoursDialog availability={hours.data} onClose={() => setIsChanging(false)} />}
    </Section>
  );
}

function TimeButton({
  time: { startsAt, endsAt },
  timezone,
  onPress,
}: {
  time: FreeTime;
  timezone: string;
  onPress: () => void;
}) {
  const start = toLocal(startsAt, timezone);
  const day = formatWeekday(start.day);
  const span = text.span(formatTime(start.time), formatTime(toLocal(endsAt, timezone).time));
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-14 w-full items-center gap-3 py-2 text-left transition-colors hover:bg-sunk"
    >
      <CalendarHeart aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <span className="grid min-w-0 grow">
        <span className="font-medium">{day}</span>
        <span className="text-caption text-ink-soft">{span}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
    </button>
  );
}

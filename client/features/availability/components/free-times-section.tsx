import { useQuery } from '@tanstack/react-query';
import { CalendarHeart, Clock } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { CalendarsCard } from '#client/features/busy-calendars/components/calendars-card.tsx';
import { formatTime, formatWeekday } from '#client/lib/format/dates.ts';
import { toLocal } from '#client/lib/format/local-time.ts';
import { Section } from '#client/ui/content/card.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
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

interface FreeTimesSectionProps {
  className?: string;
  onPlan: (plan: PlannedTime) => void;
}

/**
 * Shows the next times when both are free, in one row on a phone. Pressing one plans a date then; the last card opens the
 * member's calendars.
 */
export function FreeTimesSection({ className, onPlan }: FreeTimesSectionProps) {
  const [isChanging, setIsChanging] = useState(false);
  const partner = usePartner();
  const hours = useCopied(availabilityRead, null);
  const times = useQuery(api.availability.freeTimes.queryOptions());
  const timezone = hours.data?.timezone ?? DEFAULT_AVAILABILITY.timezone;
  // A message needs the width of a line.
  const isRow = times.isPending || (times.data?.length ?? 0) > 0;
  return (
    <Section
      title={partner ? text.title : text.titleAlone}
      {...(className && { className })}
      action={
        hours.data && (
          <Button
            variant="quiet"
            title={text.change}
            className="-mr-3 px-3! lg:-mx-5 lg:px-5!"
            onClick={() => setIsChanging(true)}
          >
            <Clock aria-hidden className="size-5 lg:hidden" />
            <span className="max-lg:sr-only cramped:not-sr-only">{text.change}</span>
          </Button>
        )
      }
    >
      <div
        className={
          isRow
            ? '-mx-5 -mt-3 -mb-1.5 flex items-start gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] md:-mx-8 md:px-8 lg:mx-0 lg:-mt-1.5 lg:grid lg:items-stretch lg:px-0'
            : 'grid gap-4'
        }
      >
        <QueryState
          query={{ ...times, data: times.data?.slice(0, SHOWN_TIMES) }}
          skeleton={<TimesSkeleton />}
          failedTitle={text.failedTitle}
          failedText={text.failedText}
          empty={<p className="text-ink-soft">{partner ? text.empty : text.emptyAlone}</p>}
        >
          {(next) => (
            <ul className="flex shrink-0 gap-2 lg:grid">
              {next.map((time) => (
                <li key={time.startsAt} className="flex lg:grid">
                  <TimeButton time={time} timezone={timezone} onPress={() => onPlan(toPlannedTime(time, timezone))} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
        <div className={isRow ? 'flex w-80 max-w-[85vw] shrink-0 lg:w-auto lg:max-w-none' : ''}>
          <CalendarsCard />
        </div>
      </div>
      {isChanging && hours.data && <LazyHoursDialog availability={hours.data} onClose={() => setIsChanging(false)} />}
    </Section>
  );
}

function TimesSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="flex gap-2 lg:grid">
        <Skeleton count={2} className="h-16 w-52 rounded-large! lg:w-full" />
      </div>
    </LoadingRegion>
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
      className="flex min-h-16 max-w-[80vw] items-center gap-3 rounded-large border border-line bg-surface px-4 py-2 text-left transition-colors hover:bg-sunk lg:max-w-none"
    >
      <CalendarHeart aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <span className="grid min-w-0 sm:whitespace-nowrap lg:whitespace-normal">
        <span className="font-medium">{day}</span>
        <span className="text-caption text-ink-soft">{span}</span>
      </span>
    </button>
  );
}

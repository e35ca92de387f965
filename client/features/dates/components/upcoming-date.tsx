import { clsx } from 'clsx';
import { ChevronDown, Clock, MapPin, Repeat } from 'lucide-react';
import { useId, useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { useMember } from '#client/data/session.ts';
import { TithiLine } from '#client/features/panchang/components/lazy-panchang-section.tsx';
import { formatTime, formatWeekday } from '#client/lib/format/dates.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { RowActions } from '#client/ui/forms/row-actions.tsx';
import type { DateEvent } from '#domain/dates/schema.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { formatDuration } from '../duration-model.ts';
import { describeAnswer, mapUrl } from '../model.ts';
import { seriesRead } from '../reads.ts';
import { describeSeries } from '../series-model.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { DateActions } from './date-actions.tsx';
import { DateTalk } from './date-talk.tsx';
import { Suggestion } from './suggestion.tsx';

interface UpcomingDateProps {
  date: DateEvent;
  /** Later dates of its series that the list shows behind it. */
  later?: readonly DateEvent[];
  partner: { firstName: string } | null;
}

export function UpcomingDate({ date, later = [], partner }: UpcomingDateProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { id: memberId } = useMember();
  const answer = describeAnswer(date, memberId, partner);
  const titleId = useId();
  const zone = Object.entries(text.timezones).find(([name]) => name === date.timezone && name !== 'Asia/Kolkata')?.[1];

  return (
    <li className="grid gap-4 py-5">
      <div className="flex items-start gap-4 cramped:flex-wrap">
        <CategoryIcon category={date.category} />
        <div className="grid min-w-0 flex-1 gap-1 cramped:basis-44">
          <h3 id={titleId} className="font-heading text-lead leading-tight font-semibold wrap-anywhere">
            {date.title}
          </h3>
          <p className="font-medium">{formatWeekday(date.scheduledDate)}</p>
          <TithiLine day={date.scheduledDate} />
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft">
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden className="size-4" />
              {[formatTime(date.scheduledTime), zone, formatDuration(date.duration)].filter(Boolean).join(' · ')}
            </span>
            {date.location && (
              <span className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere">
                <MapPin aria-hidden className="size-4 shrink-0" />
                <a
                  href={mapUrl(date.location)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={text.openMap(date.location)}
                  className="link -my-3 py-3"
                >
                  {date.location}
                </a>
              </span>
            )}
          </p>
          {date.seriesId !== null && (
            <p className="text-caption text-ink-soft">
              <SeriesLine seriesId={date.seriesId} dates={[date, ...later]} />
            </p>
          )}
          {date.description && <p className="mt-1 text-ink-soft wrap-anywhere">{date.description}</p>}
        </div>
      </div>
      {date.suggestion && (
        <div className="sm:pl-16">
          <Suggestion date={date} suggestion={date.suggestion} partnerName={partner?.firstName || null} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 sm:pl-16">
        {answer.canAnswer && !answer.isTurn ? (
          <button
            type="button"
            aria-expanded={isChanging}
            title={text.changeAnswer}
            onClick={() => setIsChanging(!isChanging)}
            className="-my-2 inline-flex min-h-11 items-center rounded-full"
          >
            <Badge tone={answer.tone}>
              {answer.label}
              <ChevronDown aria-hidden className={clsx('size-3.5', isChanging && 'rotate-180')} />
            </Badge>
            <span className="sr-only">{text.changeAnswer}</span>
          </button>
        ) : (
          <Badge tone={answer.tone}>{answer.label}</Badge>
        )}
        <PendingMark of={date.id} />
        {answer.canAnswer && (answer.isTurn || isChanging) && (
          <div className="order-last w-full">
            <AnswerButtons
              date={date}
              plannerName={partner?.firstName ?? null}
              onAnswered={() => setIsChanging(false)}
            />
          </div>
        )}
        <RowActions of={titleId} className="-my-2 -mr-3 ml-auto">
          <DateTalk date={date} />
          <DateActions date={date} />
        </RowActions>
      </div>
    </li>
  );
}

/** Says how the dates of a series repeat, once that is known. */
function SeriesLine({ seriesId, dates }: { seriesId: string; dates: readonly DateEvent[] }) {
  const { data: series } = useCopied(seriesRead, { id: seriesId });
  if (!series) return null;
  const days = dates.flatMap(({ seriesDay }) => (seriesDay === null ? [] : [seriesDay]));
  return (
    <span className="inline-flex items-center gap-1.5">
      <Repeat aria-hidden className="size-4 shrink-0" />
      {describeSeries(series, days)}
    </span>
  );
}

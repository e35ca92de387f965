import { clsx } from 'clsx';
import { CalendarPlus, CalendarRange, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { FreeTimesSection } from '#client/features/availability/components/free-times-section.tsx';
import type { PlannedTime } from '#client/features/availability/model.ts';
import { memoriesRead } from '#client/features/memories/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { paths, memoryPath } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { DayWithMark } from '#client/ui/content/day-with-mark.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { Photo } from '#client/ui/content/photo.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { iconButtonClass } from '#client/ui/forms/icon-button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { PhoneAction } from '#client/ui/layout/phone-action.tsx';
import { ChaiDrawing } from '#client/ui/pictures/drawings.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { shellText } from '#messages/shell.ts';
import { LazyDateForm } from '../components/lazy-date-sheet.tsx';
import { PastDates } from '../components/past-dates.tsx';
import { UpcomingDate } from '../components/upcoming-date.tsx';
import { splitDates } from '../model.ts';
import { datesRead } from '../reads.ts';
import { groupSeries, type DateGroup } from '../series-model.ts';

const SHOWN = 3;

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function DatePlanningScreen() {
  // `true` plans a date without a chosen time.
  const [planning, setPlanning] = useState<PlannedTime | true>();
  const dates = useCopied(datesRead, null);
  const partner = usePartner();
  const { upcoming, past } = splitDates(dates.data ?? [], useNow());
  const isEmpty = dates.data !== undefined && upcoming.length === 0;
  const plan = () => setPlanning(true);

  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
        isEmpty={isEmpty && past.length === 0}
        backTo={paths.dashboard}
        actions={
          <ButtonLink to={paths.calendar} variant="quiet" className="max-lg:hidden">
            <CalendarRange aria-hidden className="size-5" />
            {shellText.calendar}
          </ButtonLink>
        }
        phoneIcons={
          <Link
            to={paths.calendar}
            aria-label={shellText.calendar}
            title={shellText.calendar}
            className={iconButtonClass}
          >
            <CalendarRange aria-hidden className="size-5.5" strokeWidth={1.9} />
          </Link>
        }
      />
      {!isEmpty && <PhoneAction icon={CalendarPlus} label={text.plan} onPress={plan} />}
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-10">
        <FreeTimesSection onPlan={setPlanning} className="lg:col-start-2" />
        <Section
          title={text.upcoming}
          action={!isEmpty && <PlanButton onPress={plan} className="max-lg:hidden" />}
          className="content-start max-lg:gap-2! lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          <QueryState
            query={{ ...dates, data: dates.data && upcoming }}
            skeleton={<ListSkeleton label={text.loading} rows={3} />}
            failedTitle={text.failedTitle}
            failedText={text.failedText}
            empty={
              <EmptyState
                drawing={<ChaiDrawing />}
                title={text.emptyUpcoming}
                text={text.emptyUpcomingText}
                action={<PlanButton onPress={plan} />}
              />
            }
          >
            {(next) => (
              <ul className="divide-y divide-line border-y border-line">
                {groupSeries(next).map((group) => (
                  <DateGroupRows key={group.date.id} group={group} partner={partner} />
                ))}
              </ul>
            )}
          </QueryState>
        </Section>
        {/* Below the list on a phone, which would push it down when it comes. */}
        <div
          className={clsx('grid grid-cols-1 content-start gap-10 lg:col-start-2', dates.isPending && 'max-lg:hidden')}
        >
          <MemoryLane />
          {dates.data && <PastDates dates={past} />}
          <Section title={text.inspiration}>
            <p className="text-ink-soft">{text.inspirationText}</p>
            <ButtonLink to={paths.offers} variant="secondary" className="justify-self-start">
              <Ticket aria-hidden className="size-5" />
              {text.browse}
            </ButtonLink>
          </Section>
        </div>
      </div>
      {planning && (
        <LazyDateForm {...(planning !== true && { planned: planning })} onClose={() => setPlanning(undefined)} />
      )}
    </>
  );
}

function PlanButton({ onPress, className }: { onPress: () => void; className?: string }) {
  return (
    <Button onClick={onPress} className={className}>
      <CalendarPlus aria-hidden className="size-5" />
      {text.plan}
    </Button>
  );
}

/** Upcoming date, with a button that shows the later ones of its series. */
function DateGroupRows({
  group: { date, later },
  partner,
}: {
  group: DateGroup;
  partner: { firstName: string } | null;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <UpcomingDate date={date} later={later} partner={partner} />
      {later.length > 0 && (
        <li className="py-1">
          <Button variant="quiet" className="-ml-5" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? text.hideLater : text.showLater(later.length)}
          </Button>
        </li>
      )}
      {isOpen && later.map((each) => <UpcomingDate key={each.id} date={each} partner={partner} />)}
    </>
  );
}

function MemoryLane() {
  const memories = useCopied(memoriesRead, null);
  const moreCount = (memories.data?.length ?? 0) - SHOWN;
  return (
    <Section title={text.memoryLane}>
      <QueryState
        query={memories}
        skeleton={<ListSkeleton label={text.loading} rows={SHOWN} />}
        failedTitle={text.laneFailed}
        failedText={text.failedText}
        empty={<p className="text-ink-soft">{text.emptyLane}</p>}
      >
        {(list) => (
          <ul className="divide-y divide-line">
            {list.slice(0, SHOWN).map((memory) => (
              <ListRow
                key={memory.id}
                leading={<Photo src={memory.thumbnailUrl} alt="" ratio="1/1" className="w-14 shrink-0" />}
                title={memory.title}
                text={<DayWithMark day={memory.memoryDate} of={memory.id} />}
                to={memoryPath(memory.id)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {moreCount > 0 && (
        <Link to={paths.memories} className="link inline-flex min-h-11 items-center justify-self-start">
          {text.moreMemories(moreCount)}
        </Link>
      )}
    </Section>
  );
}

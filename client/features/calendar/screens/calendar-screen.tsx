import { ChevronLeft, ChevronRight, CalendarPlus } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { LazyDateForm } from '#client/features/dates/components/lazy-date-sheet.tsx';
import { useDayMarks } from '#client/features/panchang/api.ts';
import { DayTithi } from '#client/features/panchang/components/lazy-panchang-section.tsx';
import { formatMonth, formatWeekday } from '#client/lib/format/dates.ts';
import type { ShownQuery } from '#client/lib/shown-query.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { ChaiDrawing } from '#client/ui/pictures/drawings.tsx';
import type { CalendarEntry } from '#domain/calendar/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { shownRange } from '#domain/kernel/calendar.ts';
import { calendarScreensText as text } from '#messages/calendar.ts';
import { datePlanningText } from '#messages/date-screens.ts';
import { useToday } from '../api.ts';
import { EntryMark } from '../components/entry-mark.tsx';
import { MonthGrid } from '../components/month-grid.tsx';
import { MonthLegend } from '../components/month-legend.tsx';
import {
  addMonths,
  chosenDayOf,
  groupByDay,
  isShownMonth,
  MONTH_FIELD,
  monthOf,
  readMonth,
  describeOwner,
  describeTime,
  pathOf,
} from '../model.ts';
import { useMonthEntries } from '../month-api.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function CalendarScreen() {
  const today = useToday();
  const [month, showMonth] = useMonth(today);
  const [choice, setChoice] = useState<string | null>(null);
  const [planned, setPlanned] = useState<string | null>(null);
  const entries = useMonthEntries(month);
  const marks = useDayMarks(shownRange(month));
  const days = useMemo(() => groupByDay(entries.data ?? []), [entries.data]);
  const chosen = chosenDayOf(month, { choice, today });
  const titleId = useId();

  function choose(day: string) {
    setChoice(day);
    showMonth(monthOf(day));
    // A festival's day shows what it is before anything is planned.
    const hasFestival = (marks?.get(day)?.festivals.length ?? 0) > 0;
    if (entries.data && !days.has(day) && !hasFestival) setPlanned(day);
  }
  function goToToday() {
    setChoice(today);
    showMonth(monthOf(today));
  }

  return (
    <>
      <PageHeader title={text.title} lead={text.lead} backTo={paths.dashboard} />
      <div className="@container">
        <div className="grid gap-x-8 gap-y-10 lg:@[42rem]:grid-cols-[minmax(0,1fr)_16rem]">
          <section aria-labelledby={titleId} className="grid grid-cols-1 content-start gap-2">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <h2 id={titleId} aria-live="polite" className="text-title">
                {formatMonth(month)}
              </h2>
              <div className="-mr-2.5 flex flex-wrap items-center">
                <Button variant="quiet" className="cramped:-ml-5" onClick={goToToday}>
                  {text.today}
                </Button>
                <div className="flex">
                  <MonthButton icon={ChevronLeft} label={text.previous} to={addMonths(month, -1)} onMonth={showMonth} />
                  <MonthButton icon={ChevronRight} label={text.next} to={addMonths(month, 1)} onMonth={showMonth} />
                </div>
              </div>
            </div>
            <MonthGrid
              month={month}
              today={today}
              chosen={chosen}
              entries={days}
              marks={marks}
              labelledBy={titleId}
              onChoose={choose}
              onMonth={showMonth}
            />
            <MonthLegend />
          </section>
          <DaySection
            day={chosen}
            query={{ ...entries, data: entries.data && (days.get(chosen) ?? []) }}
            today={today}
            onPlan={() => setPlanned(chosen)}
          />
        </div>
      </div>
      {planned !== null && <LazyDateForm planned={{ scheduledDate: planned }} onClose={() => setPlanned(null)} />}
    </>
  );
}

interface MonthButtonProps {
  icon: typeof ChevronLeft;
  label: string;
  to: string;
  onMonth: (month: string) => void;
}

function MonthButton({ icon, label, to, onMonth }: MonthButtonProps) {
  return <IconButton icon={icon} label={label} disabled={!isShownMonth(to)} onClick={() => onMonth(to)} />;
}

/** Returns the shown month, and a function that changes it in the address. */
function useMonth(today: string): [month: string, showMonth: (month: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const month = readMonth(parameters.get(MONTH_FIELD), today);
  return [
    month,
    (next) => {
      if (next === month) return;
      setParameters({ [MONTH_FIELD]: next }, { replace: true, preventScrollReset: true });
    },
  ];
}

interface DaySectionProps {
  day: string;
  query: ShownQuery<readonly CalendarEntry[]>;
  today: string;
  /** Plans a date on the day. */
  onPlan: () => void;
}

/** Entries of the chosen day. */
function DaySection({ day, query, today, onPlan }: DaySectionProps) {
  const plan = (
    <Button onClick={onPlan} className="my-1">
      <CalendarPlus aria-hidden className="size-5" />
      {datePlanningText.plan}
    </Button>
  );
  const isEmpty = query.data?.length === 0;
  const dates = query.data?.filter(({ kind }) => kind === 'date') ?? [];
  return (
    <Section title={formatWeekday(day)} action={!isEmpty && plan} className="content-start">
      <DayTithi key={day} day={day} today={today} planned={dates.map(({ title }) => title)} />
      <QueryState
        query={query}
        skeleton={<ListSkeleton label={text.loading} rows={2} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState
            drawing={<ChaiDrawing />}
            title={text.emptyTitle}
            text={day < today ? text.emptyPastText : text.emptyText}
            action={plan}
          />
        }
      >
        {(entries) => <EntryList key={day} entries={entries} />}
      </QueryState>
    </Section>
  );
}

/** Number of entries of a day that are added at once. */
const ENTRIES_SHOWN = 50;

function EntryList({ entries }: { entries: readonly CalendarEntry[] }) {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const [count, setCount] = useState(ENTRIES_SHOWN);
  const left = entries.length - count;
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line border-y border-line">
        {entries.slice(0, count).map((entry) => (
          <ListRow
            key={`${entry.kind} ${entry.id}`}
            to={pathOf(entry)}
            leading={<EntryMark kind={entry.kind} />}
            title={entry.title}
            text={[describeTime(entry), text.kinds[entry.kind], describeOwner(entry, { memberId, partner })]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setCount(count + ENTRIES_SHOWN)}>
          {text.showMore(left)}
        </Button>
      )}
    </div>
  );
}

import { CalendarPlus } from 'lucide-react';
import type { CalendarEntry } from '#contract/calendar.ts';
import { calendarScreensText as text } from '#messages/calendar.ts';
import { datePlanningText } from '#messages/date-screens.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { formatWeekday } from '#client/lib/format/dates.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { ChaiDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState, type ShownQuery } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { describeOwner, describeTime, pathOf } from '../model.ts';
import { EntryMark } from './entry-mark.tsx';

interface DaySectionProps {
  day: string;
  query: ShownQuery<readonly CalendarEntry[]>;
  isPast: boolean;
  /** Plans a date on the day. */
  onPlan: () => void;
}

/** Entries of the chosen day. */
export function DaySection({ day, query, isPast, onPlan }: DaySectionProps) {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const plan = (
    <Button onClick={onPlan} className="my-1">
      <CalendarPlus aria-hidden className="size-5" />
      {datePlanningText.plan}
    </Button>
  );
  const isEmpty = query.data?.length === 0;
  return (
    <Section title={formatWeekday(day)} action={!isEmpty && plan} className="content-start">
      <QueryState
        query={query}
        skeleton={<ListSkeleton label={text.loading} rows={2} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState
            drawing={<ChaiDrawing />}
            title={text.emptyTitle}
            text={isPast ? text.emptyPastText : text.emptyText}
            action={plan}
          />
        }
      >
        {(entries) => (
          <ul className="divide-y divide-line border-y border-line">
            {entries.map((entry) => (
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
        )}
      </QueryState>
    </Section>
  );
}

import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { describeDaysLeft } from '#client/features/important-dates/model.ts';
import { formatWeekday } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { daysBetween } from '#domain/kernel/calendar.ts';
import { calendarScreensText as text } from '#messages/calendar.ts';
import { useDueEntries, useToday } from '../api.ts';
import { describeOwner, listDue, pathOf } from '../model.ts';

/** Bills and items of lists that are due in the next seven days; renders nothing without any. */
export function DueCard() {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const today = useToday();
  const due = listDue(useDueEntries(today).data ?? [], today);
  if (due.length === 0) return null;
  return (
    <Section
      title={text.due}
      action={
        <ButtonLink to={paths.calendar} variant="quiet" className="-mx-5">
          {text.title}
        </ButtonLink>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {due.map((entry) => {
          const { label, tone } = describeDaysLeft(daysBetween(today, entry.day));
          return (
            <ListRow
              key={`${entry.kind} ${entry.id} ${entry.day}`}
              to={pathOf(entry)}
              title={entry.title}
              text={[formatWeekday(entry.day), describeOwner(entry, { memberId, partner })].filter(Boolean).join(' · ')}
              trailing={<Badge tone={tone}>{label}</Badge>}
            />
          );
        })}
      </ul>
    </Section>
  );
}

import { useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { describeDaysLeft } from '#client/features/important-dates/model.ts';
import { allItemsRead, listsRead } from '#client/features/lists/reads.ts';
import { formatWeekday } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import type { CalendarEntry } from '#domain/calendar/schema.ts';
import { daysBetween } from '#domain/kernel/calendar.ts';
import { calendarScreensText as text } from '#messages/calendar.ts';
import { useDueEntries, useToday } from '../api.ts';
import { describeOwner, listDue, pathOf } from '../model.ts';
import { DueItem } from './due-item.tsx';

/** Bills and items of lists that are due in the next seven days; renders nothing without any. */
export function DueCard() {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const today = useToday();
  const { data: entries = [] } = useDueEntries(today);
  const { data: items = [] } = useCopied(allItemsRead, null);
  const { data: lists = [] } = useCopied(listsRead, null);
  // A ticked item stays as long as the card, so that a second tap takes the tick back.
  const [ticked, setTicked] = useState<readonly CalendarEntry[]>([]);
  const itemOf = (entry: CalendarEntry) => items.find(({ id }) => id === entry.id);
  const shown = listDue(
    entries,
    today,
    ticked.filter((entry) => itemOf(entry)?.isDone),
  );
  if (shown.length === 0) return null;
  const stay = (entry: CalendarEntry) => setTicked([...ticked.filter(({ id }) => id !== entry.id), entry]);
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
        {shown.map((entry) => {
          const { label, tone } = describeDaysLeft(daysBetween(today, entry.day));
          const key = `${entry.kind} ${entry.id} ${entry.day}`;
          const details = [formatWeekday(entry.day), describeOwner(entry, { memberId, partner })]
            .filter(Boolean)
            .join(' · ');
          const badge = <Badge tone={tone}>{label}</Badge>;
          const item = entry.kind === 'listItem' ? itemOf(entry) : undefined;
          return item ? (
            <DueItem
              key={key}
              item={item}
              listTitle={lists.find(({ id }) => id === item.listId)?.title ?? text.kinds.listItem}
              details={details}
              badge={badge}
              onTick={() => stay(entry)}
            />
          ) : (
            <ListRow key={key} to={pathOf(entry)} title={entry.title} text={details} trailing={badge} />
          );
        })}
      </ul>
    </Section>
  );
}

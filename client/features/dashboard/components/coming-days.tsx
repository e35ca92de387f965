import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { useMember } from '#client/data/session.ts';
import { describeDaysLeft } from '#client/features/important-dates/model.ts';
import { importantDatesRead } from '#client/features/important-dates/reads.ts';
import { useTithiDays } from '#client/features/panchang/api.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatWeekday, indiaDate } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { dashboardText as text } from '#messages/dashboard.ts';
import { importantDatesText } from '#messages/important-dates.ts';
import { type ComingDay, listComingDays } from '../model.ts';

/** Birthdays, the anniversary and important dates of the next days; renders nothing without any. */
export function ComingDays() {
  const { id: memberId } = useMember();
  const couple = useCopied(coupleRead, null);
  const importantDates = useCopied(importantDatesRead, null);
  const today = indiaDate(useNow());
  const { nextDayOfTithi } = useTithiDays();
  const known = { couple: couple.data, importantDates: importantDates.data, memberId, today, nextDayOfTithi };
  const days = listComingDays(known);
  if (days.length === 0) return null;
  return (
    <Section
      title={text.comingDays}
      action={
        <ButtonLink to={paths.importantDates} variant="quiet" className="-mx-5">
          {text.allImportantDates}
        </ButtonLink>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {days.map((day) => {
          const { label, tone } = describeDaysLeft(day.daysLeft);
          return (
            <ListRow
              key={day.key}
              to={day.kind === 'important' ? paths.importantDates : paths.profile}
              title={titleOf(day)}
              text={[formatWeekday(day.day), day.category && importantDatesText.categories[day.category]]
                .filter(Boolean)
                .join(' · ')}
              trailing={
                <>
                  <PendingMark of={day.key} />
                  <Badge tone={tone}>{label}</Badge>
                </>
              }
            />
          );
        })}
      </ul>
    </Section>
  );
}

function titleOf({ kind, title }: ComingDay): string {
  if (kind === 'important') return title;
  if (kind === 'anniversary') return text.anniversary;
  return kind === 'birthday' ? text.birthdayOf(title) : text.yourBirthday;
}

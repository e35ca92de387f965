import { formatShortDate } from '#client/lib/format/dates.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import type { Overview } from '#domain/insights/schema.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';
import { inDaysText } from '../../figures-model.ts';

export function UrgentBirthdays({ birthdays }: { birthdays: Overview['birthdays']['urgent'] }) {
  if (birthdays.length === 0) return <p className="text-ink-soft">{text.noBirthdays}</p>;
  return (
    <ul aria-label={text.urgent} className="divide-y divide-line">
      {birthdays.map(({ id, firstName, lastName, dateOfBirth, inDays }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-2">
          <span className="min-w-0 break-words">
            {firstName} {lastName}
            <span className="ml-2 text-caption text-ink-soft">{formatShortDate(dateOfBirth)}</span>
          </span>
          <Badge tone={inDays <= 7 ? 'warning' : 'neutral'}>{inDaysText(inDays)}</Badge>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { nowIso } from '#client/lib/clock.ts';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import type { DateEvent } from '#domain/dates/schema.ts';
import { dateStatesText as text } from '#messages/date-states.ts';
import { describeAnswer } from '../model.ts';
import { formatInstead, formatSoon } from '../soon-model.ts';
import { CategoryIcon } from './category-icon.tsx';

/** Compact card of an upcoming date; below it what the member is asked, if anything. */
export function NextDateCard({ date, children }: { date: DateEvent; children?: ReactNode }) {
  const { id: memberId } = useMember();
  const partner = usePartner();
  // The list around the card renders it again each minute.
  const now = nowIso();
  const answer = describeAnswer(date, memberId, partner);
  const badge = <Badge tone={answer.tone}>{answer.label}</Badge>;
  return (
    <div className="grid grid-cols-1 gap-3 py-3">
      <Link
        to={paths.datePlanning}
        className="-mx-3 flex items-center gap-x-4 gap-y-2 rounded-small px-3 transition-colors hover:bg-sunk cramped:flex-wrap"
      >
        {/* A row in a list has the icon that the others have; a card with buttons needs the width for its title. */}
        <CategoryIcon category={date.category} className={children ? '@max-sm:hidden' : '@max-2xs:hidden'} />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 cramped:basis-36">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-heading text-lead leading-tight font-semibold wrap-anywhere">{date.title}</span>
            {answer.isTurn && badge}
          </span>
          <span className="text-caption wrap-anywhere text-ink-soft">
            {[formatSoon(date, date.timezone, now), date.location].filter(Boolean).join(' · ')}
          </span>
          {date.suggestion && date.userId !== memberId && (
            <span className="text-caption wrap-anywhere">
              {text.suggestedByYou(formatInstead(date, date.suggestion, now))}
            </span>
          )}
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
            {!answer.isTurn && badge}
            <PendingMark of={date.id} />
          </span>
        </span>
      </Link>
      {children}
    </div>
  );
}

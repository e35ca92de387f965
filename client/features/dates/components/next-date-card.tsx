import { Link } from 'react-router';
import type { DateEvent } from '#domain/dates/schema.ts';
import { formatTime, formatWeekday } from '#client/lib/format/dates.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { Badge } from '#client/ui/content/badge.tsx';
import { describeAnswer } from '../model.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { Suggestion } from './suggestion.tsx';

/** Compact card of an upcoming date, with the buttons to answer it if the member is asked. */
export function NextDateCard({ date }: { date: DateEvent }) {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const answer = describeAnswer(date, memberId, partner);
  const badge = <Badge tone={answer.tone}>{answer.label}</Badge>;
  return (
    <div className="grid grid-cols-1 gap-3 py-3">
      <Link
        to={paths.datePlanning}
        className="-mx-3 flex items-center gap-x-4 gap-y-2 rounded-small px-3 transition-colors hover:bg-sunk cramped:flex-wrap"
      >
        <CategoryIcon category={date.category} className={answer.isTurn ? '@max-sm:hidden' : '@max-2xs:hidden'} />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 cramped:basis-36">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-heading text-lead leading-tight font-semibold wrap-anywhere">{date.title}</span>
            {answer.isTurn && badge}
          </span>
          <span className="text-caption wrap-anywhere text-ink-soft">
            {[formatWeekday(date.scheduledDate), formatTime(date.scheduledTime), date.location]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
            {!answer.isTurn && badge}
            <PendingMark of={date.id} />
          </span>
        </span>
      </Link>
      {answer.canAnswer && answer.isTurn && <AnswerButtons date={date} plannerName={partner?.firstName ?? null} />}
      {date.suggestion && (
        <Suggestion date={date} suggestion={date.suggestion} partnerName={partner?.firstName || null} />
      )}
    </div>
  );
}

import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import type { DateEvent } from '#domain/dates/schema.ts';
import { describeAnswer } from '../model.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { NextDateCard } from './next-date-card.tsx';
import { Suggestion } from './suggestion.tsx';

/** A date that awaits the member: the buttons to answer it, or to decide about another time. */
export function AskedDateCard({ date }: { date: DateEvent }) {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const { canAnswer, isTurn } = describeAnswer(date, memberId, partner);
  return (
    <NextDateCard date={date}>
      {canAnswer && isTurn && <AnswerButtons date={date} plannerName={partner?.firstName ?? null} />}
      {date.suggestion && (
        <Suggestion date={date} suggestion={date.suggestion} partnerName={partner?.firstName || null} isFlat />
      )}
    </NextDateCard>
  );
}

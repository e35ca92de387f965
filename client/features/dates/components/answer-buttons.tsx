import { CalendarClock, Check, CircleHelp, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import type { PartnerAnswer, SeriesScope } from '#domain/dates/facts.ts';
import type { DateEvent } from '#domain/dates/schema.ts';
import { dateAnswersText } from '#messages/date-answers.ts';
import { useRespondToDate } from '../answers-api.ts';
import { LazyScopeDialog, LazySuggestTime } from './lazy-answer-dialogs.tsx';

/** Classes that put the icon above the label where four buttons would not fit in a row. */
const NARROW =
  '@max-xl:flex-col @max-xl:gap-0.5 @max-xl:rounded-small @max-xl:px-1.5 @max-xl:text-caption cramped:flex-row';

const answers = [
  { status: 'accepted', label: dateAnswersText.accept, icon: Check, variant: 'primary' },
  { status: 'maybe', label: dateAnswersText.maybe, icon: CircleHelp, variant: 'secondary' },
  { status: 'rejected', label: dateAnswersText.decline, icon: X, variant: 'quiet' },
] as const satisfies readonly { status: PartnerAnswer; label: string; icon: typeof X; variant: string }[];

interface AnswerButtonsProps {
  date: DateEvent;
  /** Name of the planner, who could accept another time; `null` without a planner. */
  plannerName: string | null;
  onAnswered?: () => void;
}

/** Accept, Maybe, Decline, or another time. */
export function AnswerButtons({ date, plannerName, onAnswered }: AnswerButtonsProps) {
  const [isSuggesting, setIsSuggesting] = useState(false);
  const [chosen, setChosen] = useState<PartnerAnswer>();
  const answer = useRespondToDate();
  const send = (status: PartnerAnswer, scope?: SeriesScope) =>
    answer.mutate(
      { id: date.id, status, ...(scope && { scope }) },
      {
        ...(onAnswered && { onSuccess: onAnswered }),
        onSettled: () => setChosen(undefined),
      },
    );
  const canSuggest = plannerName !== null && date.userId !== null;
  return (
    <div data-awaits-answer="" className="@container min-w-0">
      <div className="flex flex-wrap gap-2 @max-xl:grid @max-xl:grid-flow-col cramped:grid-flow-row">
        {answers.map(({ status, label, icon: Icon, variant }) => (
          <Button
            key={status}
            variant={variant}
            className={NARROW}
            isPending={answer.isPending && answer.variables.status === status}
            onClick={() => (date.seriesId === null ? send(status) : setChosen(status))}
          >
            <Icon aria-hidden className="size-5" strokeWidth={2.2} />
            {label}
          </Button>
        ))}
        {canSuggest && (
          <Button variant="quiet" className={NARROW} onClick={() => setIsSuggesting(true)}>
            <CalendarClock aria-hidden className="size-5" />
            {dateAnswersText.suggestOther}
          </Button>
        )}
      </div>
      {chosen && (
        <LazyScopeDialog
          act="respond"
          title={date.title}
          isPending={answer.isPending}
          onChoose={(scope) => send(chosen, scope)}
          onClose={() => setChosen(undefined)}
        />
      )}
      {isSuggesting && plannerName !== null && (
        <LazySuggestTime date={date} plannerName={plannerName} onClose={() => setIsSuggesting(false)} />
      )}
    </div>
  );
}

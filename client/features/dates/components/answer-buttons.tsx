import { Check, CircleHelp, X } from 'lucide-react';
import { useState } from 'react';
import type { DateEvent, PartnerAnswer } from '#contract/dates.ts';
import { datePlanningText as text } from '#messages/en/date-planning.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { useAnswerDate } from '../api.ts';

const answers = [
  { status: 'accepted', label: text.accept, icon: Check, variant: 'primary' },
  { status: 'maybe', label: text.maybe, icon: CircleHelp, variant: 'secondary' },
  { status: 'rejected', label: text.decline, icon: X, variant: 'quiet' },
] as const satisfies readonly { status: PartnerAnswer; label: string; icon: typeof X; variant: string }[];

/** Accept, Maybe and Decline while the date is open; once answered, the way to change the answer. */
export function AnswerButtons({ date }: { date: DateEvent }) {
  const [isChanging, setIsChanging] = useState(false);
  const answer = useAnswerDate();
  if (date.partnerResponse !== 'pending' && !isChanging) {
    return (
      <Button variant="quiet" onClick={() => setIsChanging(true)}>
        {text.changeAnswer}
      </Button>
    );
  }
  return (
    <div className="grid w-full grid-cols-3 gap-2 sm:flex sm:w-auto">
      {answers.map(({ status, label, icon: Icon, variant }) => (
        <Button
          key={status}
          variant={variant}
          className="max-sm:px-2"
          isPending={answer.isPending && answer.variables.status === status}
          onClick={() => answer.mutate({ id: date.id, status }, { onSuccess: () => setIsChanging(false) })}
        >
          <Icon aria-hidden className="size-5" strokeWidth={2.2} />
          {label}
        </Button>
      ))}
    </div>
  );
}

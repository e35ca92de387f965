import { clsx } from 'clsx';
import { CalendarClock, Check, Undo2 } from 'lucide-react';
import { useMember } from '#client/data/session.ts';
import { nowIso } from '#client/lib/clock.ts';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { DateEvent } from '#domain/dates/schema.ts';
import { dateAnswersText as text } from '#messages/date-answers.ts';
import { dateStatesText } from '#messages/date-states.ts';
import { useAcceptSuggestion, useDropSuggestion } from '../answers-api.ts';
import { formatInstead } from '../soon-model.ts';

interface SuggestionProps {
  date: DateEvent;
  suggestion: NonNullable<DateEvent['suggestion']>;
  partnerName: string | null;
  /** Without a ground of its own, on a card of the same colour. */
  isFlat?: boolean;
}

/** Shows the partner's suggested time, for the planner to accept; the partner can withdraw it. */
export function Suggestion({ date, suggestion, partnerName, isFlat = false }: SuggestionProps) {
  const isPlanner = date.userId === useMember().id;
  const accept = useAcceptSuggestion();
  const drop = useDropSuggestion(isPlanner);
  return (
    <div className={clsx('grid gap-3 text-festive-ink', !isFlat && 'rounded-small bg-festive-soft p-4')}>
      <p className="flex gap-3">
        <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          <FilledText
            text={isPlanner ? text.suggestedBy(partnerName, '{moment}') : dateStatesText.suggestedByYou('{moment}')}
            parts={{ moment: <span className="font-semibold">{formatInstead(date, suggestion, nowIso())}</span> }}
          />
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {isPlanner && (
          <Button isPending={accept.isPending} onClick={() => accept.mutate({ id: date.id })}>
            <Check aria-hidden className="size-5" strokeWidth={2.2} />
            {text.acceptSuggestion}
          </Button>
        )}
        <Button variant="secondary" isPending={drop.isPending} onClick={() => drop.mutate({ id: date.id })}>
          {!isPlanner && <Undo2 aria-hidden className="size-5" />}
          {isPlanner ? text.keepTime : text.withdraw}
        </Button>
      </div>
    </div>
  );
}

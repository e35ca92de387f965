import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, ChevronRight, HeartHandshake, X } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { LazyInviteSheet } from '#client/features/profile/components/lazy-invite-sheet.tsx';
import { paths } from '#client/paths.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { FirstStep } from '#domain/first-steps/schema.ts';
import { dashboardText as text } from '#messages/dashboard.ts';
import { firstStepsText } from '#messages/first-steps.ts';
import { uiText } from '#messages/ui.ts';
import { stepsLeft } from '../beginning-model.ts';
import { LazyAddSheet } from './lazy-add-sheet.tsx';

const rowClass = 'flex min-h-11 w-full items-center gap-3 text-left';
const openRowClass = `${rowClass} -mx-2 w-[calc(100%+1rem)] rounded-small px-2 font-medium transition-colors hover:bg-sunk`;

/**
 * First steps of a new member; renders nothing once it was dismissed. Home shows it only if a step was left in this visit,
 * so it says that all are done, until it is closed or left. Inviting comes first until there is a partner.
 */
export function FirstStepsCard() {
  const [isInviting, setIsInviting] = useState(false);
  const [added, setAdded] = useState<AddedStep | null>(null);
  const { data } = useQuery(api.firstSteps.get.queryOptions());
  const putAway = useMutation(
    api.firstSteps.putAway.mutationOptions(
      mutationToasts({
        failure: { title: firstStepsText.stepsFailed, description: firstStepsText.stepsFailedText },
        signedOut: 'silent',
      }),
    ),
  );
  const [isClosed, setIsClosed] = useState(false);
  if (!data || data.isPutAway) return null;
  if (stepsLeft(data) === 0) return !isClosed && <StepsComplete onClose={() => setIsClosed(true)} />;
  const { steps } = data;
  const invite = () => setIsInviting(true);
  return (
    <section
      aria-labelledby="first-steps"
      className="grid gap-3 rounded-large border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="grid">
          <h2 id="first-steps" className="text-title">
            {firstStepsText.stepsTitle}
          </h2>
          <p className="figures text-caption text-ink-soft">
            {firstStepsText.stepsDone(steps.length - stepsLeft(data), steps.length)}
          </p>
        </div>
        <IconButton
          icon={X}
          label={firstStepsText.stepsPutAway}
          onClick={() => putAway.mutate(undefined)}
          className="-mt-1.5 -mr-2.5"
        />
      </div>
      {steps.some(({ name, isDone }) => name === 'invite' && !isDone) && (
        <Button size="large" onClick={invite} className="w-full sm:w-auto sm:justify-self-start">
          <HeartHandshake aria-hidden className="size-6" />
          {text.invitePartner}
        </Button>
      )}
      <ol className="grid">
        {steps.map(({ name, isDone }) => (
          <li key={name}>
            <Step name={name} isDone={isDone} onInvite={invite} onAdd={setAdded} />
          </li>
        ))}
      </ol>
      {isInviting && <LazyInviteSheet onClose={() => setIsInviting(false)} />}
      {added && <LazyAddSheet start={added} onClose={() => setAdded(null)} />}
    </section>
  );
}

/** Says that all first steps are done, before the card goes. */
function StepsComplete({ onClose }: { onClose: () => void }) {
  return (
    <section
      role="status"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 rounded-large border border-line bg-surface p-5 sm:p-6"
    >
      <Mark className="size-12" />
      <div className="grid">
        <h2 className="text-title">{firstStepsText.stepsComplete}</h2>
        <p className="text-ink-soft">{firstStepsText.stepsCompleteText}</p>
      </div>
      <IconButton icon={X} label={uiText.close} onClick={onClose} className="-mr-2.5 self-start" />
    </section>
  );
}

/** Steps that open a form. */
type AddedStep = Exclude<FirstStep, 'verify' | 'invite'>;

interface StepProps {
  name: FirstStep;
  isDone: boolean;
  onInvite: () => void;
  onAdd: (name: AddedStep) => void;
}

function Step({ name, isDone, onInvite, onAdd }: StepProps) {
  const content = (
    <>
      <span
        className={`grid size-6 shrink-0 place-items-center rounded-full ${isDone ? 'bg-positive-soft text-positive' : 'border-2 border-line-strong'}`}
      >
        {isDone && <Check aria-hidden className="size-4" strokeWidth={3} />}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{firstStepsText.steps[name]}</span>
      {isDone ? (
        <span className="sr-only">{firstStepsText.stepDone}</span>
      ) : (
        <ChevronRight aria-hidden className="size-5 text-ink-faint" />
      )}
    </>
  );
  if (isDone) return <p className={`${rowClass} text-ink-soft`}>{content}</p>;
  // Public page, which the browser loads.
  if (name === 'verify') {
    return (
      <a href={paths.verifyEmail} className={openRowClass}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" onClick={name === 'invite' ? onInvite : () => onAdd(name)} className={openRowClass}>
      {content}
    </button>
  );
}

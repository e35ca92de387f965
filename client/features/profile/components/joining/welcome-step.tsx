import { type ReactNode, type SubmitEventHandler, useId } from 'react';
import { joiningText as text } from '#messages/screens/joining.ts';
import { Button } from '#client/ui/forms/button.tsx';

interface WelcomeStepProps {
  question: string;
  children: ReactNode;
  isPending: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onSkip: () => void;
}

/** One question of the welcome, which can be skipped. */
export function WelcomeStep({ question, children, isPending, onSubmit, onSkip }: WelcomeStepProps) {
  const titleId = useId();
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={onSubmit}
      className="appear grid w-full gap-4 rounded-large bg-surface p-5 text-left"
    >
      <h2 id={titleId} className="text-title">
        {question}
      </h2>
      {children}
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" onClick={onSkip}>
          {text.skip}
        </Button>
        <Button type="submit" isPending={isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

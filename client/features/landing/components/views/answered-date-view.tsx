import { Check } from 'lucide-react';
import { landingText } from '#messages/screens/landing.ts';
import { DateView } from './date-view.tsx';

export function AnsweredDateView() {
  return (
    <div className="relative mx-auto w-full max-w-sm pb-12">
      <div className="-rotate-1 shadow-lift">
        <DateView />
      </div>
      <p className="absolute right-2 bottom-2 flex rotate-2 items-center gap-2 rounded-full bg-positive-soft py-2 pr-5 pl-2 font-semibold text-positive shadow-lift">
        <span className="grid size-8 place-items-center rounded-full bg-positive text-surface">
          <Check aria-hidden className="size-5" strokeWidth={3} />
        </span>
        {landingText.exampleAccepted}
      </p>
    </div>
  );
}

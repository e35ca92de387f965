import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { nudgeScreensText as text } from '#messages/en/nudge-screens.ts';
import { api } from '../../../lib/api.ts';
import { usePartner } from '../../../lib/partner.ts';
import { paths } from '../../../paths.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';

// The form brings the contract's checks along, which is more than the rest of the screen.
const NudgeForm = lazy(async () => ({ default: (await import('./nudge-form.tsx')).NudgeForm }));

/** The button that opens the form. Without a partner it says what is missing. */
export function NudgeComposer() {
  const [isOpen, setIsOpen] = useState(false);
  const { isSuccess } = useQuery(api.couples.current.queryOptions());
  const partner = usePartner();
  const isAlone = isSuccess && !partner;
  return (
    <div className="grid gap-4">
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-96 rounded-large!" />}>
          <NudgeForm onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : (
        <Button size="large" onClick={() => setIsOpen(true)} className="w-full">
          <HeartHandshake aria-hidden className="size-6" />
          {text.open}
        </Button>
      )}
      {isAlone && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-small bg-sunk px-5 py-3">
          <p className="text-ink-soft">{text.alone}</p>
          <ButtonLink to={paths.profile} variant="quiet" className="-mr-3">
            {text.invite}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { nudgeScreensText as text } from '#messages/en/nudge-screens.ts';
import { api } from '../../../lib/api.ts';
import { usePartner } from '../../../lib/partner.ts';
import { paths } from '../../../paths.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/forms/button.tsx';

// The form brings the contract's checks along, which is more than the rest of the screen.
const NudgeForm = lazy(async () => ({ default: (await import('./nudge-form.tsx')).NudgeForm }));

/** The button that opens the form. Without a partner it says what is missing. */
export function NudgeComposer() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: couple } = useQuery(api.couples.current.queryOptions());
  const partner = usePartner();
  const isAlone = couple !== undefined && !partner;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
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
        <div className="grid rounded-small bg-sunk px-5 pt-4 pb-2">
          <p className="text-ink-soft">{text.alone}</p>
          <Link to={paths.profile} className="link inline-flex min-h-11 items-center">
            {text.invite}
          </Link>
        </div>
      )}
    </div>
  );
}

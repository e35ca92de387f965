import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { nudgeScreensText as text } from '#messages/screens/nudges.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { usePartner } from '#client/data/partner.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { LazyInviteSheet } from '#client/features/profile/components/lazy-invite-sheet.tsx';

// The form loads the contract's schemas, which are larger than the rest of the screen.
const NudgeForm = lazyNamed(
  async () => (await import('./nudge-form.tsx')).NudgeForm,
  <Skeleton className="h-96 rounded-large!" />,
);

/** Button that opens the form; without a partner, a hint to invite one. */
export function NudgeComposer() {
  const [isOpen, setIsOpen] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const { data: couple } = useRead(api.couples.current.queryOptions());
  const partner = usePartner();
  const isAlone = couple !== undefined && !partner;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {isOpen ? (
        <NudgeForm onClose={() => setIsOpen(false)} />
      ) : (
        <Button size="large" onClick={() => setIsOpen(true)} className="w-full">
          <HeartHandshake aria-hidden className="size-6" />
          {text.open}
        </Button>
      )}
      {isAlone && (
        <div className="grid rounded-small bg-sunk px-5 pt-4 pb-2">
          <p className="text-ink-soft">{text.alone}</p>
          <button
            type="button"
            onClick={() => setIsInviting(true)}
            className="link min-h-11 justify-self-start"
          >
            {text.invite}
          </button>
          {isInviting && <LazyInviteSheet onClose={() => setIsInviting(false)} />}
        </div>
      )}
    </div>
  );
}

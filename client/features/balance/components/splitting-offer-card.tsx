import { useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { balanceRead } from '../reads.ts';
import { LazySplittingDialog } from './lazy-dialogs.tsx';

/** Offers to keep a balance to a couple without one. */
export function SplittingOffer() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: balance } = useCopied(balanceRead, null);
  if (!usePartner() || !balance || balance.isOn) return null;
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
      <div className="min-w-60 flex-1">
        <h2 className="font-heading text-lead font-semibold">{text.offerTitle}</h2>
        <p className="text-ink-soft">{text.offerText}</p>
      </div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {text.turnOn}
      </Button>
      {isOpen && <LazySplittingDialog balance={balance} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { BellRing } from 'lucide-react';
import { bellText as text } from '#messages/en/bell.ts';
import { useMember } from '../../../lib/session.ts';
import {
  dropForeignSubscription,
  isPushSupported,
  readSubscription,
  subscribeToPush,
} from '../../../lib/worker/push.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { useBottomRoom } from '../../../ui/layout/use-bottom-room.ts';
import { OFFER_SEEN_KEY, offerDelayMs } from '../push-model.ts';

/** Offers notifications, some seconds after the load. Either answer is the last time that it asks. */
export function PushOffer() {
  const { id } = useMember();
  const [isShown, setIsShown] = useState(false);
  const card = useRef<HTMLElement>(null);
  useBottomRoom(card, isShown);

  useEffect(() => {
    if (!isPushSupported()) return;
    let isGone = false;
    async function offer() {
      await dropForeignSubscription(id);
      const isWelcome = localStorage.getItem(OFFER_SEEN_KEY) === null && !(await readSubscription());
      if (!isGone) setIsShown(isWelcome);
    }
    const timer = setTimeout(() => void offer().catch(logFailure), offerDelayMs(performance.now()));
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id]);

  function close() {
    setIsShown(false);
    localStorage.setItem(OFFER_SEEN_KEY, 'true');
  }

  if (!isShown) return null;
  return (
    <section
      ref={card}
      aria-label={text.offerTitle}
      className="sheet-in fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-31 mx-auto grid max-w-md gap-4 rounded-large border border-line bg-raised p-5 shadow-lift lg:right-6 lg:bottom-6 lg:mr-0"
    >
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <BellRing aria-hidden className="size-6" strokeWidth={1.9} />
        </span>
        <div className="grid gap-1">
          <p className="font-heading text-lead leading-tight font-semibold">{text.offerTitle}</p>
          <p className="text-caption text-ink-soft">{text.offerText}</p>
        </div>
      </div>
      <div className="flex gap-3">
        <Button
          className="flex-1"
          onClick={() => {
            close();
            subscribeToPush(id).catch(logFailure);
          }}
        >
          {text.enable}
        </Button>
        <Button variant="quiet" onClick={close}>
          {text.notNow}
        </Button>
      </div>
    </section>
  );
}

// The specification has these failures logged only: nobody is kept from anything.
function logFailure(error: unknown) {
  console.warn(error instanceof Error ? error.message : error);
}

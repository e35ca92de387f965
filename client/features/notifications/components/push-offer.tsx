import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import {
  dropForeignSubscription,
  isPushSupported,
  readSubscription,
  renewSubscription,
  subscribeToPush,
} from '#client/data/worker/push.ts';
import { afterPress } from '#client/lib/run-after.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { useBottomRoom } from '#client/ui/layout/bottom-room.ts';
import { bellText as text } from '#messages/notifications.ts';
import { OFFER_SEEN_KEY, offerDelayMs } from '../push-model.ts';

/**
 * Notification opt-in card, for members with a partner, of whom alone there is something to tell. Either answer
 * dismisses it permanently. If it would cover the buttons of a question, it waits for another screen.
 */
export function PushOffer() {
  const { id } = useMember();
  const partner = usePartner();
  const [isDue, setIsDue] = useState(false);
  const isShown = isDue && partner !== null;
  const card = useRef<HTMLElement>(null);
  useBottomRoom(card, isShown);
  useLayoutEffect(() => {
    if (isShown && card.current && coversQuestion(card.current)) setIsDue(false);
  }, [isShown]);

  useEffect(() => {
    if (!isPushSupported()) return;
    let isGone = false;
    async function offer() {
      // The dismissal came from another member on this device.
      if (await dropForeignSubscription(id)) localStorage.removeItem(OFFER_SEEN_KEY);
      await renewSubscription(id).catch(logFailure);
      const isWelcome = localStorage.getItem(OFFER_SEEN_KEY) === null && !(await readSubscription());
      afterPress(() => !isGone && setIsDue(isWelcome));
    }
    const timer = setTimeout(() => void offer().catch(logFailure), offerDelayMs(performance.now()));
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id]);

  function close() {
    setIsDue(false);
    localStorage.setItem(OFFER_SEEN_KEY, 'true');
  }

  if (!isShown || !partner) return null;
  const title = text.offerTitle(partner.firstName);
  return (
    <section
      ref={card}
      aria-label={title}
      className="sheet-in fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-31 mx-auto flex max-h-[16dvh] max-w-md items-center gap-3 overflow-y-auto rounded-large border border-line bg-raised py-2 pr-2 pl-4 shadow-lift lg:right-auto lg:bottom-6 lg:left-76 lg:ml-0 typing:hidden cramped:max-h-[45dvh] cramped:flex-wrap"
    >
      <div className="min-w-0 flex-1 cramped:basis-full">
        <p className="leading-tight font-semibold">{title}</p>
        <p className="text-caption text-ink-soft max-sm:sr-only">{text.offerText}</p>
      </div>
      <Button
        onClick={() => {
          close();
          subscribeToPush(id).catch(logFailure);
        }}
      >
        {text.enable}
      </Button>
      <Button variant="quiet" className="px-3!" onClick={close}>
        {text.notNow}
      </Button>
    </section>
  );
}

/** Returns true if the card covers buttons of a date awaiting an answer. */
function coversQuestion(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return [...document.querySelectorAll('[data-awaits-answer]')].some((question) => {
    const place = question.getBoundingClientRect();
    return place.top < bottom && place.bottom > top;
  });
}

// Only logged, as the specification says: the failure does not block the member.
function logFailure(error: unknown) {
  console.warn(error instanceof Error ? error.message : error);
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { brand } from '#contract/brand.ts';
import { frameText } from '#messages/en/frame.ts';
import { Mark } from '../../ui/content/mark.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { useBottomRoom } from '../../ui/layout/use-bottom-room.ts';
import { acceptInstallOffer, hasInstallOffer, subscribeToInstallOffer } from './install-offer.ts';
import { installBannerDelayMs, installDismissedKey, mayOfferInstall } from './install-timing.ts';

/** Offers the app to the home screen, some seconds after the browser said that it can be installed. */
export function InstallBanner() {
  const hasOffer = useSyncExternalStore(subscribeToInstallOffer, hasInstallOffer, () => false);
  const [isDue, setIsDue] = useState(false);
  const card = useRef<HTMLElement>(null);
  const isShown = hasOffer && isDue;
  useBottomRoom(card, isShown);

  useEffect(() => {
    if (!hasOffer || !isOfferWelcome()) return;
    const timer = setTimeout(() => setIsDue(true), installBannerDelayMs);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [hasOffer]);

  function dismiss() {
    setIsDue(false);
    rememberDismissal();
  }

  if (!isShown) return null;
  return (
    <section
      ref={card}
      aria-label={frameText.installTitle(brand.name)}
      className="sheet-in fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-30 mx-auto grid max-w-md gap-4 rounded-large border border-line bg-raised p-5 shadow-lift lg:bottom-6"
    >
      <div className="flex items-center gap-4">
        <Mark className="size-12 shrink-0" />
        <div>
          <p className="font-heading text-lead font-semibold">{frameText.installTitle(brand.name)}</p>
          <p className="text-caption text-ink-soft">{frameText.installText}</p>
        </div>
      </div>
      <div className="flex gap-3">
        <Button className="flex-1" onClick={() => void acceptInstallOffer()}>
          {frameText.install}
        </Button>
        <Button variant="quiet" onClick={dismiss}>
          {frameText.notNow}
        </Button>
      </div>
    </section>
  );
}

function isOfferWelcome() {
  return mayOfferInstall({
    isStandalone: window.matchMedia('(display-mode: standalone)').matches,
    dismissedAt: readDismissal(),
    nowMs: Date.now(),
  });
}

function readDismissal() {
  try {
    return localStorage.getItem(installDismissedKey);
  } catch {
    // Storage is blocked: nothing can have been remembered.
    return null;
  }
}

function rememberDismissal() {
  try {
    localStorage.setItem(installDismissedKey, String(Date.now()));
  } catch {
    // Storage is blocked: the dismissal holds until the page is left.
  }
}

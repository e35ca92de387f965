import { uiText } from '#messages/ui.ts';

/**
 * Region in which `toaster.ts` shows toasts: at the bottom, or at the top if the bottom is in use. Every page has one
 * from the start, because a region added with the first toast would not be announced.
 */
export function ToastRegion() {
  return (
    <section
      aria-label={uiText.notifications}
      aria-live="polite"
      tabIndex={-1}
      data-toasts=""
      data-close={uiText.close}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(5.5rem+var(--offer-height,0px)+env(safe-area-inset-bottom))] z-60 mx-auto max-w-89 outline-none data-[at=top]:top-3 data-[at=top]:bottom-auto lg:bottom-[calc(1.5rem+var(--offer-height,0px))]"
    />
  );
}

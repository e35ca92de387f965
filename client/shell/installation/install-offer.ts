import { afterPress } from '#client/lib/run-after.ts';
import { reserveBottomRoom } from '#client/ui/layout/bottom-room.ts';
import { onInstallPrompt } from './install-prompt.ts';

/** Delay of the banner after the browser's event, in milliseconds (specification, section 4). */
const installBannerDelayMs = 10_000;
/** Duration of a dismissal, in milliseconds. */
const installDismissalMs = 24 * 60 * 60 * 1000;

const installDismissedKey = 'jugal-install-dismissed';

/**
 * Returns true if the banner may show: not in the installed app, and not within a day of its dismissal. `dismissedAt`
 * is the stored value.
 */
export function mayOfferInstall(state: { isStandalone: boolean; dismissedAt: string | null; nowMs: number }) {
  if (state.isStandalone) return false;
  const dismissedMs = Number(state.dismissedAt ?? Number.NaN);
  return !Number.isFinite(dismissedMs) || state.nowMs - dismissedMs >= installDismissalMs;
}

/** Event with which Chromium offers installation; no DOM library declares it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * Shows the banner some seconds after the browser reports that the app can be installed. Without `holdInstallPrompt`,
 * call it as early as possible: the browser reports it only once.
 */
export function startInstallOffer(banner: HTMLElement): void {
  let offer: InstallPromptEvent | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveRoomBack: (() => void) | undefined;

  const show = () => {
    // Installed during a press.
    if (!offer) return;
    banner.hidden = false;
    giveRoomBack = reserveBottomRoom(banner);
  };
  const hide = () => {
    clearTimeout(timer);
    banner.hidden = true;
    giveRoomBack?.();
  };

  onInstallPrompt((event) => {
    event.preventDefault();
    if (!isInstallPrompt(event)) return;
    if (!offer && isOfferWelcome()) timer = setTimeout(() => afterPress(show), installBannerDelayMs);
    offer = event;
  });
  addEventListener('appinstalled', () => {
    offer = null;
    hide();
  });
  banner.querySelector('[data-accept]')?.addEventListener('click', () => {
    hide();
    // Opens the browser's own prompt; each event can be used once.
    void offer?.prompt();
    offer = null;
  });
  banner.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    hide();
    rememberDismissal();
  });
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

function isOfferWelcome() {
  return mayOfferInstall({
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    dismissedAt: readDismissal(),
    nowMs: Date.now(),
  });
}

function readDismissal() {
  try {
    return localStorage.getItem(installDismissedKey);
  } catch {
    // Blocked storage holds no dismissal.
    return null;
  }
}

function rememberDismissal() {
  try {
    localStorage.setItem(installDismissedKey, String(Date.now()));
  } catch {
    // With blocked storage, the dismissal holds until the page is left.
  }
}

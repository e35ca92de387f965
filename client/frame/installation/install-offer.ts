/** The event by which Chromium offers to install; no DOM library declares it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallPromptEvent | null = null;
let isListening = false;
const listeners = new Set<() => void>();

function setOffer(next: InstallPromptEvent | null) {
  offer = next;
  for (const listener of listeners) listener();
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Call as early as the page runs: the browser offers only once and does not wait for a screen. Further calls do nothing. */
export function listenForInstallOffer() {
  if (isListening) return;
  isListening = true;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) setOffer(event);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

export function hasInstallOffer() {
  return offer !== null;
}

export function subscribeToInstallOffer(onChange: () => void) {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** Shows the browser's own question. An offer can be used once. */
export async function acceptInstallOffer() {
  const current = offer;
  setOffer(null);
  await current?.prompt();
}

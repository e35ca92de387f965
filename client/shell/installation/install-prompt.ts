let held: Event | null = null;

/** Holds the browser's offer to install the app, which it makes only once, until `onInstallPrompt` takes it. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held = event;
  });
}

/** Calls `take` with each offer, and with the one that came before. */
export function onInstallPrompt(take: (event: Event) => void): void {
  addEventListener('beforeinstallprompt', take);
  if (held) take(held);
}

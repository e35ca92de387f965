import { applyUpdate, startServiceWorker, subscribeToUpdates } from '#client/data/worker/service-worker-updates.ts';
import { startInstallOffer } from './install-offer.ts';

// The development server has no built service worker.
const hasServiceWorker = import.meta.env.PROD;

/** Starts the service worker and the two banners. Uses no React, which public pages do not load. */
export function startInstallation(): void {
  const installBanner = document.querySelector<HTMLElement>('[data-install-banner]');
  if (installBanner) startInstallOffer(installBanner);
  const updateBanner = document.querySelector<HTMLElement>('[data-update-banner]');
  if (updateBanner) startUpdateBanner(updateBanner);
  if (hasServiceWorker) void startServiceWorker();
}

function startUpdateBanner(banner: HTMLElement) {
  // Also after 'Later': a further message announces a further version.
  subscribeToUpdates(() => (banner.hidden = false));
  banner.querySelector('[data-accept]')?.addEventListener('click', () => void applyUpdate());
  for (const button of banner.querySelectorAll('[data-dismiss]')) {
    button.addEventListener('click', () => (banner.hidden = true));
  }
}

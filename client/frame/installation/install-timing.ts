/** How long after the browser's offer the banner comes, in milliseconds (specification, section 4). */
export const installBannerDelayMs = 10_000;
/** How long a dismissal holds, in milliseconds. */
export const installDismissalMs = 24 * 60 * 60 * 1000;

export const installDismissedKey = 'jugal-install-dismissed';

/** Whether the banner may come: not in the installed app, and not within a day of its dismissal. `dismissedAt` is what was stored. */
export function mayOfferInstall(state: { isStandalone: boolean; dismissedAt: string | null; nowMs: number }) {
  if (state.isStandalone) return false;
  const dismissedMs = Number(state.dismissedAt ?? Number.NaN);
  return !Number.isFinite(dismissedMs) || state.nowMs - dismissedMs >= installDismissalMs;
}

/** Delay of the banner after the browser's event, in milliseconds (specification, section 4). */
export const installBannerDelayMs = 10_000;
/** Duration of a dismissal, in milliseconds. */
export const installDismissalMs = 24 * 60 * 60 * 1000;

export const installDismissedKey = 'jugal-install-dismissed';

/**
 * Returns true if the banner may show: not in the installed app, and not within a day of its dismissal. `dismissedAt`
 * is the stored value.
 */
export function mayOfferInstall(state: { isStandalone: boolean; dismissedAt: string | null; nowMs: number }) {
  if (state.isStandalone) return false;
  const dismissedMs = Number(state.dismissedAt ?? Number.NaN);
  return !Number.isFinite(dismissedMs) || state.nowMs - dismissedMs >= installDismissalMs;
}

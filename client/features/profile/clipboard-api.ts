import { showToast } from '#client/ui/feedback/toast.ts';
import { profileText as text } from '#messages/profile.ts';

/** Copies `copied` and shows the toast `title`, or an error if the browser does not allow it. */
export async function copyText(copied: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(copied);
    showToast({ title, tone: 'positive' });
  } catch {
    showToast({ title: text.copyFailed, description: text.copyFailedText, tone: 'danger' });
  }
}

/** Returns true if this device can share `shared` with another app. */
export function canShare(shared: ShareData): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare(shared);
}

/** Opens the device's share sheet. */
export async function shareLink(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ title: text.shareFailed, tone: 'danger' });
  }
}

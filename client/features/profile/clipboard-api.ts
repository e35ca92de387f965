import { profileText as text } from '#messages/en/profile.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** Copies `copied` and says `title`, or says that this browser does not allow it. */
export async function copyText(copied: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(copied);
    showToast({ title, tone: 'positive' });
  } catch {
    showToast({ title: text.copyFailed, description: text.copyFailedText, tone: 'danger' });
  }
}

/** Whether this device can hand `shared` to another app. */
export function canShare(shared: ShareData): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare(shared);
}

/** Hands `shared` to an app of the member's choice. */
export async function shareLink(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (error) {
    // The member chose no app: nothing went wrong.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ title: text.shareFailed, tone: 'danger' });
  }
}

import { confirmDeparture } from '#client/data/lock/former-lock.ts';
import { isSignOutUnconfirmed } from '#client/lib/public/departure-notes.ts';
import { endServerSession } from '#client/lib/public/sign-out.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { markBusy } from './form.ts';
import { readWords } from './words.ts';

/** Offers to sign out again after a sign-out that the server has not confirmed; also tries when the network is back. */
export function startUnconfirmedSignOut() {
  const note = document.querySelector<HTMLElement>('[data-unconfirmed]');
  const button = note?.querySelector('button');
  if (!note || !button || !isSignOutUnconfirmed()) return;
  const words = readWords<{ confirmed: string; failed: string; failedText: string }>(note);
  let isUnderWay = false;
  note.hidden = false;
  button.addEventListener('click', () => void signOutAgain());
  addEventListener('online', () => void signOutAgain());

  async function signOutAgain() {
    if (isUnderWay || !note || !button) return;
    isUnderWay = true;
    const setBusy = markBusy(button);
    // A member may have signed in meanwhile, in another tab.
    const hasEnded = !isSignOutUnconfirmed() || (await endServerSession());
    const isUnconfirmed = isSignOutUnconfirmed();
    if (hasEnded && isUnconfirmed) await confirmDeparture();
    isUnderWay = false;
    setBusy(false);
    if (!hasEnded) {
      showToast({ title: words.failed, description: words.failedText, tone: 'danger' });
      return;
    }
    note.hidden = true;
    showToast({ title: words.confirmed, tone: 'positive' });
  }
}

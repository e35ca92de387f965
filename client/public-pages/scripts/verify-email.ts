import type { correctEmailWords, resendWords, verifyEmailWords } from '#client/features/accounts/form-model.ts';
import { RequestError, request } from '#client/lib/public/request.ts';
import { readSessionUser } from '#client/lib/public/session-user.ts';
import { invitedPath, paths } from '#client/paths.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import type { Resent, User } from '#domain/accounts/schema.ts';
import { startCodeField } from './code-field.ts';
import { markBusy, startForm } from './form.ts';
import { inviteCode } from './invitation.ts';
import { showState } from './states.ts';
import { messageOf, readWords } from './words.ts';

/** Display time of the success message, in milliseconds (specification, section 4). */
const REDIRECT_MS = 2000;
/** Delay of the automatic submit after the last digit, in milliseconds: time to notice a wrong one. */
const SUBMIT_MS = 700;

export async function startVerifyEmail() {
  const user = await readSessionUser();
  // The page already contains the visitors' content.
  if (!user) document.documentElement.removeAttribute('data-member');
  else if (user.emailVerified) goOnFrom('already-verified');
  else askForCode(user);
}

function askForCode({ email, pendingEmail }: User) {
  const page = showState('enter-code', { email: pendingEmail ?? email });
  const form = page.querySelector<HTMLFormElement>('[data-form=verify-email]');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (!form || !button) return;
  const words = readWords<typeof verifyEmailWords>(form);
  let timer: ReturnType<typeof setTimeout> | undefined;
  startCodeField(form, (isComplete) => {
    button.disabled = !isComplete;
    clearTimeout(timer);
    if (isComplete) timer = setTimeout(() => form.requestSubmit(), SUBMIT_MS);
  });
  form.addEventListener('submit', () => clearTimeout(timer));
  startForm(form, {
    send: async ({ otp }) => {
      await request<User>('POST', '/api/auth/verify-email', { otp });
      showToast({ title: words.verified, tone: 'positive' });
      const address = goOnFrom('verified');
      setTimeout(() => location.assign(address), REDIRECT_MS);
    },
    onFailed: (error, refuse) => refuse('otp', messageOf(error, words.invalidCode)),
  });
  startResend(page.querySelector<HTMLButtonElement>('[data-resend]'));
  startCorrection(page);
}

function startCorrection(page: HTMLElement) {
  const form = page.querySelector<HTMLFormElement>('[data-form=correct-email]');
  const button = page.querySelector<HTMLButtonElement>('[data-wrong-address]');
  if (!form || !button) return;
  const words = readWords<typeof correctEmailWords>(form);
  button.addEventListener('click', () => {
    form.hidden = !form.hidden;
    button.setAttribute('aria-expanded', String(!form.hidden));
    if (!form.hidden) form.querySelector('input')?.focus();
  });
  startForm(form, {
    send: async ({ email, password }) => {
      const user = await request<User>('PUT', '/api/auth/user/email', { email, password });
      showToast({ title: words.sent, tone: 'positive' });
      askForCode(user);
    },
    onFailed: (error, refuse) => {
      const message = messageOf(error, words.failedText);
      const field = error instanceof RequestError && error.code === 'password_wrong' ? 'password' : 'email';
      if (error instanceof RequestError && error.status === 400) refuse(field, message);
      else showToast({ title: words.failed, description: message, tone: 'danger' });
    },
  });
}

function startResend(button: HTMLButtonElement | null) {
  if (!button) return;
  const words = readWords<typeof resendWords>(button);
  button.addEventListener('click', () => void resend());

  async function resend() {
    if (button?.ariaBusy) return;
    const setBusy = markBusy(button);
    try {
      const answer = await request<Resent>('POST', '/api/auth/resend-verification', {});
      const title = answer.emailVerified ? words.verified : words.sent;
      showToast({ title, description: answer.message, tone: 'positive' });
    } catch (error) {
      const description = messageOf(error, words.failedText);
      showToast({ title: words.failed, description, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }
}

/**
 * Shows that the address is verified, and returns the next address. An invite code that failed at registration is
 * retried in the profile.
 */
function goOnFrom(state: 'verified' | 'already-verified') {
  const code = inviteCode();
  const address = code ? invitedPath(paths.profile, code) : paths.home;
  showState(state).querySelector('[data-go-on]')?.setAttribute('href', address);
  return address;
}

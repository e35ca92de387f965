import { receiveMember } from '#client/data/lock/former-lock.ts';
import type { loginWords } from '#client/features/accounts/form-model.ts';
import { hasSessionEnded } from '#client/lib/public/departure-notes.ts';
import { RequestError, request } from '#client/lib/public/request.ts';
import { arePasskeysSupported, signWithPasskey } from '#client/lib/sign-in/passkeys.ts';
import { invitedPath, nextAddress, paths } from '#client/paths.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import type { User } from '#domain/accounts/schema.ts';
import { markBusy, startForm } from './form.ts';
import { bringsNothing, inviteCode, joinByInvite, redeemPilotLink } from './invitation.ts';
import { messageOf, readWords } from './words.ts';

export function startLogin() {
  const form = document.querySelector<HTMLFormElement>('form[data-form=login]');
  if (!form) return;
  const words = readWords<typeof loginWords>(form);
  startForm(form, {
    send: async ({ email, password, code }) => {
      await welcome(await request<User>('POST', '/api/auth/login', { email, password, ...(code && { code }) }));
    },
    onFailed: (error, refuse) => {
      const reason = error instanceof RequestError ? error.code : null;
      const description = messageOf(error, words.failedText);
      if (reason === 'second_factor_required') askForSecondStep(form);
      if (reason === 'second_factor_required' || reason === 'second_factor_wrong') refuse('code', description);
      else showToast({ title: words.failed, description, tone: 'danger' });
    },
  });
  const ended = document.querySelector<HTMLElement>('[data-session-ended]');
  if (ended && hasSessionEnded()) ended.hidden = false;
  startPasskey(form.querySelector<HTMLButtonElement>('[data-passkey]'));

  function startPasskey(button: HTMLButtonElement | null) {
    if (!button || !arePasskeysSupported()) return;
    button.hidden = false;
    button.addEventListener('click', () => {
      const setBusy = markBusy(button);
      signInWithPasskey()
        .catch((error: unknown) => {
          const description =
            error instanceof RequestError ? messageOf(error, words.failedText) : words.passkeyCancelled;
          showToast({ title: words.failed, description, tone: 'danger' });
        })
        .finally(() => setBusy(false));
    });
  }

  async function signInWithPasskey() {
    const options = await request<Parameters<typeof signWithPasskey>[0]>('POST', '/api/auth/passkeys/challenge', {});
    const response = await signWithPasskey(options);
    await welcome(await request<User>('POST', '/api/auth/login/passkey', { response }));
  }

  async function welcome(user: User) {
    // The member must not see what another one has left on this device.
    await receiveMember(user.id);
    showToast({ title: words.welcomeBack, tone: 'positive' });
    await redeemPilotLink(words);
    location.assign(await goOn(user));
  }

  /**
   * Returns the next address. With records to move or an invalid code it is the profile, where the member confirms the
   * move or corrects the code.
   */
  async function goOn({ isAdmin }: User) {
    const code = inviteCode();
    if (code && !((await bringsNothing(code)) && (await joinByInvite(code, words))))
      return invitedPath(paths.profile, code);
    return nextAddress(location.search, location.origin) ?? (isAdmin ? paths.admin : paths.dashboard);
  }
}

function askForSecondStep(form: HTMLFormElement) {
  const step = form.querySelector<HTMLElement>('[data-second-step]');
  if (step) step.hidden = false;
}

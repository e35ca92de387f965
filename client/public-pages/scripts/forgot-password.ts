import type { askForCodeWords, resetPasswordWords } from '#client/features/accounts/form-model.ts';
import { RequestError, request } from '#client/lib/public/request.ts';
import { pagePath, paths } from '#client/paths.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import type { PasswordWasReset } from '#domain/accounts/passwords.ts';
import type { ErrorCode } from '#domain/registry/error-codes.ts';
import { startCodeField } from './code-field.ts';
import { type FormValues, startForm } from './form.ts';
import { showNewWays } from './new-ways.ts';
import { showState } from './states.ts';
import { fillText, messageOf, readWords } from './words.ts';

/** Field that a rejection by the server refers to. */
const refusedFields: ReadonlyMap<ErrorCode | null, string> = new Map([
  ['code_invalid', 'otp'],
  ['password_too_common', 'newPassword'],
]);

/**
 * Starts the form for the address and then the mailed code with the new password. The mailed link leads straight to the
 * new password.
 */
export function startForgotPassword() {
  const [, token] = /^#token=([\w-]+)$/.exec(location.hash) ?? [];
  if (token) startByLink(token);
  else startByCode();
}

function startByLink(token: string) {
  const form = showState('link').querySelector('form');
  if (form) startResetting(form, () => ({ token }));
}

function startByCode() {
  const ask = document.querySelector<HTMLFormElement>('form[data-form=ask-for-code]');
  const reset = document.querySelector<HTMLFormElement>('form[data-form=reset-password]');
  if (!ask || !reset) return;
  startAsking(ask, (email) => {
    const account = reset.querySelector<HTMLInputElement>('input[name=email]');
    if (account) account.value = email;
    showStep('reset', email);
    reset.querySelector<HTMLElement>('input[name=otp]')?.focus();
  });
  startCodeField(reset);
  startResetting(reset, ({ email, otp }) => ({ email, otp }));
  reset.querySelector('[data-other-email]')?.addEventListener('click', () => showStep('ask'));
}

function startAsking(form: HTMLFormElement, onSent: (email: string) => void) {
  const words = readWords<typeof askForCodeWords>(form);
  startForm(form, {
    send: async ({ email }) => {
      await request('POST', '/api/auth/forgot-password', { email });
      onSent(String(email));
    },
    onFailed: (error) => {
      const description = messageOf(error, words.failedText);
      showToast({ title: words.failed, description, tone: 'danger' });
    },
  });
}

/** Starts the reset form. `proofOf` returns the proof of the account: the mailed code or the link's token. */
function startResetting(form: HTMLFormElement, proofOf: (values: FormValues) => object) {
  const words = readWords<typeof resetPasswordWords>(form);
  startForm(form, {
    send: async (values) => {
      const { newPassword } = values;
      const body = { ...proofOf(values), newPassword };
      const done = await request<PasswordWasReset>('POST', '/api/auth/reset-password', body);
      showToast({ title: words.done, description: words.doneText, tone: 'positive' });
      if (done.ticket === null) location.assign(pagePath(paths.login));
      else showNewWays(done);
    },
    onFailed: (error, refuse) => {
      const code = error instanceof RequestError ? error.code : null;
      const message = messageOf(error, words.failedText);
      const field = refusedFields.get(code);
      if (field && form.elements.namedItem(field)) refuse(field, message);
      else {
        const description = code === 'code_invalid' ? words.linkInvalid : message;
        showToast({ title: words.failed, description, tone: 'danger' });
      }
    },
  });
}

function showStep(step: 'ask' | 'reset', email = '') {
  for (const part of document.querySelectorAll<HTMLElement>('[data-step]')) {
    part.hidden = part.dataset['step'] !== step;
    const { text } = part.dataset;
    if (text) part.textContent = fillText(text, { email });
  }
}

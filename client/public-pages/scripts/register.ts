import { receiveMember } from '#client/data/lock/former-lock.ts';
import type { registerWords } from '#client/features/accounts/form-model.ts';
import { RequestError, request } from '#client/lib/public/request.ts';
import { invitedPath, pagePath, paths } from '#client/paths.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import type { User } from '#domain/accounts/schema.ts';
import type { ErrorCode } from '#domain/registry/error-codes.ts';
import { startForm } from './form.ts';
import { inviteCode, joinByInvite, redeemPilotLink } from './invitation.ts';
import { messageOf, readWords } from './words.ts';

/** Field that a rejection by the server refers to. */
const refusedFields: ReadonlyMap<ErrorCode | null, string> = new Map([
  ['email_taken', 'email'],
  ['password_too_common', 'password'],
]);

export function startRegister() {
  const form = document.querySelector<HTMLFormElement>('form[data-form=register]');
  const code = form?.querySelector<HTMLInputElement>('input[name=inviteCode]');
  if (!form || !code) return;
  if (code.value === '') code.value = inviteCode();
  const words = readWords<typeof registerWords>(form);
  startForm(form, {
    send: async ({ inviteCode: typedCode, confirmPassword: _typedTwice, ...account }) => {
      const { id } = await request<User>('POST', '/api/auth/register', account);
      // Same steps as after a login.
      await receiveMember(id);
      await redeemPilotLink(words);
      location.assign(await goOn(String(typedCode)));
    },
    onFailed: (error, refuse) => {
      const message = messageOf(error, words.failedText);
      const field = error instanceof RequestError && refusedFields.get(error.code);
      if (field) refuse(field, message);
      else showToast({ title: words.failed, description: message, tone: 'danger' });
    },
  });

  /** Returns the next address. An invalid code is passed on to the profile, where it can be corrected. */
  async function goOn(typedCode: string) {
    const isJoined = typedCode === '' || (await joinByInvite(typedCode, words));
    return isJoined ? pagePath(paths.verifyEmail) : invitedPath(pagePath(paths.verifyEmail), typedCode);
  }
}

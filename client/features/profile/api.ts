import { useMutation } from '@tanstack/react-query';
import { api, client } from '#client/data/api.ts';
import { leaveSession } from '#client/data/session.ts';
import { noResponse } from '#client/lib/public/request.ts';
import { hasSessionMarker } from '#client/lib/public/session-marker.ts';
import { suppressSessionExpiry } from '#client/lib/session-end.ts';
import { profileText as text } from '#messages/profile.ts';
import { profileToasts } from './outcome-api.ts';

/** Hooks for the calls that change the member's own account. */

/** Time between the toast and the start page, in milliseconds (specification, section 8). */
const LEAVE_MS = 1000;

export function useChangeName(onDone: () => void) {
  return useMutation(
    api.accounts.changeName.mutationOptions(profileToasts({ title: text.nameUpdated }, text.nameFailed, onDone)),
  );
}

export function useChangeBirthday(onDone: () => void) {
  return useMutation(
    api.accounts.changeBirthday.mutationOptions(
      profileToasts({ title: text.birthdayUpdated }, text.birthdayFailed, onDone),
    ),
  );
}

export function useChangeCity(onDone: () => void) {
  return useMutation(
    api.accounts.changeCity.mutationOptions(profileToasts({ title: text.cityUpdated }, text.cityFailed, onDone)),
  );
}

export function useChangeUpiId(onDone: () => void) {
  return useMutation(
    api.accounts.changeUpiId.mutationOptions(profileToasts({ title: text.upiIdUpdated }, text.upiIdFailed, onDone)),
  );
}

export function useChangePassword(onDone: () => void) {
  return useMutation(
    api.accounts.changePassword.mutationOptions(
      profileToasts({ title: text.passwordChanged, description: text.changePasswordText }, text.passwordFailed, onDone),
    ),
  );
}

/**
 * Deletes the account and opens the start page. The endpoint's own options would refetch everything: the session is
 * over, so the gate would replace the toast with the login.
 */
export function useDeleteAccount() {
  const toasts = profileToasts(
    { title: text.accountDeleted, description: text.accountDeletedText, isLasting: true },
    text.deleteFailed,
  );
  return useMutation({
    mutationFn: (input: { password: string }) =>
      suppressSessionExpiry(async () => {
        await client.accounts.deleteAccount(input);
        // The server deletes the marker with the account: anything else was not its answer.
        if (hasSessionMarker(document.cookie)) throw noResponse();
      }),
    onError: toasts.onError,
    async onSuccess(data, input) {
      toasts.onSuccess(data, input);
      // The button stays busy until the page unloads.
      await new Promise((resolve) => setTimeout(resolve, LEAVE_MS));
      leaveSession('account-deleted');
    },
  });
}

import { useMutation } from '@tanstack/react-query';
import { profileText as text } from '#messages/en/profile.ts';
import { api, client } from '../../lib/api.ts';
import { forgetMember } from '../../lib/session.ts';
import { tellSuccess, failureToast } from './outcome-api.ts';

/** The calls that change the member's own account. What they make stale is refetched by itself. */

/** Milliseconds between the words and the start page (specification, section 8). */
const GOODBYE_MS = 1000;

export function useChangeName(onDone: () => void) {
  const onError = failureToast(text.nameFailed);
  const onSuccess = () => {
    tellSuccess(text.nameUpdated);
    onDone();
  };
  return useMutation(api.accounts.changeName.mutationOptions({ onSuccess, onError }));
}

export function useChangeBirthday(onDone: () => void) {
  const onError = failureToast(text.birthdayFailed);
  const onSuccess = () => {
    tellSuccess(text.birthdayUpdated);
    onDone();
  };
  return useMutation(api.accounts.changeBirthday.mutationOptions({ onSuccess, onError }));
}

export function useChangeCity(onDone: () => void) {
  const onError = failureToast(text.cityFailed);
  const onSuccess = () => {
    tellSuccess(text.cityUpdated);
    onDone();
  };
  return useMutation(api.accounts.changeCity.mutationOptions({ onSuccess, onError }));
}

export function useChangePassword(onDone: () => void) {
  const onError = failureToast(text.passwordFailed);
  const onSuccess = () => {
    tellSuccess(text.passwordChanged, text.changePasswordText);
    onDone();
  };
  return useMutation(api.accounts.changePassword.mutationOptions({ onSuccess, onError }));
}

/**
 * Deletes the account, and leaves for the start page. Nothing is refetched: the session is over, and the gate would show
 * the login instead of the words.
 */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (input: { password: string }) => client.accounts.deleteAccount(input),
    onError: failureToast(text.deleteFailed),
    onSuccess: async () => {
      tellSuccess(text.accountDeleted, text.accountDeletedText);
      await new Promise((resolve) => setTimeout(resolve, GOODBYE_MS));
      forgetMember('/');
    },
  });
}

export function useEndSession() {
  const onError = failureToast(text.endFailed);
  const onSuccess = () => tellSuccess(text.sessionEnded);
  return useMutation(api.accounts.endSession.mutationOptions({ onSuccess, onError }));
}

export function useEndOtherSessions() {
  const onError = failureToast(text.endOthersFailed);
  const onSuccess = () => tellSuccess(text.othersEnded);
  return useMutation(api.accounts.endOtherSessions.mutationOptions({ onSuccess, onError }));
}

export function useCreateFeed() {
  const onError = failureToast(text.linkFailed);
  const onSuccess = () => tellSuccess(text.linkCreated, text.linkCreatedText);
  return useMutation(api.dates.createFeed.mutationOptions({ onSuccess, onError }));
}

export function useRevokeFeed() {
  const onError = failureToast(text.linkFailed);
  const onSuccess = () => tellSuccess(text.linkRevoked);
  return useMutation(api.dates.revokeFeed.mutationOptions({ onSuccess, onError }));
}

import { useMutation } from '@tanstack/react-query';
import { couplesText } from '#messages/en/couples.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { api } from '../../lib/api.ts';
import { describeFailure, failureToast, tellFailure, tellSuccess } from './outcome-api.ts';
import { returnToLogin } from '../accounts/session-api.ts';

/** The calls that make, join, change and leave a couple. What they make stale is refetched by itself. */

export function useCreateCouple(onDone: () => void) {
  const onError = failureToast(text.createFailed);
  const onSuccess = () => {
    tellSuccess(text.coupleCreated, text.coupleCreatedText);
    onDone();
  };
  return useMutation(api.couples.create.mutationOptions({ onSuccess, onError }));
}

/** `onRefused` gets what is wrong with the code: the dialog says it beside the field too, and stays. */
export function useJoinCouple(onDone: () => void, onRefused: (message: string) => void) {
  return useMutation(
    api.couples.join.mutationOptions({
      onSuccess: ({ name }) => {
        tellSuccess(text.joined, text.joinedText(name));
        onDone();
      },
      onError: (error) => {
        if (returnToLogin(error)) return;
        const message = describeFailure(error);
        tellFailure(couplesText.codeInvalid, message);
        onRefused(message === couplesText.codeInvalid ? text.checkCode : message);
      },
    }),
  );
}

export function useInvitePartner(onDone: () => void) {
  const onError = failureToast(text.invitationFailed);
  const onSuccess = ({ message }: { message: string }) => {
    tellSuccess(text.invitationSent, message);
    onDone();
  };
  return useMutation(api.couples.invitePartner.mutationOptions({ onSuccess, onError }));
}

export function useChangeAnniversary(onDone: () => void) {
  const onError = failureToast(text.anniversaryFailed);
  const onSuccess = () => {
    tellSuccess(text.anniversaryUpdated);
    onDone();
  };
  return useMutation(api.couples.changeAnniversary.mutationOptions({ onSuccess, onError }));
}

export function useLeaveCouple(onDone: () => void) {
  const onError = failureToast(text.leaveFailed);
  const onSuccess = () => {
    tellSuccess(text.left);
    onDone();
  };
  return useMutation(api.couples.leave.mutationOptions({ onSuccess, onError }));
}

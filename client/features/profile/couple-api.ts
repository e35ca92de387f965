import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { hasCode, wordsOf } from '#client/lib/api-error.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { eveningText } from '#messages/daily-moment.ts';
import { faultsText } from '#messages/faults.ts';
import { profileText as text } from '#messages/profile.ts';
import { profileToasts, toFailure } from './outcome-api.ts';

/** Hooks for the calls that create, join, change and leave a couple. */

export function useCreateCouple(onDone: () => void) {
  const success = { title: text.coupleCreated, description: text.coupleCreatedText };
  return useMutation(api.couples.create.mutationOptions(profileToasts(success, text.createFailed, onDone)));
}

/** Query for the owner of an invite code and the records that would move along. */
export const invitationQuery = (inviteCode: string) =>
  api.couples.readInvitation.queryOptions({ input: { inviteCode } });

export function useRenewInviteCode() {
  return useMutation(
    api.couples.renewInviteCode.mutationOptions(profileToasts({ title: text.codeRenewed }, text.codeRenewFailed)),
  );
}

/**
 * Joins a couple. `onRefused` receives the problem with the code, which the dialog also shows beside the field while it
 * stays open.
 */
export function useJoinCouple(onDone: () => void, onRefused: (message: string) => void) {
  return useMutation(
    api.couples.join.mutationOptions(
      mutationToasts({
        success: ({ name }) => ({ title: text.joined, description: text.joinedText(name) }),
        failure(error) {
          onRefused(hasCode(error, 'invite_code_invalid') ? text.checkCode : wordsOf(error));
          return toFailure(faultsText.couples.codeInvalid, error);
        },
        onDone,
      }),
    ),
  );
}

export function useInvitePartner(onDone: () => void) {
  return useMutation(
    api.couples.invitePartner.mutationOptions(
      mutationToasts({
        success: ({ message }) => ({ title: text.invitationSent, description: message }),
        failure: (error) => toFailure(text.invitationFailed, error),
        onDone,
      }),
    ),
  );
}

export function useChangeAnniversary(onDone: () => void) {
  return useMutation(
    api.couples.changeAnniversary.mutationOptions(
      profileToasts({ title: text.anniversaryUpdated }, text.anniversaryFailed, onDone),
    ),
  );
}

/** Sets the hour at which both are reminded of the day's question. */
export function useChangeEvening() {
  return useMutation(
    api.couples.changeEvening.mutationOptions(profileToasts({ title: eveningText.saved }, eveningText.failed)),
  );
}

export function useRenameCouple(onDone: () => void) {
  return useMutation(
    api.couples.changeName.mutationOptions(
      profileToasts({ title: text.coupleRenamed }, text.coupleRenameFailed, onDone),
    ),
  );
}

/** Sets the first day in the welcome, which itself shows the success. */
export function useSetTogetherSince() {
  return useMutation(
    api.couples.changeAnniversary.mutationOptions(
      mutationToasts({ failure: (error) => toFailure(text.anniversaryFailed, error) }),
    ),
  );
}

/** Names the couple in the welcome, which itself shows the success. */
export function useNameCouple(onDone: () => void) {
  return useMutation(
    api.couples.changeName.mutationOptions(
      mutationToasts({ failure: (error) => toFailure(text.coupleRenameFailed, error), onDone }),
    ),
  );
}

/** Ends the welcome on all devices of the member. A failed call is made again after the next start. */
export function useFinishWelcome() {
  return useMutation(api.couples.finishWelcome.mutationOptions());
}

/** Leaves the couple. `onWrongPassword` receives the message for the password's field. */
export function useLeaveCouple(onDone: () => void, onWrongPassword: (message: string) => void) {
  return useMutation(
    api.couples.leave.mutationOptions(
      mutationToasts({
        success: { title: text.left },
        failure(error) {
          if (hasCode(error, 'password_wrong')) onWrongPassword(error.message);
          return toFailure(text.leaveFailed, error);
        },
        onDone,
      }),
    ),
  );
}

import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { profileToasts, toFailure } from '#client/features/profile/outcome-api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { profileText as text } from '#messages/profile.ts';

export function useEndSession() {
  return useMutation(
    api.accounts.endSession.mutationOptions(profileToasts({ title: text.sessionEnded }, text.endFailed)),
  );
}

export function useEndOtherSessions() {
  return useMutation(
    api.accounts.endOtherSessions.mutationOptions(profileToasts({ title: text.othersEnded }, text.endOthersFailed)),
  );
}

export function useCreateFeed() {
  return useMutation(
    api.dates.createFeed.mutationOptions(
      profileToasts({ title: text.linkCreated, description: text.linkCreatedText }, text.linkFailed),
    ),
  );
}

export function useRevokeFeed() {
  return useMutation(api.dates.revokeFeed.mutationOptions(profileToasts({ title: text.linkRevoked }, text.linkFailed)));
}

export function useChangeNotificationPreferences() {
  return useMutation(
    api.notifications.changePreferences.mutationOptions(
      mutationToasts({ failure: (error) => toFailure(text.notificationsFailed, error) }),
    ),
  );
}

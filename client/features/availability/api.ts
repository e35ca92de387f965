import { useMutation } from '@tanstack/react-query';
import { availabilityScreensText as text } from '#messages/screens/availability.ts';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';

export function useSetAvailability(onDone: () => void) {
  return useMutation(
    api.availability.set.mutationOptions(
      mutationToasts({ success: { title: text.saved }, failure: { title: text.saveFailed }, onDone }),
    ),
  );
}

import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { panchangScreensText as text } from '#messages/panchang.ts';

export function useSetPanchang() {
  return useMutation(
    api.panchang.setPreferences.mutationOptions(
      mutationToasts({
        success: { title: text.saved },
        failure: ({ message }) => ({ title: text.saveFailed, description: message }),
      }),
    ),
  );
}

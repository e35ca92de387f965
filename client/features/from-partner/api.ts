import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { fromPartnerText as text } from '#messages/from-partner.ts';

/** Moves the instant up to which the member has seen what came from the partner. */
export function useSeeUpTo() {
  return useMutation(
    api.fromPartner.set.mutationOptions(
      mutationToasts({ failure: ({ message }) => ({ title: text.failed, description: message }), signedOut: 'silent' }),
    ),
  );
}

import { useMutation } from '@tanstack/react-query';
import { ourYearScreensText as text } from '#messages/screens/our-year.ts';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';

const failure = { title: text.bookNotDone };

export function useRequestBook() {
  return useMutation(
    api.yearBooks.create.mutationOptions(
      mutationToasts({ success: { title: text.bookAsked }, failure, signedOut: 'failure' }),
    ),
  );
}

export function useRemoveBook() {
  return useMutation(
    api.yearBooks.delete.mutationOptions(
      mutationToasts({ success: { title: text.bookRemoved }, failure, signedOut: 'failure' }),
    ),
  );
}

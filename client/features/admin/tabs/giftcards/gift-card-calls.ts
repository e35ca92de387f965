import { useMutation } from '@tanstack/react-query';
import type { AdminGiftCard } from '#contract/admin/gift-cards.ts';
import { adminGiftCardsText as text } from '#messages/en/admin/gift-cards.ts';
import { adminApi, adminClient } from '../../../../lib/admin-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { CATALOGUE_PART_SIZE, useAdminOutcome, useParts } from '../../api.ts';

export function useGiftCards(search: string) {
  const filters = search ? { search } : {};
  return useParts<AdminGiftCard>(
    [...adminApi.giftCards.list.key(), filters],
    (part, options) => adminClient.admin.giftCards.list({ ...filters, ...part }, options),
    CATALOGUE_PART_SIZE,
  );
}

export function useCreateGiftCard(onDone: () => void) {
  const { onError } = useAdminOutcome();
  return useMutation(
    adminApi.giftCards.create.mutationOptions({
      onSuccess({ brand }) {
        showToast({ title: text.saved(brand), tone: 'positive' });
        onDone();
      },
      onError,
    }),
  );
}

/** `onError` gets the refusal of an edit that another admin overtook. */
export function useChangeGiftCard(onDone: () => void, onError: (error: Error) => void) {
  return useMutation(
    adminApi.giftCards.update.mutationOptions({
      onSuccess({ brand }) {
        showToast({ title: text.saved(brand), tone: 'positive' });
        onDone();
      },
      onError,
    }),
  );
}

export function useDeleteGiftCard(brand: string, onDone: () => void) {
  return useMutation(adminApi.giftCards.delete.mutationOptions(useAdminOutcome(text.deleted(brand), onDone)));
}

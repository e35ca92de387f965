import { useMutation } from '@tanstack/react-query';
import { adminApi, adminClient } from '#client/data/admin-api.ts';
import { usePages } from '#client/data/use-pages.ts';
import type { AdminGiftCard } from '#domain/gift-cards/admin.ts';
import { adminGiftCardsText as text } from '#messages/en/admin/gift-cards.ts';
import { CATALOGUE_PAGE_SIZE, adminToasts } from '../../api.ts';

export function useGiftCards(search: string) {
  const filters = search ? { search } : {};
  return usePages<AdminGiftCard>(
    [...adminApi.giftCards.list.key(), filters],
    (page, options) => adminClient.admin.giftCards.list({ ...filters, ...page }, options),
    CATALOGUE_PAGE_SIZE,
  );
}

export function useCreateGiftCard(onDone: () => void) {
  return useMutation(
    adminApi.giftCards.create.mutationOptions(adminToasts(({ brand }) => ({ title: text.saved(brand) }), onDone)),
  );
}

/** Saves an edit; `onError` receives the 409 after another admin's change, and every other error. */
export function useUpdateGiftCard(onDone: () => void, onError: (error: Error) => void) {
  return useMutation(
    adminApi.giftCards.update.mutationOptions({
      ...adminToasts(({ brand }) => ({ title: text.saved(brand) }), onDone),
      onError,
    }),
  );
}

export function useDeleteGiftCard(brand: string, onDone: () => void) {
  return useMutation(adminApi.giftCards.delete.mutationOptions(adminToasts({ title: text.deleted(brand) }, onDone)));
}

import { useMutation } from '@tanstack/react-query';
import { adminApi, adminClient } from '#client/data/admin-api.ts';
import { usePages } from '#client/data/use-pages.ts';
import type { AdminDeal } from '#domain/deals/admin.ts';
import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { CATALOGUE_PAGE_SIZE, adminToasts } from '../../api.ts';
import { useOptimisticRow } from '../../use-optimistic-row.ts';

export function useDeals(search: string) {
  const filters = search ? { search } : {};
  return usePages<AdminDeal>(
    [...adminApi.deals.list.key(), filters],
    (page, options) => adminClient.admin.deals.list({ ...filters, ...page }, options),
    CATALOGUE_PAGE_SIZE,
  );
}

export function useCreateDeal(onDone: () => void) {
  return useMutation(
    adminApi.deals.create.mutationOptions(adminToasts(({ title }) => ({ title: text.saved(title) }), onDone)),
  );
}

/** Saves an edit; `onError` receives the 409 after another admin's change, and every other error. */
export function useUpdateDeal(onDone: () => void, onError: (error: Error) => void) {
  return useMutation(
    adminApi.deals.update.mutationOptions({
      ...adminToasts(({ title }) => ({ title: text.saved(title) }), onDone),
      onError,
    }),
  );
}

/** Toggles whether a deal is featured. */
export function useToggleFeatured({ isFeatured }: AdminDeal) {
  const optimistic = useOptimisticRow<AdminDeal, { id: string }>(adminApi.deals.list.key(), () => ({
    isFeatured: !isFeatured,
  }));
  return useMutation(
    adminApi.deals.toggleFeatured.mutationOptions({
      ...adminToasts((deal) => ({
        title: deal.isFeatured ? text.nowFeatured(deal.title) : text.noLongerFeatured(deal.title),
      })),
      ...optimistic,
    }),
  );
}

export function useDeleteDeal(title: string, onDone: () => void) {
  return useMutation(adminApi.deals.delete.mutationOptions(adminToasts({ title: text.deleted(title) }, onDone)));
}

import { useMutation } from '@tanstack/react-query';
import type { AdminDeal } from '#contract/admin/deals.ts';
import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { adminApi, adminClient } from '../../../../lib/admin-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { CATALOGUE_PART_SIZE, useAdminOutcome, useParts, usePatchRow } from '../../api.ts';

export function useDeals(search: string) {
  const filters = search ? { search } : {};
  return useParts<AdminDeal>(
    [...adminApi.deals.list.key(), filters],
    (part, options) => adminClient.admin.deals.list({ ...filters, ...part }, options),
    CATALOGUE_PART_SIZE,
  );
}

export function useCreateDeal(onDone: () => void) {
  const { onError } = useAdminOutcome();
  return useMutation(
    adminApi.deals.create.mutationOptions({
      onSuccess({ title }) {
        showToast({ title: text.saved(title), tone: 'positive' });
        onDone();
      },
      onError,
    }),
  );
}

/** `onError` gets the refusal of an edit that another admin overtook. */
export function useChangeDeal(onDone: () => void, onError: (error: Error) => void) {
  return useMutation(
    adminApi.deals.update.mutationOptions({
      onSuccess({ title }) {
        showToast({ title: text.saved(title), tone: 'positive' });
        onDone();
      },
      onError,
    }),
  );
}

/** Features a deal, or features it no more; the list shows it at once, and as it was when the server refuses. */
export function useToggleFeatured({ isFeatured }: AdminDeal) {
  const patchRow = usePatchRow<AdminDeal>(adminApi.deals.list.key());
  const { onError } = useAdminOutcome();
  return useMutation(
    adminApi.deals.toggleFeatured.mutationOptions({
      onMutate: async ({ id }) => ({ undo: await patchRow(id, { isFeatured: !isFeatured }) }),
      onSuccess: (deal) =>
        showToast({
          title: deal.isFeatured ? text.nowFeatured(deal.title) : text.noLongerFeatured(deal.title),
          tone: 'positive',
        }),
      onError(error, _input, context) {
        context?.undo();
        onError(error);
      },
    }),
  );
}

export function useDeleteDeal(title: string, onDone: () => void) {
  return useMutation(adminApi.deals.delete.mutationOptions(useAdminOutcome(text.deleted(title), onDone)));
}

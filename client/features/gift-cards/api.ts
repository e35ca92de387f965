import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { giftCardScreensText as text } from '#messages/en/gift-card-screens.ts';
import { api, client } from '../../lib/api.ts';
import { refetchNouns } from '../../lib/query-client.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const PAGE_SIZE = 50;

/** Orders a gift card, with the catalogue's toasts. */
export function useRedeemGiftCard(onDone: () => void) {
  return useMutation(
    api.giftCards.redeem.mutationOptions({
      onSuccess({ message }) {
        showToast({ title: text.success, description: message || text.successText, tone: 'positive' });
        onDone();
      },
      onError({ message }) {
        showToast({ title: text.failed, description: message || text.failedToRedeem, tone: 'danger' });
        // The refusal says that what is shown is old: the stock, or the balance.
        refetchNouns(['giftCards', 'wallet']);
        onDone();
      },
    }),
  );
}

/** The statement, part by part. */
export function useStatement() {
  const query = useInfiniteQuery({
    queryKey: [...api.wallet.entries.key(), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      let nextCursor: string | null = null;
      const entries = await client.wallet.entries(
        { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        { signal, context: { onHeaders: (headers) => (nextCursor = headers.get('x-next-cursor')) } },
      );
      return { entries, nextCursor };
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return { ...query, entries: query.data?.pages.flatMap(({ entries }) => entries) };
}

import { useQuery } from '@tanstack/react-query';
import { bellText as text } from '#messages/en/bell.ts';
import { api } from '../../../lib/api.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { NotificationRows } from './notification-rows.tsx';
import { TestLink } from './test-link.tsx';

/** What the bell's dialog holds. It is rendered while the dialog is open alone, and so asks only then. */
export function BellList({ onClose }: { onClose: () => void }) {
  // Asked anew by each opening: a list in the cache may miss what was told while nobody looked.
  const list = useQuery({ ...api.notifications.list.queryOptions(), gcTime: 0 });
  return (
    <>
      {list.isPending && <ListSkeleton label={text.loading} rows={4} />}
      {list.isError && (
        <ErrorState
          title={text.failedTitle}
          text={text.failedText}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.length === 0 && <EmptyState title={text.emptyTitle} text={text.emptyText} />}
      {list.data && list.data.length > 0 && <NotificationRows notifications={list.data} onClose={onClose} />}
      <TestLink onFollow={onClose} />
    </>
  );
}

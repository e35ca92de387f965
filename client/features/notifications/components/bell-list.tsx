import { useQuery } from '@tanstack/react-query';
import { bellText as text } from '#messages/en/bell.ts';
import { api } from '../../../lib/api.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryFaces } from '../../../ui/feedback/query-faces.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { NotificationRows } from './notification-rows.tsx';
import { TestLink } from './test-link.tsx';

/** What the bell's dialog holds. It is rendered while the dialog is open alone, and so asks only then. */
export function BellList({ onClose }: { onClose: () => void }) {
  // Asked anew by each opening: a list in the cache may miss what was told while nobody looked.
  const list = useQuery({ ...api.notifications.list.queryOptions(), gcTime: 0 });
  return (
    <>
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton label={text.loading} rows={4} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={<EmptyState title={text.emptyTitle} text={text.emptyText} />}
      >
        {(notifications) => <NotificationRows notifications={notifications} onClose={onClose} />}
      </QueryFaces>
      <TestLink onFollow={onClose} />
    </>
  );
}

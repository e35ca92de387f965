import { useQuery } from '@tanstack/react-query';
import { bellText as text } from '#messages/screens/notifications.ts';
import { api } from '#client/lib/api.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { NotificationRows } from './notification-rows.tsx';
import { TestLink } from './test-link.tsx';

/** Rendered only while the dialog is open, so that the list is read only then (specification, section 7). */
export function BellList({ onClose }: { onClose: () => void }) {
  // Refetched with each opening: a cached list may miss what came while the dialog was closed.
  const list = useQuery({ ...api.notifications.list.queryOptions(), gcTime: 0 });
  return (
    <>
      <QueryState
        query={list}
        skeleton={<ListSkeleton label={text.loading} rows={4} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState
            title={text.emptyTitle}
            text={text.emptyText}
            action={
              <ButtonLink to={paths.datePlanning} onClick={onClose}>
                {text.emptyAction}
              </ButtonLink>
            }
          />
        }
      >
        {(notifications) => <NotificationRows notifications={notifications} onClose={onClose} />}
      </QueryState>
      <TestLink onFollow={onClose} />
    </>
  );
}

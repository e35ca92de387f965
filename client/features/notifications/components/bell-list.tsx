import { bellText as text } from '#messages/screens/notifications.ts';
import { bellButtonText } from '#messages/screens/bell.ts';
import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import { NotificationRows } from './notification-rows.tsx';
import { TestLink } from './test-link.tsx';

/** Number of notifications loaded at once. */
const SHOWN = 100;

/**
 * List of the bell's dialog. Rendered only while the dialog is open, so that the list is read only then (specification,
 * section 7).
 */
export function BellList({ onClose }: { onClose: () => void }) {
  // Refetched at each opening: a cached list may miss notifications that arrived while the dialog was closed.
  const list = usePages(
    api.notifications.list.key(),
    (page, options) => client.notifications.list(page, options),
    SHOWN,
    { gcTime: 0 },
  );
  return (
    <>
      <QueryState
        query={{ ...list, data: list.rows }}
        skeleton={<ListSkeleton label={bellButtonText.loading} rows={4} />}
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
        {(notifications) => (
          <>
            <NotificationRows notifications={notifications} onClose={onClose} />
            <ShowMore pages={list} label={text.showMore} className="justify-self-start" />
          </>
        )}
      </QueryState>
      <TestLink onFollow={onClose} />
    </>
  );
}

import { useQueries } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { ITEM_FIELD, listPath } from '#contract/screen-paths.ts';
import type { List } from '#contract/lists.ts';
import { brand } from '#messages/brand.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { paths } from '#client/paths.ts';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { BagDrawing } from '#client/ui/pictures/drawings.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { LazyListDialog } from '../components/lazy-dialogs.tsx';
import { ListKindIcon } from '../components/list-look.tsx';
import { ListPage } from '../components/list-page.tsx';
import { describeOpen } from '../model.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

/** All lists, or the one in the address, or that of the item in the address. */
export default function ListsScreen() {
  const { listId } = useParams();
  const itemId = useSearchParams()[0].get(ITEM_FIELD);
  const lists = useRead(api.lists.list.queryOptions());
  if (listId === undefined && itemId === null) return <Overview lists={lists} />;
  return (
    <QueryState
      query={lists}
      skeleton={<ListPageSkeleton />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
    >
      {(all) =>
        listId === undefined ? (
          <ListOfItem itemId={itemId} lists={all} />
        ) : (
          <ListPage list={all.find(({ id }) => id === listId)} />
        )
      }
    </QueryState>
  );
}

function ListPageSkeleton() {
  return (
    <>
      <PageHeader title={text.title} backTo={paths.lists} />
      <ListSkeleton label={text.loadingItems} rows={6} />
    </>
  );
}

/** Leads to the list that has the item, or to all lists without one. The device usually holds the items of all lists. */
function ListOfItem({ itemId, lists }: { itemId: string | null; lists: readonly List[] }) {
  const queries = useQueries({
    queries: lists.map(({ id }) => api.lists.listItems.queryOptions({ input: { id } })),
  });
  const items = queries.flatMap(({ data = [] }) => data);
  const listId = items.find(({ id }) => id === itemId)?.listId;
  if (listId !== undefined) return <Navigate to={listPath(listId)} replace />;
  return queries.some(({ isLoading }) => isLoading) ? <ListPageSkeleton /> : <Navigate to={paths.lists} replace />;
}

function Overview({ lists }: { lists: ReturnType<typeof useRead<List[]>> }) {
  const [isAdding, setIsAdding] = useState(false);
  const navigate = useNavigate();
  const add = (
    <Button onClick={() => setIsAdding(true)} className="max-sm:w-full">
      <Plus aria-hidden className="size-5" />
      {text.newList}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.lead}
        backTo={paths.dashboard}
        // The empty state has the button instead.
        actions={lists.data?.length !== 0 && add}
      />
      <QueryState
        query={lists}
        skeleton={<ListSkeleton label={text.loading} rows={6} />}
        level={2}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState drawing={<BagDrawing />} level={2} title={text.emptyTitle} text={text.emptyText} action={add} />
        }
      >
        {(all) => (
          <ul className="divide-y divide-line">
            {all.map((list) => (
              <ListRow
                key={list.id}
                to={listPath(list.id)}
                leading={<ListKindIcon kind={list.kind} />}
                title={list.title}
                text={`${text.kinds[list.kind]} · ${describeOpen(list)}`}
                trailing={<PendingMark of={list.id} />}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {isAdding && (
        <LazyListDialog onCreated={({ id }) => void navigate(listPath(id))} onClose={() => setIsAdding(false)} />
      )}
    </>
  );
}

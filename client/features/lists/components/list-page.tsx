import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listScreensText as text } from '#messages/lists.ts';
import type { List } from '#contract/lists.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { paths } from '#client/paths.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { useDeleteList } from '../api.ts';
import { describeOpen } from '../model.ts';
import { ItemList } from './item-list.tsx';
import { LazyListDialog } from './lazy-dialogs.tsx';

/** One list at its own address; `list` is absent if it does not exist. */
export function ListPage({ list }: { list: List | undefined }) {
  return list ? <LoadedList key={list.id} list={list} /> : <GoneList />;
}

function LoadedList({ list }: { list: List }) {
  const [isEditing, setIsEditing] = useState(false);
  const navigate = useNavigate();
  const items = useRead(api.lists.listItems.queryOptions({ input: { id: list.id } }));
  const remove = useDeleteList(() => void navigate(paths.lists, { replace: true }));
  const open = items.data?.filter(({ isDone }) => !isDone).length ?? list.openCount;
  const counts = { itemCount: items.data?.length ?? list.itemCount, openCount: open };
  return (
    <>
      <PageHeader
        title={list.title}
        backTo={paths.lists}
        text={
          <span className="flex items-center justify-between gap-x-3">
            <span className="flex min-w-0 flex-wrap gap-x-3">
              {`${text.kinds[list.kind]} · ${describeOpen(counts)}`}
              <PendingMark of={list.id} />
            </span>
            <span className="flex shrink-0">
              <IconButton icon={Pencil} label={text.editList} onClick={() => setIsEditing(true)} />
              <IconButton
                icon={Trash2}
                label={text.deleteList}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ id: list.id })}
              />
            </span>
          </span>
        }
      />
      <QueryState
        query={items}
        skeleton={<ListSkeleton label={text.loadingItems} rows={6} />}
        level={2}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {(loaded) => <ItemList list={list} items={loaded} />}
      </QueryState>
      {isEditing && <LazyListDialog list={list} onClose={() => setIsEditing(false)} />}
    </>
  );
}

function GoneList() {
  return (
    <>
      <PageHeader title={text.title} backTo={paths.lists} />
      <EmptyState
        level={2}
        title={text.goneTitle}
        text={text.goneText}
        action={<ButtonLink to={paths.lists}>{text.toLists}</ButtonLink>}
      />
    </>
  );
}

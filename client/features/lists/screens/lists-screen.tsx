import { Plus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { allItemsRead, listItemsRead, listsRead } from '#client/features/lists/reads.ts';
import type { ShownQuery } from '#client/lib/shown-query.ts';
import { paths } from '#client/paths.ts';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { PhoneAction } from '#client/ui/layout/phone-action.tsx';
import { BagDrawing } from '#client/ui/pictures/drawings.tsx';
import { brand } from '#domain/kernel/brand.ts';
import type { List } from '#domain/lists/schema.ts';
import { ITEM_FIELD, listPath } from '#domain/registry/screen-paths.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { useDeleteList } from '../api.ts';
import { ItemList } from '../components/item-list.tsx';
import { LazyListDialog } from '../components/lazy-dialogs.tsx';
import { ListLinks } from '../components/list-links.tsx';
import { ListKindIcon } from '../components/list-look.tsx';
import { describeOpen } from '../model.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

/** All lists, or the one in the address, or that of the item in the address. */
export default function ListsScreen() {
  const { listId } = useParams();
  const itemId = useSearchParams()[0].get(ITEM_FIELD);
  const lists = useCopied(listsRead, null);
  if (listId === undefined && itemId === null) return <Overview lists={lists} />;
  return (
    <QueryState
      query={lists}
      skeleton={<ListPageSkeleton />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
    >
      {(all) => (listId === undefined ? <ListOfItem itemId={itemId} /> : <ListPage lists={all} listId={listId} />)}
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

/** Leads to the list that has the item, or to all lists without one. */
function ListOfItem({ itemId }: { itemId: string | null }) {
  const items = useCopied(allItemsRead, null);
  if (!items.data) return <ListPageSkeleton />;
  const listId = items.data.find(({ id }) => id === itemId)?.listId;
  return <Navigate to={listId === undefined ? paths.lists : listPath(listId)} replace />;
}

function Overview({ lists }: { lists: ShownQuery<List[]> }) {
  const [isAdding, setIsAdding] = useState(false);
  const navigate = useNavigate();
  const add = () => setIsAdding(true);
  // The empty state has the button instead.
  const isEmpty = lists.data?.length === 0;
  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
        isEmpty={isEmpty}
        backTo={paths.dashboard}
        actions={!isEmpty && <NewListButton onPress={add} className="max-lg:hidden" />}
      />
      {!isEmpty && <PhoneAction icon={Plus} label={text.newList} onPress={add} />}
      <QueryState
        query={lists}
        skeleton={<ListSkeleton label={text.loading} rows={6} />}
        level={2}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState
            drawing={<BagDrawing />}
            level={2}
            title={text.emptyTitle}
            text={text.emptyText}
            action={<NewListButton onPress={add} />}
          />
        }
      >
        {(all) => (
          <ul className="divide-y divide-line lg:columns-2 lg:gap-x-10 [&>li]:break-inside-avoid">
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

function NewListButton({ onPress, className }: { onPress: () => void; className?: string }) {
  return (
    <Button onClick={onPress} className={className}>
      <Plus aria-hidden className="size-5" />
      {text.newList}
    </Button>
  );
}

/** One list at its own address; on a desktop beside the others. */
function ListPage({ lists, listId }: { lists: readonly List[]; listId: string }) {
  const list = lists.find(({ id }) => id === listId);
  if (!list) return <GoneList />;
  return (
    <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10">
      <div className="max-lg:hidden">
        <ListLinks lists={lists} currentId={list.id} />
      </div>
      <div>
        <LoadedList key={list.id} list={list} />
      </div>
    </div>
  );
}

function LoadedList({ list }: { list: List }) {
  const [isEditing, setIsEditing] = useState(false);
  const navigate = useNavigate();
  const items = useCopied(listItemsRead, { id: list.id });
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

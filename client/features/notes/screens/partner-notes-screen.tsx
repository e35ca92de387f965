import { CalendarHeart, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { notesRead } from '#client/features/notes/reads.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { PhoneAction } from '#client/ui/layout/phone-action.tsx';
import { PageDrawing } from '#client/ui/pictures/drawings.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { noteScreensText as text } from '#messages/notes.ts';
import { NoteList } from '../components/note-list.tsx';
import { NoteOverlays, type OpenNote } from '../components/note-overlays.tsx';
import { noFilter } from '../model.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function PartnerNotesScreen() {
  const [open, setOpen] = useState<OpenNote>({});
  const [filter, setFilter] = useState(noFilter);
  const notes = useCopied(notesRead, null);
  // The empty state has the button instead.
  const isEmpty = notes.data?.length === 0;
  const add = () => setOpen({ isAdding: true });

  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
        isEmpty={isEmpty}
        backTo={paths.dashboard}
        actions={
          !isEmpty && (
            <Button onClick={add} className="max-lg:hidden">
              <NotebookPen aria-hidden className="size-5" />
              {text.add}
            </Button>
          )
        }
      />
      {!isEmpty && <PhoneAction icon={NotebookPen} label={text.add} onPress={add} />}
      <QueryState
        query={notes}
        skeleton={<NotesSkeleton />}
        level={2}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
          <EmptyState
            drawing={<PageDrawing />}
            level={2}
            title={text.emptyTitle}
            text={text.emptyText}
            action={
              <>
                <Button onClick={add}>{text.emptyAction}</Button>
                <ButtonLink to={paths.datePlanning} variant="secondary">
                  <CalendarHeart aria-hidden className="size-5" />
                  {text.createDate}
                </ButtonLink>
              </>
            }
          />
        }
      >
        {(all) => <NoteList notes={all} filter={filter} onFilter={setFilter} onOpen={setOpen} />}
      </QueryState>
      <NoteOverlays notes={notes.data ?? []} open={open} onChange={setOpen} />
    </>
  );
}

function NotesSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div aria-hidden className="grid grid-cols-1 gap-4">
        <Skeleton className="h-12 rounded-full!" />
        <div className="flex h-12 items-center gap-6 border-b border-line px-4">
          <Skeleton className="h-4 w-20" />
          <Skeleton count={2} className="h-4 w-16" />
        </div>
        <div className="flex gap-2 pt-3 pb-2">
          <Skeleton className="h-11 w-20 rounded-full!" />
          <Skeleton className="h-11 w-28 rounded-full!" />
          <Skeleton className="h-11 w-24 rounded-full!" />
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {cards.map((card) => (
            <div key={card} className="grid h-56 content-start gap-4 rounded-large border border-line p-5">
              <div className="flex items-center gap-3">
                <Skeleton className="size-11 rounded-full!" />
                <Skeleton className="h-5 w-1/2" />
              </div>
              <Skeleton className="h-4" />
              <Skeleton className="h-4 w-4/5" />
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}

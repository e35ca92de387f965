import { useQuery } from '@tanstack/react-query';
import { CalendarHeart, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { noteScreensText as text } from '#messages/en/note-screens.ts';
import { api } from '../../../lib/api.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { NoteList } from '../components/note-list.tsx';
import { NoteOverlays, type OpenNote } from '../components/note-overlays.tsx';
import { NotesSkeleton } from '../components/notes-skeleton.tsx';
import { noFilter } from '../model.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function PartnerNotesScreen() {
  const [open, setOpen] = useState<OpenNote>({});
  const [filter, setFilter] = useState(noFilter);
  const notes = useQuery(api.notes.list.queryOptions());
  const add = () => setOpen({ isAdding: true });

  return (
    <>
      <PageHeader
        title={text.title}
        text={text.lead}
        backTo={paths.dashboard}
        actions={
          // Empty, the screen's own words begin it.
          notes.data?.length !== 0 && (
            <Button onClick={add} className="max-sm:w-full">
              <NotebookPen aria-hidden className="size-5" />
              {text.add}
            </Button>
          )
        }
      />
      {notes.isPending && <NotesSkeleton />}
      {notes.isError && (
        <ErrorState
          level={2}
          title={text.failedTitle}
          text={text.failedText}
          isRetrying={notes.isFetching}
          onRetry={() => void notes.refetch()}
        />
      )}
      {notes.data?.length === 0 && (
        <EmptyState
          level={2}
          title={text.emptyTitle}
          text={text.emptyText}
          action={
            <>
              <Button onClick={add}>{text.emptyAction}</Button>
              <ButtonLink to={paths.datePlanning} variant="secondary">
                <CalendarHeart aria-hidden className="size-5" />
                {text.planDate}
              </ButtonLink>
            </>
          }
        />
      )}
      {notes.data && notes.data.length > 0 && (
        <NoteList notes={notes.data} filter={filter} onFilter={setFilter} onOpen={setOpen} />
      )}
      <NoteOverlays notes={notes.data ?? []} open={open} onChange={setOpen} />
    </>
  );
}

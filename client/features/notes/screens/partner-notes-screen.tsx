import { useQuery } from '@tanstack/react-query';
import { CalendarHeart, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { noteScreensText as text } from '#messages/en/note-screens.ts';
import { api } from '../../../lib/api.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryFaces } from '../../../ui/feedback/query-faces.tsx';
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
      <QueryFaces
        query={notes}
        skeleton={<NotesSkeleton />}
        level={2}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={
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
        }
      >
        {(all) => <NoteList notes={all} filter={filter} onFilter={setFilter} onOpen={setOpen} />}
      </QueryFaces>
      <NoteOverlays notes={notes.data ?? []} open={open} onChange={setOpen} />
    </>
  );
}

import { brand } from '#messages/brand.ts';
import { galleryText as text } from '#messages/screens/gallery.ts';
import { canReadGallery } from '#client/data/upload/gallery/gallery-tasks.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { DaysList } from '../components/gallery/days-list.tsx';
import { GalleryIntro } from '../components/gallery/gallery-intro.tsx';
import { ReadingCard } from '../components/gallery/reading-card.tsx';
import { ReadingNotes } from '../components/gallery/reading-notes.tsx';
import { SendingCard } from '../components/gallery/sending-card.tsx';
import { openGallery } from '../gallery-kept-api.ts';
import { useGallery } from '../use-gallery.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

/**
 * Imports the photos of years into the timeline: choose, review, confirm. The upload runs in the background of other
 * screens.
 */
export default function FillTimelineScreen() {
  const { id } = useMember();
  const state = useGallery();
  const { plan, reading, hasFailed } = state;
  return (
    <>
      <PageHeader title={text.title} text={text.lead} backTo={paths.memories} />
      {!canReadGallery() ? (
        <EmptyState level={2} title={text.unsupportedTitle} text={text.unsupportedText} />
      ) : plan === null && hasFailed ? (
        <ErrorState
          level={2}
          title={text.failedTitle}
          text={text.failedText}
          onRetry={() => void openGallery(id)}
        />
      ) : plan === null ? (
        <LoadingRegion label={text.loading}>
          <Skeleton className="h-80 rounded-large!" />
        </LoadingRegion>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {plan.total.photos > 0 && <SendingCard plan={plan} pending={state.pending} />}
          {reading && <ReadingCard reading={reading} />}
          <ReadingNotes {...state} />
          {!reading && plan.chosen.length === 0 && <GalleryIntro />}
          <DaysList plan={plan} thumbnails={state.thumbnails} reading={reading} />
        </div>
      )}
    </>
  );
}

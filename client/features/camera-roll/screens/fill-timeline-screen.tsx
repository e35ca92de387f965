import { Info } from 'lucide-react';
import { useEffect } from 'react';
import { pendingState } from '#client/data/outbox/pending-state.ts';
import { useMember } from '#client/data/session.ts';
import { canReadGallery } from '#client/data/upload/gallery/gallery-tasks.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { paths } from '#client/paths.ts';
import { Card } from '#client/ui/content/card.tsx';
import { BlockPrintBorder, MirrorWork } from '#client/ui/content/ornaments.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { GALLERY_PHOTOS_MAX } from '#domain/memories/facts.ts';
import { galleryText as text } from '#messages/gallery.ts';
import { ChoosePhotos } from '../components/choose-photos.tsx';
import { DaysList } from '../components/days-list.tsx';
import { SendingCard } from '../components/sending-card.tsx';
import { openGallery, type GalleryState, gallery, noGallery, refreshGalleryPending } from '../kept-api.ts';
import { findMissing } from '../model.ts';
import { stopReading } from '../reading-api.ts';

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
      <PageHeader title={text.title} lead={text.lead} backTo={paths.memories} />
      {!canReadGallery() ? (
        <EmptyState level={2} title={text.unsupportedTitle} text={text.unsupportedText} />
      ) : plan === null && hasFailed ? (
        <ErrorState level={2} title={text.failedTitle} text={text.failedText} onRetry={() => void openGallery(id)} />
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

/** Progress of reading the chosen photos. */
function ReadingCard({ reading }: { reading: NonNullable<GalleryState['reading']> }) {
  const { step, done, total } = reading;
  const words = step === 'scan' ? text.scanning(done, total) : text.drawing(done, total);
  return (
    <Card className="grid gap-3">
      <p className="figures font-medium">{words}</p>
      <ProgressBar label={text.readingLabel} percent={(100 * done) / Math.max(1, total)} valueText={words} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose min-w-0 flex-1 basis-60 text-caption text-ink-soft">{text.readingText}</p>
        <Button variant="quiet" onClick={stopReading}>
          {text.stop}
        </Button>
      </div>
    </Card>
  );
}

/** Explains the import and the use of the photos before any is chosen. */
function GalleryIntro() {
  return (
    <Card className="grid grid-cols-1 gap-5 overflow-hidden">
      <BlockPrintBorder id="gallery-intro" className="-mx-6 -mt-6 w-[calc(100%+3rem)]! bg-festive-soft text-festive" />
      <div className="grid gap-2">
        <MirrorWork className="size-14 text-festive" />
        <h2 className="text-title">{text.introTitle}</h2>
        <p className="max-w-prose text-ink-soft">{text.introText(GALLERY_PHOTOS_MAX)}</p>
      </div>
      <ul className="grid gap-3">
        {text.points.map((point) => (
          <li key={point} className="flex gap-3">
            <span aria-hidden className="mt-2.5 size-2 shrink-0 rounded-full bg-festive" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <ChoosePhotos size="large" className="w-full sm:w-auto sm:justify-self-start" />
    </Card>
  );
}

/** Returns the member's camera-roll import as stored on this device. */
function useGallery(): GalleryState {
  const { id } = useMember();
  useEffect(() => {
    const open = () => void openGallery(id);
    // Another tab may have changed the import.
    const openAgain = () => {
      if (document.visibilityState === 'visible') open();
    };
    open();
    document.addEventListener('visibilitychange', openAgain);
    const stopListening = pendingState.subscribe(() => void refreshGalleryPending(id));
    return () => {
      document.removeEventListener('visibilitychange', openAgain);
      stopListening();
    };
  }, [id]);
  const state = useStore(gallery, noGallery);
  return state.plan && state.plan.memberId !== id ? noGallery : state;
}

/** Lists the chosen photos that are not part of a day, with the reasons. */
function ReadingNotes({ plan, thumbnails, reading, problem, leftOut }: GalleryState) {
  if (!plan) return null;
  const missing = reading ? 0 : plan.unread + findMissing(plan, (hash) => thumbnails.has(hash)).length;
  const notes = [
    problem === 'full' && text.full,
    problem === 'failed' && text.readingFailed,
    missing > 0 && text.missing(missing),
    plan.known > 0 && text.known(plan.known),
    leftOut > 0 && text.leftOut(GALLERY_PHOTOS_MAX, leftOut),
  ].filter((note) => note !== false);
  return (
    <>
      {notes.length > 0 && (
        <ul role="status" className="grid gap-2">
          {notes.map((note) => (
            <li key={note} className="flex gap-3 rounded-small bg-sunk px-4 py-3">
              <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0">{note}</span>
            </li>
          ))}
        </ul>
      )}
      {plan.unreadable.length > 0 && (
        <details className="rounded-small border border-line px-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
            {text.unreadableTitle(plan.unreadable.length)}
          </summary>
          <ul className="grid gap-2 pb-3">
            {plan.unreadable.map(({ id, name, fault }) => (
              <li key={id} className="grid">
                <span className="font-medium wrap-anywhere">{name}</span>
                <span className="text-caption text-ink-soft">{text.faults[fault]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

import { useDeferredValue, useMemo, useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { newId } from '#client/data/outbox/new-id.ts';
import { memoriesRead } from '#client/features/memories/reads.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { galleryText as text } from '#messages/gallery.ts';
import { uiText } from '#messages/ui.ts';
import { agree, startOver } from '../api.ts';
import type { GalleryState } from '../kept-api.ts';
import { countMemories, type GalleryDay, groupByDay, toMemories } from '../model.ts';
import { ChoosePhotos } from './choose-photos.tsx';
import { DayCard } from './day-card.tsx';

interface DaysListProps extends Pick<GalleryState, 'thumbnails' | 'reading'> {
  plan: NonNullable<GalleryState['plan']>;
}

const none: readonly GalleryDay[] = [];

/** Days to review, with the confirmation below them. */
export function DaysList({ plan, thumbnails, reading }: DaysListProps) {
  const { chosen, dropped, days: saidDays, titles } = plan;
  /**
   * Announced only to screen readers: a toast would appear under the finger that moves from the field to the button.
   */
  const [moved, setMoved] = useState('');
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAgreeing, setIsAgreeing] = useState(false);
  const memories = useCopied(memoriesRead, null);
  const withMemory = useMemo(() => new Set((memories.data ?? []).map(({ memoryDate }) => memoryDate)), [memories.data]);
  const isReading = reading !== null;
  // Once reading is over, unprepared photos are not on this device.
  const shown = useMemo(
    () => (isReading ? chosen : chosen.filter(({ hash }) => thumbnails.has(hash) || dropped.includes(hash))),
    [chosen, dropped, thumbnails, isReading],
  );
  const days = useMemo(() => groupByDay({ chosen: shown, dropped, days: saidDays }), [shown, dropped, saidDays]);
  // Deferred: rendering three hundred tiles at once would block a tap, so React renders them in interruptible slices.
  const drawn = useDeferredValue(days, none);
  const count = countMemories(days);
  const photos = days.reduce((sum, day) => sum + day.photos.length, 0);
  const undated = days.find(({ day }) => day === null)?.photos.length ?? 0;
  const naming = { titles, nameDay: formatDate, namePart: text.part, newId };
  const keep = () => {
    setIsAgreeing(true);
    void agree(toMemories(days, naming)).finally(() => {
      setIsAgreeing(false);
      scrollTo({ top: 0 });
    });
  };
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="gallery-days" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="gallery-days" className="text-title">
            {text.days}
          </h2>
          <p className="figures text-caption text-ink-soft">
            {text.summary(photos, days.filter((day) => day.photos.length > 0).length)}
          </p>
        </div>
        {!isReading && (
          <div className="-mx-3 flex flex-wrap">
            <ChoosePhotos variant="quiet" label={text.chooseMore} />
            <Button variant="quiet" onClick={() => setIsLeaving(true)}>
              {text.startOver}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ul className="grid grid-cols-1">
        {drawn.map((each) => (
          <DayCard
            key={each.first}
            each={each}
            title={titles[each.day ?? ''] ?? ''}
            hasMemory={each.day !== null && withMemory.has(each.day)}
            thumbnails={thumbnails}
            onMoved={setMoved}
          />
        ))}
      </ul>
      {!isReading && undated > 0 && (
        <p role="status" className="text-ink-soft">
          {text.undatedLeft(undated)}
        </p>
      )}
      {!isReading && count > 0 && (
        <div className="sticky bottom-[calc(5rem+var(--offer-height,0px)+env(safe-area-inset-bottom))] z-10 lg:bottom-[calc(1rem+var(--offer-height,0px))]">
          <Button
            size="large"
            isPending={isAgreeing}
            onClick={keep}
            className="w-full shadow-lift sm:mx-auto sm:flex sm:w-auto"
          >
            {text.agree(count)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
        title={`${text.startOver}?`}
        text={text.startOverText}
        confirmLabel={text.startOver}
        dismissLabel={uiText.cancel}
        onConfirm={() => {
          setIsLeaving(false);
          void startOver();
        }}
      />
    </section>
  );
}

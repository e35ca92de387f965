import { galleryText as text } from '#messages/screens/gallery.ts';
import { Card } from '#client/ui/content/card.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { GalleryState } from '../../gallery-kept-api.ts';
import { stopReading } from '../../gallery-reading-api.ts';

/** Progress of reading the chosen photos. */
export function ReadingCard({ reading }: { reading: NonNullable<GalleryState['reading']> }) {
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

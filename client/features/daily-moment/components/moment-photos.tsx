import { clsx } from 'clsx';
import { Camera, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Photo } from '#client/ui/content/photo.tsx';
import type { DailyMoment } from '#domain/daily-moment/schema.ts';
import { dailyMomentScreensText as text } from '#messages/daily-moment.ts';

interface MomentPhotosProps {
  moment: DailyMoment;
  /** First name of the partner; `null` for one without a name yet. */
  partnerName: string | null;
}

/** The photos of a day side by side: the member's, and the partner's or what hides it. */
export function MomentPhotos({ moment: { mine, partner }, partnerName }: MomentPhotosProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {mine ? (
        <Photo src={mine.thumbnailUrl} alt={text.yourPhoto} ratio="3/4" />
      ) : (
        <EmptyFrame>
          <Camera className="size-8" strokeWidth={1.5} />
        </EmptyFrame>
      )}
      {partner.thumbnailUrl ? (
        <Photo src={partner.thumbnailUrl} alt={text.partnersPhoto(partnerName)} ratio="3/4" />
      ) : (
        <EmptyFrame isSealed={partner.state === 'sealed'}>
          <Lock className="size-8" strokeWidth={1.5} />
        </EmptyFrame>
      )}
    </div>
  );
}

/** Place of a photo that is not there, or that is sealed. The sentence below says which. */
function EmptyFrame({ isSealed = false, children }: { isSealed?: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid aspect-[3/4] place-items-center rounded-small border border-dashed',
        isSealed ? 'border-accent bg-accent-soft text-accent-ink' : 'border-line-strong text-ink-faint',
      )}
    >
      {children}
    </span>
  );
}

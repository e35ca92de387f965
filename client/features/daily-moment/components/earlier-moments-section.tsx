import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { Section } from '#client/ui/content/card.tsx';
import { isGivenDay, isOpen } from '#domain/daily-moment/public-form.ts';
import type { DailyMoment } from '#domain/daily-moment/schema.ts';
import { dailyMomentScreensText as text } from '#messages/daily-moment.ts';
import { earlierMomentsRead } from '../reads.ts';
import { MomentActions } from './moment-actions.tsx';
import { MomentPhotos } from './moment-photos.tsx';

/** The earlier days whose photos are still there; older ones are among the memories. Renders nothing without any. */
export function EarlierMomentsSection() {
  const { data = [] } = useCopied(earlierMomentsRead, null);
  const today = indiaDate(useNow());
  const partnerName = usePartner()?.firstName ?? null;
  const shown = data.filter((moment) => isGivenDay(moment.day, today) && (isOpen(moment) || moment.canGive));
  if (shown.length === 0) return null;
  return (
    <Section title={text.earlier}>
      <p className="text-ink-soft">{text.photosEnd}</p>
      <ol className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2">
        {shown.map((moment) => (
          <Day key={moment.day} moment={moment} partnerName={partnerName} />
        ))}
      </ol>
    </Section>
  );
}

function Day({ moment, partnerName }: { moment: DailyMoment; partnerName: string | null }) {
  const { day } = moment;
  return (
    <li className="grid min-w-0 content-start gap-2">
      <h3 className="text-caption text-ink-soft">
        <time dateTime={day}>{formatDate(day)}</time>
      </h3>
      <MomentPhotos moment={moment} partnerName={partnerName} />
      <MomentActions moment={moment} />
    </li>
  );
}

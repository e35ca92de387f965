import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { isOpen } from '#domain/daily-moment/public-form.ts';
import type { DailyMoment } from '#domain/daily-moment/schema.ts';
import { dailyMomentScreensText as text } from '#messages/daily-moment.ts';
import { todaysMomentRead } from '../reads.ts';
import { MomentActions } from './moment-actions.tsx';
import { MomentPhotos } from './moment-photos.tsx';

/** Today's moment of the two, on the screen of the question. */
export function MomentCard() {
  const { data: moment } = useCopied(todaysMomentRead, null);
  const partnerName = usePartner()?.firstName ?? null;
  if (!moment) return null;
  return (
    <section
      aria-labelledby="moment-of-the-day"
      className="grid max-w-xl grid-cols-1 gap-4 rounded-large border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="moment-of-the-day" className="text-title">
          {text.title}
        </h2>
        <p className="text-ink-soft">{text.lead}</p>
      </div>
      <MomentPhotos moment={moment} partnerName={partnerName} />
      <p role="status" className="text-ink-soft empty:hidden">
        {describeState(moment, partnerName)}
      </p>
      <PendingMark of="dailyMoment" />
      <MomentActions moment={moment} />
    </section>
  );
}

/** Returns the sentence below a day's photos; `null` where the lead says enough. */
function describeState(moment: DailyMoment, partnerName: string | null): string | null {
  if (isOpen(moment)) return text.givenOpen;
  if (moment.partner.state === 'sealed') return text.partnerWaits(partnerName);
  return moment.mine ? text.sealedMine(partnerName) : null;
}

import { CircleCheck, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { asText } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { usePartnerName } from '#client/data/partner.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { useIsOffline } from '#client/lib/network/use-failed-source.ts';
import { paths } from '#client/paths.ts';
import { Card } from '#client/ui/content/card.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { galleryText as text } from '#messages/gallery.ts';
import { acknowledge, decideRefused, pauseSending } from '../api.ts';
import { countLeft, dayOf, type GalleryState } from '../kept-api.ts';

interface SendingCardProps extends Pick<GalleryState, 'pending'> {
  plan: NonNullable<GalleryState['plan']>;
}

/** Upload progress of the confirmed memories, and the rejected ones. */
export function SendingCard({ plan, pending }: SendingCardProps) {
  const { total, isPaused } = plan;
  const isOffline = useIsOffline();
  const refused = pending.filter(({ state }) => state === 'refused');
  const isOver = pending.length === refused.length && plan.agreed.length === 0;
  const done = Math.max(0, total.photos - countLeft({ plan, pending }));
  const words = text.sent(done, total.photos);
  const partnerName = usePartnerName();
  return (
    <Card className="grid grid-cols-1 gap-4">
      {isOver && refused.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <CircleCheck aria-hidden className="size-10 text-positive" strokeWidth={1.6} />
          <h2 className="text-title">{text.doneTitle}</h2>
          <p role="status" className="figures text-ink-soft">
            {text.doneText(total.photos, total.memories)}
          </p>
          <ButtonLink to={paths.memories} onClick={() => void acknowledge()}>
            {text.seeMemories}
          </ButtonLink>
        </div>
      ) : (
        <>
          <h2 className="text-title">{isPaused ? text.pausedTitle : text.sendingTitle}</h2>
          <ProgressBar
            label={text.sendingLabel}
            percent={(100 * done) / Math.max(1, total.photos)}
            valueText={words}
            tone={isPaused ? 'calm' : 'accent'}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="grid min-w-0 flex-1 basis-60 gap-1">
              <p className="figures font-medium">{words}</p>
              <p className="max-w-prose text-caption text-ink-soft">
                {isPaused ? text.pausedText : isOffline ? text.offlineText : text.sendingText(partnerName)}
              </p>
            </div>
            {!isOver && (
              <Button variant="secondary" onClick={() => void pauseSending(!isPaused)}>
                {isPaused ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />}
                {isPaused ? text.resume : text.pause}
              </Button>
            )}
          </div>
        </>
      )}
      {refused.length > 0 && (
        <section className="grid gap-1 border-t border-line pt-4">
          <h3 className="font-heading text-lead font-semibold">{text.refusedTitle}</h3>
          <ul className="divide-y divide-line">
            {refused.map((change) => (
              <Refused key={change.order} change={change} />
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

function Refused({ change }: { change: PendingMutation }) {
  const [isPending, setIsPending] = useState(false);
  const title = asText(change.body?.['title']);
  const day = formatDate(dayOf(change.body));
  const run = (decision: 'retry' | 'drop') => {
    setIsPending(true);
    void decideRefused(change, decision).finally(() => setIsPending(false));
  };
  return (
    <li className="grid gap-2 py-3">
      <p className="font-medium wrap-anywhere">
        {title}
        {title !== day && <span className="block text-caption font-normal text-ink-soft">{day}</span>}
      </p>
      <p className="text-danger">{change.reason}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" isPending={isPending} onClick={() => run('retry')}>
          {text.retry}
        </Button>
        <Button variant="quiet" isPending={isPending} onClick={() => run('drop')}>
          {text.letGo}
        </Button>
      </div>
    </li>
  );
}

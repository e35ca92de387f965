import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { putOff } from '#client/data/device-marks.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { useReadNudge } from '#client/features/nudges/api.ts';
import { nowIso } from '#client/lib/clock.ts';
import { dayAfter, indiaDate } from '#client/lib/format/dates.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { fromPartnerText as text } from '#messages/from-partner.ts';
import { useSeeUpTo } from '../api.ts';
import { isPutOffOnly, type News, seenAfter } from '../model.ts';
import { useNews } from '../use-news.ts';
import { NewsBody } from './news-body.tsx';

// The form loads the contract's schemas.
const NudgeForm = lazyNamed(
  async () => (await import('#client/features/nudges/components/nudge-form-card.tsx')).NudgeFormCard,
  <Skeleton className="h-80 rounded-small!" />,
);

/**
 * The partner on Home: one thing at a time of what came from them and is not met yet. It renders nothing without any, so
 * that it takes no room.
 */
export function FromPartnerCard() {
  const { isPremium } = useMember();
  const partner = usePartner();
  const news = useNews();
  // The nudge that is being replied to stays while the form is open, although it is read.
  const [replied, setReplied] = useState<News | null>(null);
  const { card, current, hold, release } = useShown(news, replied);
  const { mutate: seeUpTo } = useSeeUpTo();
  const { mutate: markRead } = useReadNudge();
  if (!partner || !current) return null;
  const others = news.filter(({ key }) => key !== current.key).length;

  /** Meets a thing, so that the next one follows. */
  function meet(met: News) {
    const seenUpTo = seenAfter(met);
    if (seenUpTo !== null) seeUpTo({ seenUpTo });
    else if (met.kind === 'nudge') markRead({ id: met.nudge.id });
    else {
      const today = indiaDate(nowIso());
      putOff(met.key, dayAfter(today), today);
    }
  }
  function reply(to: News) {
    setReplied(to);
    meet(to);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows the focus, and reacts to no press
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="from-partner"
      onFocus={hold}
      onBlur={release}
      className="@container mx-2 mb-2 grid grid-cols-1 gap-3 rounded-small bg-festive-soft px-4 py-4 text-festive-ink outline-none sm:px-5"
    >
      <div className="-my-1 flex min-h-11 items-center gap-3">
        <Avatar
          name={`${partner.firstName} ${partner.lastName}`}
          photoUrl={partner.profileImageUrl}
          size="small"
          tone="festive"
          className="ring-1 ring-current"
        />
        <h2 id="from-partner" className="min-w-0 flex-1 font-text text-caption font-semibold wrap-anywhere">
          {text.title(partner.firstName)}
        </h2>
        {others > 0 && (
          <span className="figures shrink-0 rounded-full border border-current px-2 text-caption font-semibold">
            <span aria-hidden>{`+${others}`}</span>
            <span className="sr-only">{text.more(others)}</span>
          </span>
        )}
        {replied === null &&
          (isPutOffOnly(current) ? (
            <Button variant="quiet" onClick={() => meet(current)} className="-mr-3 px-3! text-inherit!">
              {text.later}
            </Button>
          ) : (
            <IconButton icon={X} label={text.dismiss} onClick={() => meet(current)} className="-mr-2.5" />
          ))}
      </div>
      <div aria-live="polite" className="grid grid-cols-1 gap-3">
        <NewsBody
          key={current.key}
          news={current}
          partnerName={partner.firstName}
          isReplying={replied !== null}
          onMet={() => meet(current)}
          {...(isPremium && { onReply: () => reply(current) })}
        />
      </div>
      {replied && <NudgeForm isPlain onClose={() => setReplied(null)} />}
    </section>
  );
}

/**
 * Chooses what the card shows: the nudge that is being replied to, or the first of the news; while the member has the
 * focus in it, or in a dialog that it opened, the same one. Where what had the focus is gone, it moves to the card, or
 * to the page.
 */
function useShown(news: readonly News[], replied: News | null) {
  const card = useRef<HTMLElement>(null);
  const isInUse = useRef(false);
  const [heldKey, setHeldKey] = useState<string | null>(null);
  const current = replied ?? news.find(({ key }) => key === heldKey) ?? news[0];
  const shownKey = current?.key ?? null;
  const formerKey = useRef(shownKey);
  useEffect(() => {
    const isOther = formerKey.current !== shownKey;
    formerKey.current = shownKey;
    if (!isOther || !isInUse.current || document.activeElement !== document.body) return;
    const rest = card.current ?? document.getElementById('content');
    rest?.focus({ preventScroll: true });
    // A card that is gone has no blur, and one that comes later must not take the focus.
    if (!card.current) isInUse.current = false;
  }, [shownKey]);
  return {
    card,
    current,
    hold() {
      isInUse.current = true;
      setHeldKey(shownKey);
    },
    release() {
      isInUse.current = false;
      setHeldKey(null);
    },
  };
}

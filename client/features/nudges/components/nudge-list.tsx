import { clsx } from 'clsx';
import { Check, CheckCheck, Heart } from 'lucide-react';
import { usePendingState } from '#client/data/outbox/pending-state.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { toParts } from '#client/ui/layout/long-list-model.ts';
import { LongParts } from '#client/ui/layout/long-list.tsx';
import type { Nudge } from '#domain/nudges/schema.ts';
import { nudgeScreensText as text } from '#messages/nudges.ts';
import { useHeartNudge, useReadNudge } from '../api.ts';
import { describeNudge, NUDGE_TONES } from '../model.ts';

/** About how high a nudge is, in pixels. */
const ROW_PX = 184;

/** Lists nudges, the newest first, of which it draws those near the screen. */
export function NudgeList({ nudges }: { nudges: readonly Nudge[] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <LongParts
        parts={toParts(nudges)}
        keyOf={(_part, place) => String(place)}
        heightOf={(part) => part.length * ROW_PX}
      >
        {(part) => (
          <ul className="grid grid-cols-1 gap-4">
            {part.map((nudge) => (
              <NudgeRow key={nudge.id} nudge={nudge} />
            ))}
          </ul>
        )}
      </LongParts>
    </div>
  );
}

function NudgeRow({ nudge }: { nudge: Nudge }) {
  const member = useMember();
  const partnerId = usePartner()?.id ?? null;
  const markRead = useReadNudge();
  const sendHeart = useHeartNudge();
  const { heading, isSent, isUnread, state, readAt, heart, canHeart } = describeNudge(nudge, {
    memberId: member.id,
    partnerId,
  });
  // Pending ones are not delivered yet.
  const isUnsent = usePendingState().createdIds.has(nudge.id);
  const StateIcon = nudge.isRead ? CheckCheck : Check;
  return (
    <li
      className={clsx(
        'grid grid-cols-1 gap-3 rounded-large border p-5',
        isUnread ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
        isSent ? 'ml-6 sm:ml-14' : 'mr-6 sm:mr-14',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-heading text-lead leading-tight font-semibold wrap-anywhere">{heading}</h3>
        <Badge tone={isUnread ? 'neutral' : NUDGE_TONES[nudge.nudgeType]}>
          <span aria-hidden>{text.emoji[nudge.nudgeType]}</span>
          {text.types[nudge.nudgeType]}
        </Badge>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{nudge.message}</p>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-caption text-ink-soft">
        <time dateTime={nudge.createdAt} className="figures">
          {formatInstant(nudge.createdAt)}
        </time>
        <PendingMark of={nudge.id} />
        {state && !isUnsent && (
          <p className="figures inline-flex items-center gap-1.5">
            <StateIcon aria-hidden className={clsx('size-4', nudge.isRead && 'text-positive')} />
            {readAt ? `${state} · ${formatInstant(readAt)}` : state}
          </p>
        )}
        {heart && (
          <p className="inline-flex items-center gap-1.5 font-medium text-accent-ink">
            <Heart aria-hidden className="size-4 fill-current" />
            {heart}
          </p>
        )}
        {canHeart && (
          <Button
            variant="quiet"
            isPending={sendHeart.isPending}
            onClick={() => sendHeart.mutate({ id: nudge.id })}
            className="-ml-5"
          >
            <Heart aria-hidden className="size-5" />
            {text.sendHeart}
          </Button>
        )}
        {isUnread && (
          <Button variant="secondary" isPending={markRead.isPending} onClick={() => markRead.mutate({ id: nudge.id })}>
            <Check aria-hidden className="size-5" />
            {text.markAsRead}
          </Button>
        )}
      </div>
    </li>
  );
}

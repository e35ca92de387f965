import type { BadgeTone } from '#client/ui/content/badge.tsx';
import type { Nudge } from '#domain/nudges/schema.ts';
import { nudgeScreensText as text } from '#messages/nudges.ts';

export const NUDGE_TONES: Record<Nudge['nudgeType'], BadgeTone> = {
  gentle: 'calm',
  sweet: 'accent',
  playful: 'festive',
  reminder: 'neutral',
};

export interface NudgeView {
  /** Heading: 'To your partner' or 'From Riya'. */
  heading: string;
  isSent: boolean;
  /** True if received and unread: highlighted, with a button. */
  isUnread: boolean;
  /** State: 'Read' or 'Delivered'; `null` for an unread received nudge. */
  state: string | null;
  /** Instant of reading; only for the receiver. */
  readAt: string | null;
  /** Name of the member who sent a heart; `null` without a heart. */
  heart: string | null;
  /** True if received and not answered with a heart yet. */
  canHeart: boolean;
}

interface Two {
  memberId: string;
  /** `null` without a partner. */
  partnerId: string | null;
}

/** Returns a nudge as the member sees it. A former partner has no name on the device. */
export function describeNudge(nudge: Nudge, { memberId, partnerId }: Two): NudgeView {
  const { fromUserId, toUserId, fromUserName } = nudge;
  const isSent = fromUserId === memberId;
  const hasHeart = nudge.heartedAt !== null;
  if (isSent) {
    const state = nudge.isRead ? text.read : text.delivered;
    return {
      heading: toUserId === partnerId ? text.toPartner : text.toFormer,
      isSent,
      isUnread: false,
      state,
      readAt: null,
      heart: hasHeart ? text.heartReceived : null,
      canHeart: false,
    };
  }
  return {
    heading: fromUserId !== null && fromUserId !== partnerId ? text.fromFormer : text.from(fromUserName || null),
    isSent,
    isUnread: !nudge.isRead,
    state: nudge.isRead ? text.read : null,
    readAt: nudge.readAt,
    heart: hasHeart ? text.heartGiven : null,
    canHeart: !hasHeart,
  };
}

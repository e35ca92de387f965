import type { Nudge } from '#contract/nudges.ts';
import { nudgeScreensText as text } from '#messages/en/nudge-screens.ts';
import type { BadgeTone } from '../../ui/content/badge.tsx';

export const NUDGE_TONES: Record<Nudge['nudgeType'], BadgeTone> = {
  gentle: 'calm',
  sweet: 'accent',
  playful: 'festive',
  reminder: 'neutral',
};

export interface NudgeView {
  /** 'To your partner' or 'From Riya'. */
  heading: string;
  isSent: boolean;
  /** Received and not read yet: highlighted, with a button. */
  isUnread: boolean;
  /** What stands below: 'Read', 'Delivered', or nothing while it is unread. */
  state: string | null;
  /** When it was read, an instant; told to the one who received it. */
  readAt: string | null;
}

/** One nudge in the eyes of a member. */
export function describeNudge(nudge: Nudge, memberId: string): NudgeView {
  const isSent = nudge.fromUserId === memberId;
  if (isSent) {
    const state = nudge.isRead ? text.read : text.delivered;
    return { heading: text.toPartner, isSent, isUnread: false, state, readAt: null };
  }
  return {
    heading: text.from(nudge.fromUserName || text.yourPartner),
    isSent,
    isUnread: !nudge.isRead,
    state: nudge.isRead ? text.read : null,
    readAt: nudge.readAt,
  };
}

/** Whether a refusal means that the member needs premium (specification, section 6). */
export function needsPremium(error: Error | null): boolean {
  if (!error) return false;
  const isForbidden = 'status' in error && error.status === 403;
  return isForbidden || error.message.includes('premium feature');
}

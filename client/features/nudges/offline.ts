import { asText, nameIn, recordRules } from '#client/data/outbox/offline-rules.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { NUDGE_TYPES } from '#domain/nudges/facts.ts';
import { nudgeScreensText as text } from '#messages/nudges.ts';

type StoredNudge = PublicRow<'nudges'>;

/** Pending nudges, and what the member has read or answered with a heart. */
export const pendingNudges = recordRules<StoredNudge>('nudges', {
  calls: {
    'nudges.send': 'create',
    'nudges.heart': 'react',
    'nudges.markRead': 'read',
  },
  toRow: ({ objectId, memberId, madeAt, body }, { partnerId }) => ({
    id: objectId,
    fromUserId: memberId,
    // The server refuses a nudge without a partner.
    toUserId: partnerId ?? memberId,
    message: asText(body?.['message']),
    nudgeType: NUDGE_TYPES.find((type) => type === body?.['nudgeType']) ?? 'sweet',
    isRead: false,
    readAt: null,
    heartedAt: null,
    createdAt: madeAt,
  }),
  amend: (nudge, { call, madeAt }) => ({
    ...nudge,
    isRead: true,
    readAt: nudge.readAt ?? madeAt,
    heartedAt: call === 'nudges.heart' ? (nudge.heartedAt ?? madeAt) : nudge.heartedAt,
  }),
  shownAtOnce: ['nudges.heart', 'nudges.markRead'],
  nameOf: ({ message }) => asText(message),
  describe: ({ message, nudgeType }) => [
    { label: text.message, value: asText(message) },
    { label: text.type, value: nameIn(text.types, nudgeType) },
  ],
});

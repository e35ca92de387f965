import { answerByRows, asText, inRows, type OfflineRules, type RowRules } from '#client/data/outbox/offline-rules.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { NUDGE_TYPES } from '#domain/nudges/facts.ts';
import { nudgeScreensText as text } from '#messages/nudges.ts';

type StoredNudge = PublicRow<'nudges'>;

const rows: RowRules<StoredNudge> = {
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
};

const answerRow = answerByRows(rows);

/** Pending nudges, and what the member has read or answered with a heart. */
export const pendingNudges: OfflineRules = {
  calls: rows.calls,
  withBaseVersion: [],
  shownAtOnce: ['nudges.heart', 'nudges.markRead'],
  shows: { nudges: inRows(rows) },
  answer: (change, context) => Object.assign({ fromUserName: null }, answerRow(change, context)),
  nameOf: ({ message }) => asText(message),
  describe: ({ message, nudgeType }) => [
    { label: text.message, value: asText(message) },
    { label: text.type, value: nameOfType(nudgeType) },
  ],
};

function nameOfType(type: unknown): string {
  return Object.entries(text.types).find(([name]) => name === type)?.[1] ?? '';
}

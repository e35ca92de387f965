import type { CopiedRead } from '#client/data/copy/shown.ts';
import { byNewest } from '#client/data/outbox/offline-rules.ts';
import type { Nudge } from '#domain/nudges/schema.ts';

/** The nudges of both, newest first. */
export const nudgesRead: CopiedRead<null, Nudge[]> = {
  of: ['nudges', 'members'],
  derive(shown) {
    const names = new Map(shown('members').map(({ id, firstName }) => [id, firstName]));
    return shown('nudges')
      .map((nudge) => ({ ...nudge, fromUserName: (nudge.fromUserId && names.get(nudge.fromUserId)) ?? null }))
      .toSorted(byNewest('createdAt'));
  },
};

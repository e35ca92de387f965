import { z } from 'zod';
import { paths } from '#domain/registry/screen-paths.ts';
import { RECORD_KINDS } from '#domain/trash/schema.ts';
import { notificationsText as text } from '#messages/notifications.ts';
import { trashScreensText } from '#messages/trash.ts';
import { formatInstantDate, formatNumber } from '#server/platform/format.ts';
import { kind } from './kind-shape-policy.ts';

/** The kinds about the trash. */
export const TRASH_KINDS = {
  /** The partner deleted many of the reader's records, counted by kind since an instant; they are kept `until` another. */
  records_deleted: kind(
    ['other', null, null],
    paths.trash,
    z.object({
      firstName: z.string(),
      deletedBy: z.string(),
      since: z.string(),
      until: z.string(),
      counts: z.partialRecord(z.enum(RECORD_KINDS), z.number()),
    }),
    ({ firstName, until, counts }) => {
      const kinds = RECORD_KINDS.filter((each) => counts[each] !== undefined);
      const count = kinds.reduce((total, each) => total + (counts[each] ?? 0), 0);
      const [only] = kinds;
      return {
        title: trashScreensText.title,
        message: text.recordsDeleted(
          firstName,
          formatNumber(count),
          kinds.length === 1 && only ? only : 'mixed',
          formatInstantDate(until),
        ),
      };
    },
  ),
} as const;

import { holdCouple } from '#server/db/membership.ts';
import { deleteMomentsOf, listCouplesWithMoments } from '#server/db/repositories/daily-moments.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Platform } from '#server/platform/context.ts';
import { sweepFilesJob } from '#server/platform/files/discard.ts';
import { collectFailures, throwTogether } from '#server/platform/jobs/each-found.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { lockMoments } from './queries.ts';

/** Deletes the photos of days that an erased member has left with former couples. */
export const eraseMomentsJob = defineJob<{ userId: string }>('erase-moments');

export async function eraseMoments(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  { userId }: { userId: string },
): Promise<void> {
  const failures = await collectFailures(await listCouplesWithMoments(db, userId), (coupleId) =>
    inTransaction(db, async (tx) => {
      await holdCouple(tx, coupleId);
      // The one who stayed may make a memory of the photos at the same time.
      await lockMoments(tx, coupleId);
      await deleteMomentsOf(tx, coupleId, userId);
      await jobs.send(tx, sweepFilesJob, {});
    }),
  );
  throwTogether(failures, 'eraseMoments');
}

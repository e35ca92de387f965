import { memoriesText } from '#messages/memories.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  deleteHiddenPhoto,
  deletePrivatePhotos,
  deleteShownPhoto,
  hidePhoto,
  hideWaitingPhoto,
  showPhoto,
} from '#server/db/repositories/private-photos.ts';
import { dropPhotos, attachPhoto } from '#server/features/photos/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { sweepFilesJob } from '#server/platform/files/discard.ts';
import type { VisibleExpenses } from './policy.ts';

/** The photo of an expense's bill before and after a change; `null` for none. */
interface PhotoChange {
  before: string | null;
  after: string | null;
}

/** Takes an uploaded photo for a private expense, which its author alone sees from then on. */
export async function attachPrivatePhoto(
  tx: Transaction,
  { jobs }: Pick<MemberContext, 'jobs'>,
  { coupleId, authorId }: VisibleExpenses,
  photoId: string,
): Promise<void> {
  if (!coupleId || !(await hideWaitingPhoto(tx, { coupleId, authorId, photoId })))
    throw refuse.invalid('photo_gone', memoriesText.photoGone);
  await jobs.send(tx, sweepFilesJob, {});
}

/** Changes the photo of a private expense around the change of its row, which refers to it. */
export async function changePhoto(
  tx: Transaction,
  context: MemberContext,
  visible: VisibleExpenses,
  { before, after }: PhotoChange,
  changeRow: () => Promise<void>,
): Promise<void> {
  const isNew = before !== after;
  if (isNew && after) await attachPrivatePhoto(tx, context, visible, after);
  await changeRow();
  if (isNew && before) await dropPrivatePhoto(tx, context, visible, before);
}

/** Moves the photo of an expense to its author around the move of its row. */
export async function hideExpensePhoto(
  tx: Transaction,
  context: MemberContext,
  visible: VisibleExpenses,
  { before, after }: PhotoChange,
  moveRow: () => Promise<void>,
): Promise<void> {
  const { coupleId, authorId } = visible;
  const isSame = before === after;
  if (after && isSame && coupleId) await hidePhoto(tx, { coupleId, authorId, photoId: after });
  else if (after) await attachPrivatePhoto(tx, context, visible, after);
  await moveRow();
  if (!before || !coupleId) return;
  if (isSame) {
    await deleteHiddenPhoto(tx, { coupleId, photoId: before });
    await context.jobs.send(tx, sweepFilesJob, {});
  } else await dropPhotos(tx, context, coupleId, [before]);
}

/** Moves the photo of a private expense to the couple around the move of its row. */
export async function showExpensePhoto(
  tx: Transaction,
  context: Pick<MemberContext, 'jobs'>,
  visible: VisibleExpenses,
  { before, after }: PhotoChange,
  moveRow: () => Promise<void>,
): Promise<void> {
  const { coupleId, authorId } = visible;
  if (!coupleId) throw new Error('an expense of both belongs to a couple');
  const isSame = before === after;
  if (after && isSame) await showPhoto(tx, { coupleId, authorId, photoId: after });
  else if (after) await attachPhoto(tx, coupleId, after);
  await moveRow();
  if (!before) return;
  if (isSame) await deleteShownPhoto(tx, { authorId, photoId: before });
  else await dropPrivatePhoto(tx, context, visible, before);
}

async function dropPrivatePhoto(
  tx: Transaction,
  { jobs }: Pick<MemberContext, 'jobs'>,
  { authorId }: VisibleExpenses,
  photoId: string,
): Promise<void> {
  await deletePrivatePhotos(tx, authorId, [photoId]);
  await jobs.send(tx, sweepFilesJob, {});
}

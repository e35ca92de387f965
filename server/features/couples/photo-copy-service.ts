import { randomUUIDv7 } from 'node:crypto';
import { PHOTO_SIZES } from '#domain/photos/facts.ts';
import type { Transaction } from '#server/db/database.ts';
import { holdCouple } from '#server/db/membership.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Platform } from '#server/platform/context.ts';
import { cancelFileDeletion, putWithRow } from '#server/platform/files/discard.ts';
import { forEachFound } from '#server/platform/jobs/each-found.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { PICTURE_TYPE } from '#server/platform/pictures/encode-picture.ts';
import {
  copyPhotos,
  listSharing,
  listUses,
  lockPhotos,
  lockTwins,
  setFiles,
  setOwnFolder,
  setShown,
  setWaiting,
  type SharingPhoto,
} from './photo-copy-queries.ts';

/** Copies the files of photos that two couples share after a member left. */
export const copyPhotosJob = defineJob<Record<string, never>>('copy-photos', { expireInSeconds: 3600 });

/** Two couples, and the member whose records move from one to the other. */
export interface Parting {
  userId: string;
  from: string;
  to: string;
  /** An instant. */
  now: string;
}

/**
 * Divides the photos before a member's records move: a photo that only their records show moves, and a photo that
 * another member uploaded or shows stays, with a copy under the same id for the other couple. The copy shares the files
 * until a job has copied them, and the sweep spares them meanwhile, so that both sides always have their photos.
 */
export async function sharePhotos(
  tx: Transaction,
  { userId, from, to, now }: Parting,
): Promise<{ movedIds: string[]; copiedIds: string[] }> {
  const seen = await listUses(tx, userId, from);
  await lockPhotos(
    tx,
    from,
    seen.map(({ photoId }) => photoId),
  );
  // A record may have taken one of them before the lock.
  const uses = await listUses(tx, userId, from);
  const idsOf = (some: typeof uses) => some.map(({ photoId }) => photoId);
  const copies = uses.filter(({ isOthers }) => isOthers);
  const copiedIds = idsOf(copies);
  await copyPhotos(tx, { userId, from, to }, copiedIds);
  await setWaiting(tx, from, idsOf(copies.filter(({ isShownByOthers }) => !isShownByOthers)), now);
  return { movedIds: idsOf(uses.filter(({ isOthers }) => !isOthers)), copiedIds };
}

/**
 * Joins photos of which both couples have a copy, and returns their ids. The receiving couple's row stays and gets an
 * original if either had one; the other rows are deleted with their couple.
 */
export async function joinTwins(tx: Transaction, from: string, to: string): Promise<string[]> {
  const leaving = await lockTwins(tx, from, to);
  if (leaving.size === 0) return [];
  const staying = await lockTwins(tx, to, from);
  for (const [id, mine] of leaving) {
    const theirs = staying.get(id);
    if (!theirs || mine.original_file === null || theirs.original_file !== null) continue;
    await setFiles(tx, to, id, mine);
    await setFiles(tx, from, id, theirs);
  }
  await setShown(
    tx,
    to,
    [...leaving.values()].filter(({ isWaiting }) => !isWaiting).map(({ id }) => id),
  );
  return [...leaving.keys()];
}

/**
 * Gives copies of photos their own files. If two processes copy one photo concurrently, one of them discards its files.
 */
export async function copyFiles(platform: Platform): Promise<void> {
  await forEachFound<SharingPhoto>({
    find: (after, limit) => listSharing(platform.db, after, limit),
    work: async (photo) => {
      try {
        await copyFilesOf(platform, photo);
      } catch (error) {
        if (!(error instanceof Superseded)) throw error;
      }
    },
    name: 'copyFiles',
  });
}

/** Thrown if the photo was deleted or changed during the copy. The next run checks it again. */
class Superseded extends Error {}

async function copyFilesOf(platform: Platform, photo: SharingPhoto): Promise<void> {
  const { db, files } = platform;
  const { originalFile, originalType } = photo;
  const folder = `photos/${randomUUIDv7()}/`;
  const sources = [
    ...PHOTO_SIZES.map((size) => ({ name: `${size}.webp`, contentType: PICTURE_TYPE })),
    ...(originalFile !== null && originalType !== null
      ? [{ name: originalFile.slice(photo.folder.length), contentType: originalType }]
      : []),
  ];
  const contents = [];
  for (const { name, contentType } of sources) {
    const file = await files.get(`${photo.folder}${name}`, contentType);
    if (!file) throw new Error(`${photo.folder}${name} is missing`);
    contents.push({ name, contentType, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  const own = {
    folder,
    originalFile: originalFile && `${folder}${originalFile.slice(photo.folder.length)}`,
  };
  await putWithRow(platform, folder, contents, () =>
    inTransaction(db, async (tx) => {
      await holdCouple(tx, photo.coupleId);
      if (!(await setOwnFolder(tx, photo, own))) throw new Superseded('superseded');
      await cancelFileDeletion(tx, folder);
    }),
  );
}

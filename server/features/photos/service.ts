import { randomUUIDv7 } from 'node:crypto';
import { extname } from 'node:path';
import { photoAddress } from '#domain/photos/address.ts';
import {
  PHOTO_FULL_SIDE,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTO_SIZES,
  PHOTO_THUMBNAIL_SIDE,
  type PhotoSize,
} from '#domain/photos/facts.ts';
import type { Photo } from '#domain/photos/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { memoriesText } from '#messages/memories.ts';
import type { Transaction } from '#server/db/database.ts';
import { holdCouple } from '#server/db/membership.ts';
import { mintAuthorId } from '#server/db/repositories/author-id.ts';
import { deletePhotosWaitingSince, deleteUnusedPhoto } from '#server/db/repositories/photos.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, Member, MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { cancelFileDeletion, putWithRow, sweepFilesJob } from '#server/platform/files/discard.ts';
import { PICTURE_TYPE } from '#server/platform/pictures/encode-picture.ts';
import { toPictureRefusal } from '#server/platform/pictures/picture-refusal.ts';
import { readOriginal } from './original-service.ts';
import { findPrivatePhotoFolder, listPrivatePhotoFolders } from './private-queries.ts';
import {
  claimWaitingPhoto,
  findPhoto,
  findPhotoFolder,
  insertPhoto,
  listPhotoFolders,
  type PhotoReader,
  reclaimPhoto,
  releaseContent,
} from './queries.ts';

export { listBroughtPhotos, listKnownHashes } from './brought-queries.ts';
export { claimPhoto, lockPhotos } from './queries.ts';

const FULL = { side: PHOTO_FULL_SIDE, fit: 'longest', quality: 80 } as const;
// Scaled by its shorter side, so that it also fills a box of another aspect ratio.
const THUMBNAIL = { side: PHOTO_THUMBNAIL_SIDE, fit: 'shortest', quality: 72 } as const;
const WAITING_HOURS = 24;
/**
 * Hours for photos of a camera-roll import. The other photos of their memory are pending on a device, which may be
 * offline for as long as pending changes are kept (`docs/topics/offline.md`).
 */
const GALLERY_WAITING_HOURS = 30 * 24;

/** Thrown if the couple has a photo with the same content, so that nothing is stored. */
class KnownPhoto extends Error {
  readonly photo: Photo;
  constructor(photo: Photo) {
    super('known');
    this.photo = photo;
  }
}

/**
 * Stores both sizes of a photo and its row, or nothing. If the couple has a photo with the same content, also from a
 * concurrent upload, that photo is returned (`docs/topics/photos.md`).
 */
export async function uploadPhoto(
  context: MemberContext,
  input: { photo: File; contentHash?: string | undefined },
): Promise<Photo> {
  if (input.photo.size > PHOTO_MAX_BYTES) throw refuse.tooLarge(faultsText.memories.photoTooLarge);
  const { contentHash = null } = input;
  const { db, clock } = context;
  const { coupleId } = context.member;
  const now = toIso(clock.now());
  const known =
    contentHash !== null && coupleId !== null
      ? await inTransaction(db, async (tx) => {
          await holdCouple(tx, coupleId);
          return reclaimPhoto(tx, coupleId, contentHash, now);
        })
      : null;
  if (known) return toUploaded(known);
  try {
    return await storePhoto(context, { photo: input.photo, contentHash });
  } catch (error) {
    if (error instanceof KnownPhoto) return error.photo;
    throw error;
  }
}

async function storePhoto(context: MemberContext, input: { photo: File; contentHash: string | null }): Promise<Photo> {
  const [full, thumbnail] = await context.pictures
    .encode(context.member.id, input.photo, [FULL, THUMBNAIL])
    .catch((error: unknown) => {
      throw toPictureRefusal(error, {
        noPicture: memoriesText.photoNoPicture,
        kind: memoriesText.photoUnreadable,
        maxPixels: PHOTO_MAX_PIXELS,
      });
    });
  if (!full || !thumbnail) throw new Error('a picture is encoded in each size');
  const { width, height } = full;
  const colour = await context.pictures.findMeanColour(thumbnail.bytes);
  const id = randomUUIDv7();
  const folder = `photos/${id}/`;
  const files = [
    { name: fileName('full'), bytes: full.bytes, contentType: PICTURE_TYPE },
    { name: fileName('thumbnail'), bytes: thumbnail.bytes, contentType: PICTURE_TYPE },
  ];
  const stored = await putWithRow(context, folder, files, () =>
    context.change(
      async (tx) => {
        const coupleId = await ensureCouple(tx, context);
        await cancelFileDeletion(tx, folder);
        const createdAt = toIso(context.clock.now());
        const { contentHash } = input;
        if (contentHash !== null) await releaseContent(tx, coupleId, contentHash);
        const room = await context.storageLimits.makeRoom(tx, 'photos', { ...context.member, coupleId });
        const isNew = await insertPhoto(tx, coupleId, room, {
          id,
          contentHash,
          userId: context.member.id,
          folder,
          width,
          height,
          colour,
          createdAt,
        });
        if (!isNew && contentHash !== null) {
          const known = await reclaimPhoto(tx, coupleId, contentHash, createdAt);
          if (!known) throw new Error('a photo of the same content is there');
          throw new KnownPhoto(toUploaded(known));
        }
        return { id, width, height, colour };
      },
      async (tx, reference) => {
        const reader = toReader(context.member);
        const known = reader && (await findPhoto(tx, reader, reference.id));
        if (!known) throw refuse.notFound();
        return known;
      },
    ),
  );
  return toUploaded(stored);
}

function toUploaded(photo: { id: string; width: number; height: number; colour: string }): Photo {
  return {
    imageUrl: photoAddress(photo.id, 'full'),
    thumbnailUrl: photoAddress(photo.id, 'thumbnail'),
    imageWidth: photo.width,
    imageHeight: photo.height,
    imageColour: photo.colour,
  };
}

/**
 * Returns a photo to a member of the couple, and that of a private expense to its author. The file behind its URL never
 * changes.
 */
export async function readPhoto(context: MemberContext, input: { id: string; size: string }) {
  const { db, files, member } = context;
  const reader = toReader(member);
  if (input.size === 'original') return readOriginal(context, reader, input.id);
  const size = PHOTO_SIZES.find((known) => known === input.size);
  const folder =
    size &&
    ((await findPrivatePhotoFolder(db, mintAuthorId(member.id), input.id)) ??
      (reader && (await findPhotoFolder(db, reader, input.id))));
  const body = size && folder ? await files.get(`${folder}${fileName(size)}`, PICTURE_TYPE) : null;
  if (!body) throw refuse.notFound();
  return { headers: { 'cache-control': 'private, no-store' }, body };
}

/**
 * Takes an uploaded photo for an expense. Another couple's photo, a discarded one and one that is already shown are
 * rejected alike.
 */
export async function attachPhoto(tx: Transaction, coupleId: CoupleId, photoId: string): Promise<void> {
  if (!(await claimWaitingPhoto(tx, coupleId, photoId))) throw refuse.invalid('photo_gone', memoriesText.photoGone);
}

/** Deletes photos that no record shows any longer. */
export async function dropPhotos(
  tx: Transaction,
  { jobs }: Pick<Platform, 'jobs'>,
  coupleId: CoupleId,
  photoIds: readonly string[],
): Promise<void> {
  for (const id of photoIds.toSorted()) await deleteUnusedPhoto(tx, coupleId, id);
  if (photoIds.length > 0) await jobs.send(tx, sweepFilesJob, {});
}

/** Returns the keys of the full-size photos that the member sees and of their originals, named by photo id. */
export async function listPhotoFiles({ db, member }: MemberContext) {
  const reader = toReader(member);
  const photos = [
    ...(reader ? await listPhotoFolders(db, reader) : []),
    ...(await listPrivatePhotoFolders(db, mintAuthorId(member.id))),
  ];
  return photos.flatMap(({ id, folder, originalFile, originalType }) => [
    { name: `${id}.webp`, key: `${folder}${fileName('full')}`, contentType: PICTURE_TYPE },
    ...(originalFile !== null && originalType !== null
      ? [{ name: `${id}-original${extname(originalFile)}`, key: originalFile, contentType: originalType }]
      : []),
  ]);
}

/**
 * Discards the photos that no memory has taken within a day of their upload, and those of a camera-roll import within
 * 30.
 */
export async function discardWaitingPhotos({ db, clock, jobs }: Platform): Promise<void> {
  const before = toIso(clock.now().subtract({ hours: WAITING_HOURS }));
  const galleryBefore = toIso(clock.now().subtract({ hours: GALLERY_WAITING_HOURS }));
  await inTransaction(db, async (tx) => {
    const count = await deletePhotosWaitingSince(tx, { before, galleryBefore });
    if (count > 0) await jobs.send(tx, sweepFilesJob, {});
  });
}

function toReader({ id, coupleId, partnerId }: Member): PhotoReader | null {
  return coupleId && { id, coupleId, partnerId };
}

function fileName(size: PhotoSize): string {
  return `${size}.webp`;
}

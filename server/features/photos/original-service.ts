import { randomUUID } from 'node:crypto';
import type { OriginalsStorage } from '#domain/memories/schema.ts';
import { PHOTO_MAX_BYTES } from '#domain/photos/facts.ts';
import { faultsText } from '#messages/faults.ts';
import { memoriesText } from '#messages/memories.ts';
import { ORIGINAL_MAX_PIXELS, stripMetadata } from '#packages/picture-metadata/strip/strip-metadata.ts';
import type { Database } from '#server/db/database.ts';
import { mintAuthorId } from '#server/db/repositories/author-id.ts';
import { readNumber } from '#server/features/settings/service.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { cancelFileDeletion, putWithRow } from '#server/platform/files/discard.ts';
import { toPictureRefusal } from '#server/platform/pictures/picture-refusal.ts';
import { findOriginal, findOwnPhoto, lockOriginals, setOriginal, sumOriginalBytes } from './original-queries.ts';
import { findPrivateOriginal } from './private-queries.ts';
import type { PhotoReader } from './queries.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Stores the original of a photo beside its two sizes, if the couple has space. The couple's uploads are counted one at
 * a time, so that concurrent ones never exceed the space (`docs/topics/photos.md`).
 */
export async function uploadOriginal(
  context: MemberContext,
  input: { id: string; original: File },
): Promise<OriginalsStorage> {
  if (input.original.size > PHOTO_MAX_BYTES) throw refuse.tooLarge(faultsText.memories.photoTooLarge);
  const { db, member } = context;
  const { coupleId } = member;
  const photo = coupleId && (await findOwnPhoto(db, coupleId, input.id, member.id));
  if (!coupleId || !photo) throw refuse.notFound();
  if (photo.originalFile !== null) throw refuse.conflict('original_exists', memoriesText.originalExists);
  const { bytes, contentType, extension, width, height } = await strip(input.original);
  // A separate folder, because a failed attempt deletes it. It is deleted with the photo's folder.
  const folder = `${photo.folder}original-${randomUUID()}/`;
  const name = `original.${extension}`;
  const original = { file: `${folder}${name}`, contentType, bytes: bytes.length, width, height };
  await putWithRow(context, folder, [{ name, bytes, contentType }], () =>
    context.change(async (tx) => {
      await lockOriginals(tx, coupleId);
      const { usedBytes, totalBytes } = await readStorage(tx, coupleId);
      if (usedBytes + bytes.length > totalBytes)
        throw refuse.forbidden('originals_full', memoriesText.originalsFull(totalBytes));
      if (!(await setOriginal(tx, coupleId, input.id, original)))
        throw refuse.conflict('original_exists', memoriesText.originalExists);
      await cancelFileDeletion(tx, folder);
    }),
  );
  return readStorage(db, coupleId);
}

export async function readOriginalsStorage({ db, member }: MemberContext): Promise<OriginalsStorage> {
  return readStorage(db, member.coupleId);
}

/** Returns the original as a download to those who see the photo: `reader` for the couple's photos, else the author. */
export async function readOriginal({ db, files, member }: MemberContext, reader: PhotoReader | null, photoId: string) {
  const original =
    (await findPrivateOriginal(db, mintAuthorId(member.id), photoId)) ??
    (reader && (await findOriginal(db, reader, photoId)));
  const body =
    original && original.file !== null && original.contentType !== null
      ? await files.get(original.file, original.contentType)
      : null;
  if (!body) throw refuse.notFound();
  return { headers: { 'cache-control': 'private, no-store', 'content-disposition': 'attachment' }, body };
}

async function readStorage(db: Database, coupleId: CoupleId | null): Promise<OriginalsStorage> {
  return {
    usedBytes: coupleId ? await sumOriginalBytes(db, coupleId) : 0,
    totalBytes: (await readNumber(db, 'couple_originals_mb')) * MEGABYTE,
  };
}

function strip(original: File) {
  return stripMetadata(original).catch((error: unknown) => {
    throw toPictureRefusal(error, {
      noPicture: memoriesText.originalUnreadable,
      kind: memoriesText.originalUnreadable,
      maxPixels: ORIGINAL_MAX_PIXELS,
    });
  });
}

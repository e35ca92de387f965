import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { ReactionInput } from '#domain/comments/schema.ts';
import { toMemory } from '#domain/memories/public-form.ts';
import type { MemoriesPageQuery, Memory, MemoryInput, MemoryPatch } from '#domain/memories/schema.ts';
import { memoriesText } from '#messages/memories.ts';
import type { Transaction } from '#server/db/database.ts';
import { setReaction } from '#server/features/comments/service.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { claimPhoto, dropPhotos, lockPhotos } from '#server/features/photos/service.ts';
import { consumeQuota } from '#server/features/subscription/service.ts';
import { checkIdIsFree, moveSharedToTrash, restoreShared } from '#server/features/trash/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext, ReadAgain } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { type PageRequest, parsePageRequest, readLongPage } from '#server/platform/lists/paging.ts';
import { readSearched } from '#server/platform/lists/run-search.ts';
import { choosePictures, noPictures, type Pictures } from './policy.ts';
import {
  findMemory,
  insertMemory,
  listFurtherPhotos,
  listMemories,
  lockMemory,
  type MemoryFilter,
  replaceFurtherPhotos,
  updateMemoryRow,
  type MemoryRow,
} from './queries.ts';

/** Returns a page of the memories, with `X-Next-Cursor` if more follow. */
export async function readMemories(context: MemberContext, query: MemoriesPageQuery): Promise<Memory[]> {
  const { coupleId } = context.member;
  if (!coupleId) return [];
  const page = parsePageRequest(query, ['date', 'instant', 'id']);
  const read = (part: PageRequest) =>
    readSearched(context.db, query?.search, (db) => listMemories(db, coupleId, toFilter(query), part));
  return (await readLongPage(context, page, read, cursorKey)).map(fromRow);
}

function toFilter(query: MemoriesPageQuery): MemoryFilter {
  return {
    words: query?.search?.split(/\s+/).filter(Boolean) ?? [],
    tag: query?.tag,
    year: query?.year,
    hasPhoto: query?.hasPhoto === undefined ? undefined : query.hasPhoto === 'true',
  };
}

function cursorKey({ memoryDate, createdAt, id }: MemoryRow): string[] {
  return [memoryDate, createdAt, id];
}

export async function createMemory(context: MemberContext, input: MemoryInput): Promise<Memory> {
  return context.change(async (tx) => {
    await consumeQuota(tx, context, 'memories');
    const coupleId = await ensureCouple(tx, context);
    if (input.id) await checkIdIsFree(tx, { coupleId, kind: 'memory', id: input.id });
    const room = await context.storageLimits.makeRoom(tx, 'memories', { ...context.member, coupleId });
    const id = input.id ?? randomUUIDv7();
    const now = toIso(context.clock.now());
    const { photos: _addresses, ...fields } = input;
    const pictures = await claimPictures(tx, { coupleId, now }, choosePictures(noPictures, input), noPictures);
    await insertMemory(tx, coupleId, room, {
      ...fields,
      ...toPictureFields(pictures),
      id,
      userId: context.member.id,
      createdAt: now,
      updatedAt: now,
    });
    await replaceFurtherPhotos(tx, coupleId, id, pictures.photoIds.slice(1));
    return readMemory(tx, coupleId, id);
  }, readMemoryAgain(context));
}

/** Changes a memory, for either partner. A photo that no memory shows any longer is deleted. */
export async function updateMemory(context: MemberContext, input: z.output<typeof MemoryPatch>): Promise<Memory> {
  const { coupleId } = context.member;
  return context.change(async (tx) => {
    const before = coupleId && (await lockMemory(tx, coupleId, input.id));
    if (!coupleId || !before) throw refuse.notFound();
    if (input.updatedAt !== undefined && input.updatedAt !== before.updatedAt)
      throw refuse.stale(await readMemory(tx, coupleId, input.id));
    const shown: Pictures = {
      imageUrl: before.imageUrl,
      photoIds: before.photoId ? [before.photoId, ...(await listFurtherPhotos(tx, coupleId, input.id))] : [],
    };
    const chosen = choosePictures(shown, input);
    const dropped = shown.photoIds.filter((photoId) => !chosen.photoIds.includes(photoId));
    // Before those it takes are locked: two memories that exchange photos would deadlock.
    if (dropped.length > 0) await lockPhotos(tx, coupleId, [...chosen.photoIds, ...dropped]);
    const now = toIso(context.clock.now());
    const pictures = await claimPictures(tx, { coupleId, now }, chosen, shown);
    const { id, updatedAt: _version, photos: _addresses, ...fields } = input;
    await updateMemoryRow(tx, coupleId, id, {
      ...fields,
      ...toPictureFields(pictures),
      updatedAt: now,
    });
    await replaceFurtherPhotos(tx, coupleId, input.id, pictures.photoIds.slice(1));
    await dropPhotos(tx, context, coupleId, dropped);
    return readMemory(tx, coupleId, input.id);
  }, readMemoryAgain(context));
}

export async function deleteMemory(context: MemberContext, input: { id: string }): Promise<void> {
  await context.change((tx) => moveSharedToTrash(tx, context, { kind: 'memory', id: input.id }));
}

export async function restoreMemory(context: MemberContext, input: { id: string }): Promise<Memory> {
  const { coupleId } = context.member;
  return context.change(async (tx) => {
    await restoreShared(tx, context, { kind: 'memory', id: input.id });
    if (!coupleId) throw refuse.notFound();
    return readMemory(tx, coupleId, input.id);
  }, readMemoryAgain(context));
}

export async function reactToMemory(context: MemberContext, input: ReactionInput): Promise<Memory> {
  const { coupleId } = context.member;
  return context.change(async (tx) => {
    await setReaction(tx, context, 'memory', input);
    if (!coupleId) throw refuse.notFound();
    return readMemory(tx, coupleId, input.id);
  }, readMemoryAgain(context));
}

function toPictureFields({ imageUrl, photoIds }: Pictures) {
  return { imageUrl, photoId: photoIds[0] ?? null };
}

/** Takes the photos that the memory did not show before. Rejects another couple's photo and a discarded one alike. */
async function claimPictures(
  tx: Transaction,
  { coupleId, now }: { coupleId: CoupleId; now: string },
  chosen: Pictures,
  shown: Pictures,
) {
  const added = chosen.photoIds.filter((id) => !shown.photoIds.includes(id));
  // In id order, so that two memories that take the same photos cannot deadlock.
  for (const id of added.toSorted()) {
    if (!(await claimPhoto(tx, coupleId, id, now))) throw refuse.invalid('photo_gone', memoriesText.photoGone);
  }
  return chosen;
}

/** Reads a memory again, as the response to a repeated request. */
export function readMemoryAgain({ member: { coupleId } }: MemberContext): ReadAgain<Memory> {
  return async (tx, { id }) => {
    if (!coupleId) throw refuse.notFound();
    return readMemory(tx, coupleId, id);
  };
}

export async function readMemory(tx: Transaction, coupleId: CoupleId, memoryId: string): Promise<Memory> {
  const row = await findMemory(tx, coupleId, memoryId);
  if (!row) throw refuse.notFound();
  return fromRow(row);
}

function fromRow({
  photoId,
  furtherPhotos,
  original,
  imageWidth,
  imageHeight,
  imageColour,
  uploadedBy,
  addedAt,
  ...row
}: MemoryRow): Memory {
  const cover =
    photoId && imageWidth && imageHeight && imageColour
      ? [{ id: photoId, width: imageWidth, height: imageHeight, colour: imageColour, original, uploadedBy, addedAt }]
      : [];
  return toMemory({ ...row, photos: [...cover, ...(furtherPhotos ?? [])] });
}

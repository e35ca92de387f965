import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { MemoriesPart, Memory, MemoryInput, MemoryPatch } from '#contract/memories.ts';
import { photoAddress, photoIdOf } from '#contract/photos.ts';
import { memoriesText } from '#messages/en/memories.ts';
import type { Transaction } from '#server/db/database.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { takeAllowance } from '#server/features/subscription/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { sweepFilesJob } from '#server/platform/files/discard.ts';
import { deletePhotoWithoutMemory, takePhoto } from './photo-queries.ts';
import { parseCursor, toCursor } from './policy.ts';
import {
  deleteMemory,
  findMemory,
  insertMemory,
  listMemories,
  lockMemory,
  updateMemory,
  type MemoryRow,
} from './queries.ts';

/** All memories, or with `limit` a part, with `X-Next-Cursor` while there are more. */
export async function readMemories(context: MemberContext, part: MemoriesPart): Promise<Memory[]> {
  const { coupleId } = context.member;
  if (!coupleId) return [];
  const { limit, cursor } = part ?? {};
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  if (after === null) throw refuse.invalid(memoriesText.cursorInvalid);
  const rows = await listMemories(context.db, coupleId, { limit: limit && limit + 1, after });
  if (limit && rows.length > limit) {
    rows.pop();
    const last = rows.at(-1);
    if (last) context.setHeader('x-next-cursor', toCursor(last));
  }
  return rows.map(toMemory);
}

export async function keepMemory(context: MemberContext, input: MemoryInput): Promise<Memory> {
  return context.change(async (tx) => {
    await takeAllowance(tx, context, 'memories');
    const coupleId = await ensureCouple(tx, context);
    const id = randomUUIDv7();
    await insertMemory(tx, coupleId, {
      id,
      userId: context.member.id,
      title: input.title,
      memoryDate: input.memoryDate,
      description: input.description ?? null,
      tags: input.tags ?? null,
      milestone: input.milestone ?? null,
      createdAt: toIso(context.clock.now()),
      ...(await takePicture(tx, coupleId, input.imageUrl ?? null)),
    });
    return readMemory(tx, coupleId, id);
  });
}

/** Either partner may change a memory. A photo that it no longer shows, and no other memory either, is deleted. */
export async function changeMemory(
  context: MemberContext,
  input: z.output<typeof MemoryPatch>,
): Promise<Memory> {
  const { coupleId } = context.member;
  return context.change(async (tx) => {
    const before = coupleId && (await lockMemory(tx, coupleId, input.id));
    if (!coupleId || !before) throw refuse.notFound();
    const picture = input.imageUrl === undefined ? before : await takePicture(tx, coupleId, input.imageUrl);
    await updateMemory(tx, coupleId, input.id, {
      title: input.title ?? before.title,
      memoryDate: input.memoryDate ?? before.memoryDate,
      description: input.description === undefined ? before.description : input.description,
      tags: input.tags === undefined ? before.tags : input.tags,
      milestone: input.milestone === undefined ? before.milestone : input.milestone,
      imageUrl: picture.imageUrl,
      photoId: picture.photoId,
      updatedAt: toIso(context.clock.now()),
    });
    if (before.photoId !== picture.photoId) await releasePhoto(tx, context, coupleId, before.photoId);
    return readMemory(tx, coupleId, input.id);
  });
}

export async function removeMemory(context: MemberContext, input: { id: string }): Promise<void> {
  const { coupleId } = context.member;
  await context.change(async (tx) => {
    const deleted = coupleId && (await deleteMemory(tx, coupleId, input.id));
    if (!coupleId || !deleted) throw refuse.notFound();
    await releasePhoto(tx, context, coupleId, deleted.photoId);
  });
}

/** Another couple's photo, and one that was discarded, answer alike. */
async function takePicture(tx: Transaction, coupleId: CoupleId, imageUrl: string | null) {
  const photoId = imageUrl && photoIdOf(imageUrl);
  if (!photoId) return { imageUrl, photoId: null };
  if (!(await takePhoto(tx, coupleId, photoId))) throw refuse.invalid(memoriesText.photoGone);
  return { imageUrl: null, photoId };
}

async function releasePhoto(
  tx: Transaction,
  { jobs }: MemberContext,
  coupleId: CoupleId,
  photoId: string | null,
) {
  if (!photoId) return;
  await deletePhotoWithoutMemory(tx, coupleId, photoId);
  await jobs.send(tx, sweepFilesJob, {});
}

async function readMemory(tx: Transaction, coupleId: CoupleId, memoryId: string): Promise<Memory> {
  const row = await findMemory(tx, coupleId, memoryId);
  if (!row) throw refuse.notFound();
  return toMemory(row);
}

function toMemory({ photoId, imageUrl, ...row }: MemoryRow): Memory {
  return {
    ...row,
    imageUrl: photoId ? photoAddress(photoId, 'full') : imageUrl,
    thumbnailUrl: photoId ? photoAddress(photoId, 'thumbnail') : imageUrl,
  };
}

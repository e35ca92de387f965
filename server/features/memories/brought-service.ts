import { randomUUIDv7 } from 'node:crypto';
import type { BroughtMemoryInput, Memory } from '#domain/memories/schema.ts';
import { MEMORY_DEFAULTS } from '#domain/memories/texts.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { memoriesText } from '#messages/memories.ts';
import type { Transaction } from '#server/db/database.ts';
import { OvertakenError } from '#server/db/transaction.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { notifyBrought } from '#server/features/notifications/gathered-service.ts';
import { claimPhoto, listBroughtPhotos, listKnownHashes, lockPhotos } from '#server/features/photos/service.ts';
import { consumeQuota } from '#server/features/subscription/service.ts';
import { checkIdIsFree } from '#server/features/trash/service.ts';
import { todayInIndia, toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { insertMemory, replaceFurtherPhotos } from './queries.ts';
import { readMemory, readMemoryAgain } from './service.ts';

/** Returns those of the files that a memory of the couple shows. */
export async function findKnownPhotos(
  { db, member: { coupleId } }: MemberContext,
  { hashes }: { hashes: readonly string[] },
): Promise<{ hashes: string[] }> {
  return { hashes: coupleId ? await listKnownHashes(db, coupleId, hashes) : [] };
}

/**
 * Creates a memory of photos from a camera-roll import. A day before this month does not count against the monthly
 * allowance, and photos that a memory already shows, such as the partner's concurrent import, are left out (decision
 * 0082).
 */
export async function bringMemory(
  context: MemberContext,
  input: BroughtMemoryInput,
): Promise<{ memory: Memory | null }> {
  const { clock, member } = context;
  const today = todayInIndia(clock);
  if (input.memoryDate > today) throw refuse.invalid('date_in_future', memoriesText.broughtInFuture);
  const photoIds = [...new Set(input.photos.flatMap((address) => photoIdOf(address) ?? []))];
  const memory = await context.change(
    async (tx) => {
      const coupleId = await ensureCouple(tx, context);
      if (input.id) await checkIdIsFree(tx, { coupleId, kind: 'memory', id: input.id });
      if ((await listNew(tx, coupleId, photoIds)).length === 0) return null;
      if (input.memoryDate.slice(0, 7) === today.slice(0, 7)) await consumeQuota(tx, context, 'memories');
      const room = await context.storageLimits.makeRoom(tx, 'memories', { ...member, coupleId });
      // Like each other memory, after its allowance and its room.
      await lockPhotos(tx, coupleId, photoIds);
      const [cover, ...further] = await listNew(tx, coupleId, photoIds);
      if (cover === undefined) throw new OvertakenError('A memory shows the photos now.');
      const now = toIso(clock.now());
      for (const id of [cover, ...further]) await claimPhoto(tx, coupleId, id, now);
      const id = input.id ?? randomUUIDv7();
      await insertMemory(tx, coupleId, room, {
        ...MEMORY_DEFAULTS,
        id,
        userId: member.id,
        title: input.title,
        memoryDate: input.memoryDate,
        createdAt: now,
        updatedAt: now,
        imageUrl: null,
        photoId: cover,
      });
      await replaceFurtherPhotos(tx, coupleId, id, further);
      await notifyBrought(tx, context);
      return readMemory(tx, coupleId, id);
    },
    async (tx, reference) => (reference.hasRecord ? readMemoryAgain(context)(tx, reference) : null),
  );
  return { memory };
}

/** Returns those of the photos that no memory shows. Throws 400 if the couple does not have them all. */
async function listNew(tx: Transaction, coupleId: CoupleId, photoIds: readonly string[]): Promise<string[]> {
  const brought = await listBroughtPhotos(tx, coupleId, photoIds);
  if (brought.length < photoIds.length) throw refuse.invalid('photo_gone', memoriesText.photoGone);
  const known = new Set(brought.filter(({ isInMemory }) => isInMemory).map(({ id }) => id));
  return photoIds.filter((id) => !known.has(id));
}

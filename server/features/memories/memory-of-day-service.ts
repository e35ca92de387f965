import { randomUUIDv7 } from 'node:crypto';
import type { Memory } from '#domain/memories/schema.ts';
import { MEMORY_DEFAULTS } from '#domain/memories/texts.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { insertMemory, replaceFurtherPhotos } from './queries.ts';
import { readMemory } from './service.ts';

/** Creates a memory of photos that the couple's day shows. The month's allowance does not count it. */
export async function createMemoryOfDay(
  tx: Transaction,
  context: MemberContext,
  coupleId: CoupleId,
  { title, day, photoIds }: { title: string; day: string; photoIds: readonly [string, ...string[]] },
): Promise<Memory> {
  const { clock, member, storageLimits } = context;
  const room = await storageLimits.makeRoom(tx, 'memories', { ...member, coupleId });
  const [cover, ...further] = photoIds;
  const id = randomUUIDv7();
  const now = toIso(clock.now());
  await insertMemory(tx, coupleId, room, {
    ...MEMORY_DEFAULTS,
    id,
    userId: member.id,
    title,
    memoryDate: day,
    createdAt: now,
    updatedAt: now,
    imageUrl: null,
    photoId: cover,
  });
  await replaceFurtherPhotos(tx, coupleId, id, further);
  return readMemory(tx, coupleId, id);
}

/** Returns a memory that the couple has, or `null` for one that was deleted. */
export { findMemory } from './queries.ts';

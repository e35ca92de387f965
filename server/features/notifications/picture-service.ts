import { z } from 'zod';
import { photoAddress } from '#domain/photos/address.ts';
import type { Database } from '#server/db/database.ts';
import { readSeat } from '#server/db/membership.ts';
import type { NotificationKind } from './kind-policy.ts';
import { findCover, findOpenPhoto } from './picture-queries.ts';

/** Kinds about a memory, whose cover their push carries. */
const MEMORY_KINDS = new Set<string>(['memory_comment', 'memory_reaction'] satisfies NotificationKind[]);
const MOMENT_KIND: NotificationKind = 'daily_moments_open';
const withDay = z.object({ day: z.string() });

/**
 * Returns the address of the photo that a notification is about, which its reader may see, or `null`. A sealed photo of
 * the day has no address.
 */
export async function findPicture(
  db: Database,
  userId: string,
  { kind, params, subject }: { kind: string; params: unknown; subject: string | null },
): Promise<string | null> {
  const isOfMemory = MEMORY_KINDS.has(kind);
  if (!isOfMemory && kind !== MOMENT_KIND) return null;
  const { coupleId, partnerId } = await readSeat(db, userId);
  if (coupleId === null) return null;
  const [, memoryId = null] = subject?.split(':') ?? [];
  const photoId = isOfMemory
    ? memoryId && (await findCover(db, coupleId, memoryId))
    : await findOpenPhoto(db, { id: userId, coupleId, partnerId }, withDay.parse(params).day);
  return photoId && photoAddress(photoId, 'thumbnail');
}

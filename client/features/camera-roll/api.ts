import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { decideChange } from '#client/data/outbox/request-interceptor.ts';
import {
  deleteKeptPhotos,
  galleryLeft,
  type GalleryMemory,
  writePlan,
} from '#client/data/upload/gallery/gallery-store.ts';
import { changePlan, countLeft, gallery, refreshGalleryPending, setGallery } from './kept-api.ts';
import { emptyPlan, findLeft, type GalleryDay, moveToDay } from './model.ts';
import { enqueueMemories } from './queue-api.ts';

export async function leaveOut(hashes: readonly string[]): Promise<void> {
  await changePlan({ dropped: [...new Set([...(gallery.get().plan?.dropped ?? []), ...hashes])] });
}

/** Moves all photos of a group to another day. */
export async function changeDay(group: GalleryDay, day: string): Promise<void> {
  const { plan } = gallery.get();
  if (plan) await changePlan(moveToDay(plan, group, day));
}

export async function putBack(hashes: readonly string[]): Promise<void> {
  const dropped = gallery.get().plan?.dropped ?? [];
  await changePlan({ dropped: dropped.filter((hash) => !hashes.includes(hash)) });
}

/** Enqueues the confirmed memories, which are sent even if this page closes. */
export async function agree(memories: readonly GalleryMemory[]): Promise<void> {
  const { plan, thumbnails } = gallery.get();
  if (!plan || memories.length === 0) return;
  const photos = memories.reduce((sum, memory) => sum + memory.photos.length, 0);
  const isFirst = countLeft(gallery.get()) === 0;
  const before = isFirst ? { memories: 0, photos: 0 } : plan.total;
  await changePlan({
    ...findLeft(plan, (hash) => thumbnails.has(hash)),
    dropped: [],
    titles: {},
    known: 0,
    unreadable: [],
    isPaused: false,
    agreed: [...plan.agreed, ...memories],
    total: { memories: before.memories + memories.length, photos: before.photos + photos },
  });
  await enqueueMemories(plan.memberId);
  // Refreshes the queue before clearing `agreed`: otherwise both would be empty for a moment, and the screen would
  // report that all is uploaded.
  await refreshGalleryPending(plan.memberId);
  await changePlan({ agreed: [] });
}

export async function pauseSending(isPaused: boolean): Promise<void> {
  const { plan } = gallery.get();
  // Stored before it is shown: the page may be left at once.
  if (plan) await writePlan({ ...plan, isPaused });
  await changePlan({ isPaused });
  if (!isPaused) galleryLeft.set(galleryLeft.get() + 1);
}

/** Discards the reviewed photos; confirmed memories stay queued. */
export async function startOver(): Promise<void> {
  const { plan } = gallery.get();
  if (!plan) return;
  const { agreed, total, isPaused } = plan;
  const hashes = plan.chosen.map(({ hash }) => hash);
  await changePlan({ ...emptyPlan(plan.memberId), agreed, total, isPaused });
  setGallery({ problem: null, leftOut: 0 });
  await deleteKeptPhotos(plan.memberId, hashes);
}

/** Resets the totals after all uploads are done. */
export async function acknowledge(): Promise<void> {
  await changePlan({ total: { memories: 0, photos: 0 } });
}

export async function decideRefused(change: PendingMutation, decision: 'retry' | 'drop'): Promise<void> {
  const { plan } = gallery.get();
  if (!plan) return;
  await decideChange(change, decision);
  if (decision === 'drop') {
    const { memories, photos } = plan.total;
    const left = change.files?.length ?? 0;
    await changePlan({ total: { memories: Math.max(0, memories - 1), photos: Math.max(0, photos - left) } });
  }
  await refreshGalleryPending(plan.memberId);
}

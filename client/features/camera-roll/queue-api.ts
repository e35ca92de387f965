import { lockByBrowser } from '#client/data/outbox/lock.ts';
import { changeStore, type NewChange } from '#client/data/outbox/stored/change-store.ts';
import { galleryLeft, type GalleryMemory, readPlan, writePlan } from '#client/data/upload/gallery/gallery-store.ts';
import { nowIso } from '#client/lib/clock.ts';

/**
 * Moves the confirmed memories to the outbox, one run after another. A repeated run after an interruption creates no
 * duplicates, because the ids of memories and photos are assigned at confirmation.
 */
export async function enqueueMemories(memberId: string): Promise<void> {
  await lockByBrowser('gallery-queue', () => enqueueAgreed(memberId));
}

async function enqueueAgreed(memberId: string): Promise<void> {
  const plan = await readPlan(memberId);
  if (!plan || plan.agreed.length === 0) return;
  const pending = new Set((await changeStore.list()).map(({ objectId }) => objectId));
  for (const memory of plan.agreed) if (!pending.has(memory.id)) await changeStore.add(toChange(memory, memberId));
  const { agreed: _agreed, ...rest } = (await readPlan(memberId)) ?? plan;
  await writePlan({ ...rest, agreed: [] });
  galleryLeft.set(galleryLeft.get() + 1);
}

function toChange({ id, title, day, photos }: GalleryMemory, memberId: string): NewChange {
  const files = photos.map(({ hash, name }, place) => ({
    address: `gallery:${hash}`,
    key: `${id}.${place}`,
    contentHash: hash,
    name,
  }));
  return {
    key: id,
    memberId,
    call: 'memories.bring',
    method: 'POST',
    path: '/api/memories/brought',
    body: { id, title, memoryDate: day, photos: files.map(({ address }) => address) },
    objectId: id,
    madeAt: nowIso(),
    before: null,
    state: 'waiting',
    lane: 'gallery',
    files,
  };
}

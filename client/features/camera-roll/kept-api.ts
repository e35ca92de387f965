import { asText } from '#client/data/outbox/offline-rules.ts';
import type { Fields, PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { changeStore } from '#client/data/outbox/stored/change-store.ts';
import {
  deleteKeptPhotos,
  type GalleryPlan,
  listKeptPhotos,
  readPlan,
  writePlan,
} from '#client/data/upload/gallery/gallery-store.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import { emptyPlan } from './model.ts';

export interface GalleryState {
  /** Import plan; `null` until it is read. */
  plan: GalleryPlan | null;
  /** Thumbnails of the photos stored on this device, by hash. */
  thumbnails: ReadonlyMap<string, Blob>;
  reading: { step: 'scan' | 'draw'; done: number; total: number } | null;
  problem: 'full' | 'failed' | null;
  /** Number of photos beyond the limit of one import. */
  leftOut: number;
  /** Pending memories in the outbox, including rejected ones. */
  pending: readonly PendingMutation[];
  hasFailed: boolean;
}

export const noGallery: GalleryState = {
  plan: null,
  thumbnails: new Map(),
  reading: null,
  problem: null,
  leftOut: 0,
  pending: [],
  hasFailed: false,
};

/** Camera-roll import of this page's member. It is read while any screen is shown. */
export const gallery = createStore<GalleryState>(noGallery);

export function setGallery(change: Partial<GalleryState>): void {
  gallery.set({ ...gallery.get(), ...change });
}

/** Reads the import stored on this device, and deletes photos that are not needed. */
export async function openGallery(memberId: string): Promise<void> {
  const { plan, reading } = gallery.get();
  // An import being read in this page is newer than the stored one.
  if (reading && plan?.memberId === memberId) return;
  try {
    if (saving !== undefined) await changePlan({});
    const read = { ...emptyPlan(memberId), ...(await readPlan(memberId)) };
    const pending = await listPending(memberId);
    const kept = await listKeptPhotos(memberId);
    const needed = new Set([
      ...read.chosen.map(({ hash }) => hash),
      ...read.agreed.flatMap(({ photos }) => photos.map(({ hash }) => hash)),
      ...pending.flatMap(({ files }) => files ?? []).map(({ contentHash }) => contentHash),
    ]);
    const thumbnails = kept.flatMap(({ hash, thumbnail }) => (needed.has(hash) ? [[hash, thumbnail] as const] : []));
    setGallery({ plan: read, pending, thumbnails: new Map(thumbnails), hasFailed: false });
    await deleteKeptPhotos(
      memberId,
      kept.flatMap(({ hash }) => (needed.has(hash) ? [] : hash)),
    );
  } catch (error) {
    console.warn('The gallery could not be read', error);
    setGallery({ hasFailed: true });
  }
}

/** Refreshes the import's pending memories from the outbox. */
export async function refreshGalleryPending(memberId: string): Promise<void> {
  setGallery({ pending: await listPending(memberId) });
}

async function listPending(memberId: string): Promise<PendingMutation[]> {
  return (await changeStore.list()).filter((change) => change.lane && change.memberId === memberId);
}

/** Changes the plan in memory and on the device. */
export async function changePlan(change: Partial<GalleryPlan>): Promise<void> {
  const { plan } = gallery.get();
  if (!plan) return;
  const next = { ...plan, ...change };
  setGallery({ plan: next });
  clearTimeout(saving);
  saving = undefined;
  await writePlan(next);
}

const SAVE_AFTER_MS = 300;
let saving: ReturnType<typeof setTimeout> | undefined;

/** Sets the title of a day; saved after a pause in typing, or with the next change of the plan. */
export function nameDay(day: string, title: string): void {
  const { plan } = gallery.get();
  if (!plan) return;
  setGallery({ plan: { ...plan, titles: { ...plan.titles, [day]: title } } });
  clearTimeout(saving);
  saving = setTimeout(() => void changePlan({}), SAVE_AFTER_MS);
}

/** Counts the confirmed photos that the server does not have. */
export function countLeft({ plan, pending }: Pick<GalleryState, 'plan' | 'pending'>): number {
  const queued = new Set(pending.map(({ objectId }) => objectId));
  const agreed = (plan?.agreed ?? []).filter(({ id }) => !queued.has(id));
  return (
    pending.reduce((sum, { files }) => sum + (files?.length ?? 0), 0) +
    agreed.reduce((sum, { photos }) => sum + photos.length, 0)
  );
}

/** Returns the day of a pending memory. */
export function dayOf(body: Fields | null): string {
  return asText(body?.['memoryDate']);
}

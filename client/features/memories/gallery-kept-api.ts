import type { Fields, WaitingChange } from '#client/lib/outbox/waiting-change.ts';
import { asText } from '#client/lib/outbox/waiting-rules.ts';
import { changeStore } from '#client/lib/outbox/change-store.ts';
import {
  forgetPhotos,
  type GalleryPlan,
  listKeptPhotos,
  readPlan,
  writePlan,
} from '#client/lib/upload/gallery/gallery-store.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import { emptyPlan } from './gallery-model.ts';

export interface GalleryState {
  /** `null` until it is read. */
  plan: GalleryPlan | null;
  /** Of the photos that are kept here, by hash. */
  thumbnails: ReadonlyMap<string, Blob>;
  reading: { step: 'scan' | 'draw'; done: number; total: number } | null;
  problem: 'full' | 'failed' | null;
  /** How many were beyond what can be chosen at once. */
  leftOut: number;
  /** The memories in the outbox, refused ones too. */
  waiting: readonly WaitingChange[];
  hasFailed: boolean;
}

export const noGallery: GalleryState = {
  plan: null,
  thumbnails: new Map(),
  reading: null,
  problem: null,
  leftOut: 0,
  waiting: [],
  hasFailed: false,
};

/** The gallery of this page's member. It is read while any screen is shown. */
export const gallery = createStore<GalleryState>(noGallery);

export function setGallery(change: Partial<GalleryState>): void {
  gallery.set({ ...gallery.get(), ...change });
}

/** Reads what this device has kept, and lets go of photos that nothing needs any more. */
export async function openGallery(memberId: string): Promise<void> {
  const { plan, reading } = gallery.get();
  // What is being read here is newer than what is kept.
  if (reading && plan?.memberId === memberId) return;
  try {
    if (saving !== undefined) await changePlan({});
    const read = { ...emptyPlan(memberId), ...(await readPlan(memberId)) };
    const waiting = await listWaiting(memberId);
    const kept = await listKeptPhotos(memberId);
    const needed = new Set([
      ...read.chosen.map(({ hash }) => hash),
      ...read.agreed.flatMap(({ photos }) => photos.map(({ hash }) => hash)),
      ...waiting.flatMap(({ files }) => files ?? []).map(({ contentHash }) => contentHash),
    ]);
    const thumbnails = kept.flatMap(({ hash, thumbnail }) =>
      needed.has(hash) ? [[hash, thumbnail] as const] : [],
    );
    setGallery({ plan: read, waiting, thumbnails: new Map(thumbnails), hasFailed: false });
    await forgetPhotos(
      memberId,
      kept.flatMap(({ hash }) => (needed.has(hash) ? [] : hash)),
    );
  } catch (error) {
    console.warn('The gallery could not be read', error);
    setGallery({ hasFailed: true });
  }
}

/** What of the gallery is in the outbox now. */
export async function refreshGalleryWaiting(memberId: string): Promise<void> {
  setGallery({ waiting: await listWaiting(memberId) });
}

async function listWaiting(memberId: string): Promise<WaitingChange[]> {
  return (await changeStore.list()).filter((change) => change.lane && change.memberId === memberId);
}

/** Changes the plan here and on the device. */
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

/** Names a day; kept once the member stops typing, or leaves. */
export function nameDay(day: string, title: string): void {
  const { plan } = gallery.get();
  if (!plan) return;
  setGallery({ plan: { ...plan, titles: { ...plan.titles, [day]: title } } });
  clearTimeout(saving);
  saving = setTimeout(() => void changePlan({}), SAVE_AFTER_MS);
}

/** How many photos of what was agreed to the server does not have. */
export function countLeft({ plan, waiting }: Pick<GalleryState, 'plan' | 'waiting'>): number {
  const queued = new Set(waiting.map(({ objectId }) => objectId));
  const agreed = (plan?.agreed ?? []).filter(({ id }) => !queued.has(id));
  return (
    waiting.reduce((sum, { files }) => sum + (files?.length ?? 0), 0) +
    agreed.reduce((sum, { photos }) => sum + photos.length, 0)
  );
}

/** The day of a memory that waits. */
export function dayOf(body: Fields | null): string {
  return asText(body?.['memoryDate']);
}

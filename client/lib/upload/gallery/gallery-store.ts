import { openRow, openRows, sealRow } from '../../lock/sealed-row.ts';
import { browserStore } from '../../store/browser-database.ts';
import { createStore } from '../../store/create-store.ts';
import { rewriteRows } from '../../store/rewrite-rows.ts';
import type { PictureFault } from '../picture-fault.ts';

/**
 * The photos of a gallery that are to become memories, in the browser's own database: each in the size in which it is sent, with nothing of what
 * its camera wrote beside the pixels. They outlive a reload and end with the session.
 */
const photos = browserStore('jugal-gallery', 'photos', { keyPath: 'key' });
const plans = browserStore('jugal-gallery-plan', 'plans', { keyPath: 'memberId' });

export interface GalleryPhoto {
  /** The SHA-256 of the chosen file. */
  hash: string;
  name: string;
  /** By the camera's clock, the file's name or its date: `2024-01-14T18:22:05`; `null` where nothing tells. */
  takenAt: string | null;
}

/** A photo that is kept here. */
export interface KeptPhoto extends GalleryPhoto {
  picture: Blob;
  thumbnail: Blob;
}

/** A memory that was agreed to. */
export interface GalleryMemory {
  /** The record's id, which the server takes once. */
  id: string;
  title: string;
  day: string;
  photos: readonly GalleryPhoto[];
}

export interface UnreadableFile {
  /** Of this list alone: a phone gives many files one name. */
  id: string;
  name: string;
  fault: PictureFault | 'too-large';
}

/** What a member is about to bring, and what is on its way. */
export interface GalleryPlan {
  memberId: string;
  /** Files that were chosen and whose days are not read yet. */
  unread: number;
  /** What there is to look through. Those that are not kept here yet have to be chosen again after a reload. */
  chosen: readonly GalleryPhoto[];
  /** The hashes of those that were left out. */
  dropped: readonly string[];
  /** The days that the member has said, by the photos' hashes. They stand above `takenAt`. */
  days: Readonly<Record<string, string>>;
  /** By day. */
  titles: Readonly<Record<string, string>>;
  /** Photos that a memory shows already. */
  known: number;
  unreadable: readonly UnreadableFile[];
  isPaused: boolean;
  /** Agreed to, and not yet in the outbox. */
  agreed: readonly GalleryMemory[];
  /** All that were agreed to since the last time that nothing was on its way. */
  total: { memories: number; photos: number };
}

/** How often memories were left to the outbox: whoever sends them looks again after each. */
export const galleryLeft = createStore(0);

const keyOf = (memberId: string, hash: string) => `${memberId}/${hash}`;

/** Throws where the device has no room. */
export async function keepPhoto(memberId: string, photo: KeptPhoto): Promise<void> {
  const row = await sealRow({ ...photo, key: keyOf(memberId, photo.hash) }, ['key']);
  await photos.run('readwrite', (store) => store.put(row));
}

/** The photos that are kept of a member; what is in them is not read, unless it is sealed. */
export async function listKeptPhotos(memberId: string): Promise<KeptPhoto[]> {
  const found = await photos.run('readonly', (store): IDBRequest<unknown[]> =>
    store.getAll(ofMember(memberId)),
  );
  return (await openRows(found ?? [])).filter(isKeptPhoto);
}

/** The photo as it is sent; `null` where it is not here any more. */
export async function readPicture(memberId: string, hash: string): Promise<Blob | null> {
  const found = await photos.run('readonly', (store): IDBRequest<unknown> =>
    store.get(keyOf(memberId, hash)),
  );
  const opened = await openRow(found);
  return isKeptPhoto(opened) ? opened.picture : null;
}

export async function forgetPhotos(memberId: string, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) await photos.run('readwrite', (store) => store.delete(keyOf(memberId, hash)));
}

export async function readPlan(memberId: string): Promise<GalleryPlan | null> {
  const found = await plans.run('readonly', (store): IDBRequest<unknown> => store.get(memberId));
  const opened = await openRow(found);
  return isPlan(opened) ? opened : null;
}

export async function writePlan(plan: GalleryPlan): Promise<void> {
  const row = await sealRow(plan, ['memberId']);
  await plans.run('readwrite', (store) => store.put(row));
}

/** App lock was turned on or off: photos and plan are sealed, or are not any more. */
export async function rewriteGallery(): Promise<void> {
  await rewriteRows(photos, (row) => sealRow(row, ['key']));
  await rewriteRows(plans, (row) => sealRow(row, ['memberId']));
}

/** Whether the member has paused what is on its way. */
export async function isGalleryPaused(memberId: string): Promise<boolean> {
  return (await readPlan(memberId))?.isPaused ?? false;
}

function ofMember(memberId: string): IDBKeyRange {
  return IDBKeyRange.bound(`${memberId}/`, `${memberId}/\uffff`);
}

function isKeptPhoto(value: unknown): value is KeptPhoto {
  return typeof value === 'object' && value !== null && 'picture' in value && value.picture instanceof Blob;
}

function isPlan(value: unknown): value is GalleryPlan {
  return typeof value === 'object' && value !== null && 'chosen' in value && 'agreed' in value;
}

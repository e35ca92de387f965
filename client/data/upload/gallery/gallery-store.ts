import { createStore } from '#client/lib/store/create-store.ts';
import { startingWith, table } from '../../store.ts';
import type { PictureFault } from '../picture-fault.ts';

/** Photos of an import, each in upload size and without metadata. They are deleted with the session. */
const photos = table('photos');
const plans = table('plans');

export interface GalleryPhoto {
  /** SHA-256 of the chosen file. */
  hash: string;
  name: string;
  /** Time by the camera's clock, the file's name or its date: `2024-01-14T18:22:05`. `null` if unknown. */
  takenAt: string | null;
}

/** A photo stored in this browser. */
export interface KeptPhoto extends GalleryPhoto {
  picture: Blob;
  thumbnail: Blob;
}

/** A memory that the member confirmed. */
export interface GalleryMemory {
  /** The record's id, which the server accepts once. */
  id: string;
  title: string;
  day: string;
  photos: readonly GalleryPhoto[];
}

export interface UnreadableFile {
  /** Key within this list: a phone gives many files the same name. */
  id: string;
  name: string;
  fault: PictureFault | 'too-large';
}

/** A member's import: the photos under review and the memories being uploaded. */
export interface GalleryPlan {
  memberId: string;
  /** Number of chosen files whose days are not read yet. */
  unread: number;
  /** Photos under review. After a reload, those not stored yet must be chosen again. */
  chosen: readonly GalleryPhoto[];
  /** Hashes of the photos that the member left out. */
  dropped: readonly string[];
  /** Days that the member entered, by photo hash. They override `takenAt`. */
  days: Readonly<Record<string, string>>;
  /** Titles by day. */
  titles: Readonly<Record<string, string>>;
  /** Number of photos that are already in a memory. */
  known: number;
  unreadable: readonly UnreadableFile[];
  isPaused: boolean;
  /** Confirmed memories that are not in the outbox yet. */
  agreed: readonly GalleryMemory[];
  /** Totals of confirmed memories since the upload was last idle. */
  total: { memories: number; photos: number };
}

/** Counter of enqueued imports; the sender checks the outbox after each. */
export const galleryLeft = createStore(0);

const keyOf = (memberId: string, hash: string) => `${memberId}/${hash}`;

/** Stores a photo; throws if the device has no space. */
export async function storeKeptPhoto(memberId: string, photo: KeptPhoto): Promise<void> {
  await photos.write({ put: [{ key: keyOf(memberId, photo.hash), value: photo }] });
}

/** Lists the stored photos of a member. Their image data is not read unless it is encrypted. */
export async function listKeptPhotos(memberId: string): Promise<KeptPhoto[]> {
  return (await photos.list(startingWith(`${memberId}/`))).map(({ value }) => value).filter(isKeptPhoto);
}

/** Returns the photo in upload size; `null` if it is no longer stored. */
export async function readPicture(memberId: string, hash: string): Promise<Blob | null> {
  const found = await photos.get(keyOf(memberId, hash));
  return isKeptPhoto(found) ? found.picture : null;
}

export async function deleteKeptPhotos(memberId: string, hashes: readonly string[]): Promise<void> {
  await photos.write({ remove: hashes.map((hash) => keyOf(memberId, hash)) });
}

export async function readPlan(memberId: string): Promise<GalleryPlan | null> {
  const found = await plans.get(memberId);
  return isPlan(found) ? found : null;
}

export async function writePlan(plan: GalleryPlan): Promise<void> {
  await plans.write({ put: [{ key: plan.memberId, value: plan }] });
}

/** Returns true if the member has paused the import. */
export async function isGalleryPaused(memberId: string): Promise<boolean> {
  return (await readPlan(memberId))?.isPaused ?? false;
}

function isKeptPhoto(value: unknown): value is KeptPhoto {
  return typeof value === 'object' && value !== null && 'picture' in value && value.picture instanceof Blob;
}

function isPlan(value: unknown): value is GalleryPlan {
  return typeof value === 'object' && value !== null && 'chosen' in value && 'agreed' in value;
}

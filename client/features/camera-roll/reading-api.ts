import { client } from '#client/data/api.ts';
import { newId } from '#client/data/outbox/new-id.ts';
import { type GalleryPhoto, storeKeptPhoto, type UnreadableFile } from '#client/data/upload/gallery/gallery-store.ts';
import { type GalleryReader, openGalleryReader } from '#client/data/upload/gallery/gallery-tasks.ts';
import { timeOfPhoto } from '#client/data/upload/taken/photo-day.ts';
import { nowIso } from '#client/lib/clock.ts';
import { GALLERY_PHOTOS_MAX } from '#domain/memories/facts.ts';
import { changePlan, gallery, setGallery } from './kept-api.ts';
import { addChosen, byTime } from './model.ts';

/** Number of files read at once: the second is read from disk while the first is hashed. */
const SCANS_AT_ONCE = 2;
/** Number of photos drawn at once: each takes 70 MB, and a phone has room for one. */
const DRAWINGS_AT_ONCE = 1;
/** Minimum interval between progress updates, in milliseconds; faster changes are not visible. */
const SHOWN_EVERY_MS = 150;

type ChosenPhoto = GalleryPhoto & { file: File };

let stopping: AbortController | null = null;

/** Stops reading; prepared photos stay. */
export function stopReading(): void {
  stopping?.abort();
}

/**
 * Reads the chosen files: first the days of all, which is quick, then prepares each for upload. A stored photo survives
 * a reload; the remaining ones must be chosen again.
 */
export async function readFiles(files: readonly File[]): Promise<void> {
  const { plan, reading } = gallery.get();
  if (!plan || reading || files.length === 0) return;
  const { signal } = (stopping = new AbortController());
  const reader = openGalleryReader();
  const read = files.slice(0, GALLERY_PHOTOS_MAX);
  // Set before anything is awaited, so that a second choice meanwhile is ignored.
  setGallery({ problem: null, leftOut: 0, reading: { step: 'scan', done: 0, total: read.length } });
  try {
    await changePlan({ unread: read.length, known: 0, unreadable: [] });
    void navigator.storage?.persist?.();
    const added = await scanAll(reader, read, files.length - read.length, signal);
    await drawAll(reader, added, signal);
  } catch (error) {
    if (!signal.aborted) {
      console.warn('The photos could not be read', error);
      setGallery({ problem: isFull(error) ? 'full' : 'failed' });
    }
  } finally {
    reader.close();
    setGallery({ reading: null });
  }
}

async function scanAll(
  reader: GalleryReader,
  files: readonly File[],
  tooMany: number,
  signal: AbortSignal,
): Promise<ChosenPhoto[]> {
  const found: ChosenPhoto[] = [];
  const unreadable: UnreadableFile[] = [];
  const show = showProgress('scan', files.length);
  await forEachAtOnce(files, SCANS_AT_ONCE, signal, async (file) => {
    const scanned = await reader.scan(file).catch(() => 'broken' as const);
    if (typeof scanned === 'string') unreadable.push({ id: newId(), name: file.name, fault: scanned });
    else {
      const takenAt = timeOfPhoto(scanned.takenAt, file, nowIso());
      found.push({ hash: scanned.hash, name: file.name, takenAt, file });
    }
    show();
  });
  signal.throwIfAborted();
  const known = await findKnown(found.map(({ hash }) => hash));
  const before = gallery.get().plan;
  const isNew = found.filter(({ hash }) => !known.has(hash));
  // Chosen again because it was not prepared: it is already in the plan.
  const missing = isNew.filter(
    ({ hash }) => before?.chosen.some((photo) => photo.hash === hash) && !gallery.get().thumbnails.has(hash),
  );
  const { added, leftOut } = addChosen(before ?? { chosen: [] }, isNew, GALLERY_PHOTOS_MAX);
  const chosen = [...(before?.chosen ?? []), ...added.map(({ file: _file, ...photo }) => photo)];
  const knownCount = new Set(found.map(({ hash }) => hash)).size - new Set(isNew.map(({ hash }) => hash)).size;
  setGallery({ leftOut: leftOut + tooMany });
  await changePlan({ unread: 0, chosen, known: knownCount, unreadable });
  return [...new Map([...missing, ...added].map((photo) => [photo.hash, photo])).values()];
}

/**
 * Returns the hashes that a memory already shows. Returns none without a network: the server then skips known photos on
 * arrival.
 */
async function findKnown(hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const known = await client.memories.findKnownPhotos({ hashes: [...new Set(hashes)] }).catch(() => ({ hashes: [] }));
  return new Set(known.hashes);
}

async function drawAll(reader: GalleryReader, photos: readonly ChosenPhoto[], signal: AbortSignal) {
  const { plan } = gallery.get();
  if (!plan) return;
  const show = showProgress('draw', photos.length);
  const inOrder = photos.toSorted(byTime);
  await forEachAtOnce(inOrder, DRAWINGS_AT_ONCE, signal, async ({ file, ...photo }) => {
    const drawn = await reader.draw(file).catch(() => 'broken' as const);
    if (typeof drawn !== 'string') {
      await storeKeptPhoto(plan.memberId, { ...photo, ...drawn });
      const { thumbnails } = gallery.get();
      setGallery({ thumbnails: new Map(thumbnails).set(photo.hash, drawn.thumbnail) });
    } else {
      const { chosen = [], unreadable = [] } = gallery.get().plan ?? {};
      await changePlan({
        chosen: chosen.filter(({ hash }) => hash !== photo.hash),
        unreadable: [...unreadable, { id: newId(), name: photo.name, fault: drawn }],
      });
    }
    show();
  });
}

/** Runs `work` for each item, `atOnce` at a time, until one fails or the member stops it. */
async function forEachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  let hasFailed = false;
  const run = async () => {
    for (const item of left) {
      if (signal.aborted || hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

function showProgress(step: 'scan' | 'draw', total: number): () => void {
  let done = 0;
  let shownAt = 0;
  setGallery({ reading: { step, done, total } });
  return () => {
    done += 1;
    if (done < total && performance.now() - shownAt < SHOWN_EVERY_MS) return;
    shownAt = performance.now();
    setGallery({ reading: { step, done, total } });
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

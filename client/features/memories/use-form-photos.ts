import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteKeptFile, storeFile, listKeptFiles } from '#client/data/upload/photo-store.ts';
import { describeUploadFailure, sendPhoto, type ReadyPhoto } from '#client/data/upload/send-photo.ts';
import { hasNetwork, onNetworkBack } from '#client/lib/network/network-state.ts';
import { moveBefore } from '#client/ui/order/order-model.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { networkText } from '#messages/ui.ts';
import {
  canWait,
  countPending,
  type DraftPhoto,
  findWaiting,
  type FormPhoto,
  fromDraftPhoto,
  hasFailed,
  listAddresses,
  type PhotoUpload,
  releaseHeld,
  retryCut,
  toDraftPhoto,
  toFormPhoto,
  withFile,
} from './form-photos-model.ts';
import type { ChosenOriginal } from './originals-api.ts';

/**
 * Number of parallel uploads: while the server stores one photo, the next is uploading. More would slow each other down
 * on a mobile network.
 */
const UPLOADS_AT_ONCE = 2;

interface FormPhotosProps {
  initial: readonly DraftPhoto[];
  /** Key prefix of the chosen files in storage; they survive a reload, like the draft. */
  filesPrefix: string;
  /** Called with the photos whenever the draft must change. */
  keep: (photos: readonly DraftPhoto[]) => void;
  /** True for photos that are neither stored nor sent before the member saves, such as those of another app. */
  waitsForSave?: boolean;
}

/**
 * Manages the photos of a form, cover first: scaled down and uploaded once chosen (or saved, with `waitsForSave`), and
 * movable during the upload.
 * Missing photos are uploaded again after a reload and when the network is back; the server discards uploads that no
 * memory uses.
 */
export function useFormPhotos({ initial, filesPrefix, keep, waitsForSave = false }: FormPhotosProps) {
  const [photos, setPhotos] = useState(() => initial.map(fromDraftPhoto));
  /** Number of the draft's photos whose files are lost. */
  const [lostCount, setLostCount] = useState(0);
  /** Current photos, for code outside of rendering. */
  const latest = useRef(photos);
  const kept = useRef(describe(photos));
  const files = useRef(new Map<string, File>());
  const previews = useRef<string[]>([]);
  const running = useRef(new Map<string, AbortController>());
  /** Callbacks to run once no upload is pending. */
  const waiting = useRef<(() => void)[]>([]);
  const isOpen = useRef(true);
  const isHolding = useRef(waitsForSave);

  const fetchFiles = useEffectEvent(async () => {
    if (latest.current.every(({ key, upload }) => upload.status === 'ready' && key.startsWith('/'))) return;
    const found = await listKeptFiles(filesPrefix);
    if (!isOpen.current) return;
    for (const { key: fileKey, file } of found) {
      const key = fileKey.slice(filesPrefix.length);
      if (!latest.current.some((photo) => photo.key === key) || files.current.has(key)) continue;
      files.current.set(key, file);
      change(withFile(latest.current, key, preview(file)));
    }
    const lost = latest.current.filter(({ upload }) => upload.status === 'fetching');
    setLostCount(lost.length);
    change(latest.current.filter((photo) => !lost.includes(photo)));
    startUploads();
  });
  const sendCut = useEffectEvent(() => goOnWith(retryCut(latest.current)));

  useEffect(() => {
    // Captured once: the refs keep the same objects.
    const [uploads, urls] = [running.current, previews.current];
    isOpen.current = true;
    void fetchFiles();
    const stopWatching = onNetworkBack(() => sendCut());
    return () => {
      isOpen.current = false;
      stopWatching();
      for (const abort of uploads.values()) abort.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  function change(next: FormPhoto[]) {
    latest.current = next;
    setPhotos(next);
    const described = describe(next);
    if (described !== kept.current) keep(next.map(toDraftPhoto));
    kept.current = described;
    if (countPending(next) > 0) return;
    for (const goOn of waiting.current.splice(0)) goOn();
  }

  function preview(file: File): string {
    const url = URL.createObjectURL(file);
    previews.current.push(url);
    return url;
  }

  function setUpload(key: string, upload: PhotoUpload) {
    change(latest.current.map((photo) => (photo.key === key ? { ...photo, upload } : photo)));
  }

  function startUploads() {
    while (isOpen.current && running.current.size < UPLOADS_AT_ONCE) {
      const next = findWaiting(latest.current);
      if (!next) return;
      void run(next.key);
    }
  }

  async function run(key: string) {
    const file = files.current.get(key);
    if (!file) throw new Error('A photo that waits for its upload has a file');
    const abort = new AbortController();
    running.current.set(key, abort);
    setUpload(key, { status: 'preparing' });
    try {
      const photo = await sendPhoto('/api/memories/photos', file, abort.signal, (percent) =>
        setUpload(key, percent < 100 ? { status: 'uploading', percent } : { status: 'storing' }),
      );
      setUpload(key, { status: 'ready', photo });
    } catch (error) {
      if (!abort.signal.aborted) setUpload(key, toFailed(error));
    }
    if (running.current.get(key) === abort) running.current.delete(key);
    startUploads();
  }

  function stop(key: string) {
    running.current.get(key)?.abort();
    running.current.delete(key);
  }

  function drop(key: string) {
    stop(key);
    if (files.current.delete(key)) void deleteKeptFile(filesPrefix + key);
  }

  function toPhoto(file: File): FormPhoto {
    const key = crypto.randomUUID();
    files.current.set(key, file);
    if (!isHolding.current) void storeFile(filesPrefix + key, file);
    return { key, previewUrl: preview(file), upload: { status: isHolding.current ? 'held' : 'waiting' } };
  }

  /** Stores the held photos and sends them, because the member saves. */
  async function sendHeld() {
    if (!isHolding.current) return;
    isHolding.current = false;
    await Promise.all([...files.current].map(([key, file]) => storeFile(filesPrefix + key, file)));
    goOnWith(releaseHeld(latest.current));
  }

  /** Changes the list and starts the next uploads. */
  function goOnWith(next: FormPhoto[]) {
    change(next);
    startUploads();
  }

  return {
    photos,
    lostCount,
    add: (chosen: readonly File[]) => goOnWith([...latest.current, ...chosen.map(toPhoto)]),
    retry(key: string) {
      setUpload(key, { status: 'waiting' });
      startUploads();
    },
    /** Removes a photo, and stops its upload. */
    remove(key: string) {
      drop(key);
      goOnWith(latest.current.filter((photo) => photo.key !== key));
    },
    /** Returns the chosen files of the photos that the server has. */
    listOriginals(): ChosenOriginal[] {
      return latest.current.flatMap(({ key, upload }) => {
        const file = files.current.get(key);
        const photoId = upload.status === 'ready' ? photoIdOf(upload.photo.imageUrl) : null;
        return file && photoId ? [{ photoId, file }] : [];
      });
    },
    /** Moves a photo before another, or to the end. */
    move: (key: string, nextKey: string | null) =>
      change(moveBefore(latest.current, (photo) => photo.key, key, nextKey)),
    /** Replaces all photos. */
    set(ready: readonly ReadyPhoto[]) {
      for (const { key } of latest.current) drop(key);
      setLostCount(0);
      change(ready.map(toFormPhoto));
    },
    /** Deletes the stored files once the form is finished. */
    forgetFiles() {
      for (const key of files.current.keys()) void deleteKeptFile(filesPrefix + key);
    },
    /**
     * Waits for the uploads and returns the addresses in order, or `null` if one has failed. Without a network, photos
     * that wait for it are included.
     */
    async settle(): Promise<string[] | null> {
      await sendHeld();
      if (countPending(latest.current) > 0) {
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.current.push(resolve);
        await promise;
      }
      // With a network, a cut upload is retried here, where the member sees it.
      const mayLeave = hasNetwork() ? !hasFailed(latest.current) : canWait(latest.current);
      return mayLeave ? listAddresses(latest.current, filesPrefix) : null;
    },
  };
}

/** Returns the failed state of a photo: waiting for the network, or the reason of the failure. */
function toFailed(error: unknown): PhotoUpload {
  const { message, isCut } = describeUploadFailure(error);
  const isWaiting = isCut && !hasNetwork();
  return { status: 'failed', message: isWaiting ? networkText.waiting : message, isCut, isWaiting };
}

function describe(photos: readonly FormPhoto[]): string {
  return JSON.stringify(photos.map(toDraftPhoto));
}

import { useEffect, useRef, useState } from 'react';
import { photoIdOf } from '#contract/photo-address.ts';
import {
  cancelPhoto,
  countPending,
  findWaiting,
  type FormPhoto,
  hasFailed,
  listReady,
  moveEarlier,
  moveToFront,
  type PhotoUpload,
  toFormPhoto,
} from './form-photos-model.ts';
import type { ChosenOriginal } from './originals-api.ts';
import { describeUploadFailure, sendPhoto, type ReadyPhoto } from './photo-api.ts';

/** While one photo is stored by the server, the next is on its way; more would only slow each other on a mobile network. */
const UPLOADS_AT_ONCE = 2;

/**
 * The photos of a form in their order, the cover first: scaled down and uploaded as soon as they are chosen, while the other fields
 * are filled in. They can be moved wherever their upload stands. `keep` gets those that the server has, whenever these change; the
 * server discards uploads that no memory uses.
 */
export function useFormPhotos(initial: readonly ReadyPhoto[], keep: (photos: readonly ReadyPhoto[]) => void) {
  const [photos, setPhotos] = useState(() => initial.map(toFormPhoto));
  /** The same for what runs outside of rendering. */
  const latest = useRef(photos);
  const kept = useRef(describeReady(photos));
  const files = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());
  /** Who waits until no upload is under way. */
  const waiting = useRef<(() => void)[]>([]);
  const isOpen = useRef(true);
  useEffect(() => {
    // The maps are the same objects throughout.
    const [uploads, chosen] = [running.current, files.current];
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      for (const abort of uploads.values()) abort.abort();
      for (const previewUrl of chosen.keys()) URL.revokeObjectURL(previewUrl);
    };
  }, []);

  function change(next: FormPhoto[]) {
    latest.current = next;
    setPhotos(next);
    const ready = describeReady(next);
    if (ready !== kept.current) keep(listReady(next));
    kept.current = ready;
    if (countPending(next) > 0) return;
    for (const goOn of waiting.current.splice(0)) goOn();
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
      const photo = await sendPhoto(file, abort.signal, (percent) =>
        setUpload(key, percent < 100 ? { status: 'uploading', percent } : { status: 'storing' }),
      );
      setUpload(key, { status: 'ready', photo });
    } catch (error) {
      if (!abort.signal.aborted) setUpload(key, { status: 'failed', message: describeUploadFailure(error) });
    }
    if (running.current.get(key) === abort) running.current.delete(key);
    startUploads();
  }

  function stop(key: string) {
    running.current.get(key)?.abort();
    running.current.delete(key);
  }

  function toPhoto(file: File): FormPhoto {
    const previewUrl = URL.createObjectURL(file);
    files.current.set(previewUrl, file);
    return { key: previewUrl, previewUrl, upload: { status: 'waiting' } };
  }

  /** Changes the list and starts what can be uploaded then. */
  function goOnWith(next: FormPhoto[]) {
    change(next);
    startUploads();
  }

  return {
    photos,
    add: (chosen: readonly File[]) => goOnWith([...latest.current, ...chosen.map(toPhoto)]),
    /** The file takes the place of the cover, which comes back when its upload is cancelled. */
    replaceCover(file: File) {
      const [cover, ...others] = latest.current;
      if (cover) stop(cover.key);
      const replaces = cover?.upload.status === 'ready' ? cover : cover?.replaces;
      goOnWith([{ ...toPhoto(file), ...(replaces && { replaces }) }, ...others]);
    },
    retry(key: string) {
      setUpload(key, { status: 'waiting' });
      startUploads();
    },
    cancel(key: string) {
      stop(key);
      goOnWith(cancelPhoto(latest.current, key));
    },
    remove(key: string) {
      stop(key);
      goOnWith(latest.current.filter((photo) => photo.key !== key));
    },
    /** The chosen files of the photos that the server has. */
    listOriginals(): ChosenOriginal[] {
      return latest.current.flatMap(({ key, upload }) => {
        const file = files.current.get(key);
        const photoId = upload.status === 'ready' ? photoIdOf(upload.photo.imageUrl) : null;
        return file && photoId ? [{ photoId, file }] : [];
      });
    },
    makeCover: (key: string) => change(moveToFront(latest.current, key)),
    moveEarlier: (key: string) => change(moveEarlier(latest.current, key)),
    /** Puts other photos in the place of all. */
    set(ready: readonly ReadyPhoto[]) {
      for (const { key } of latest.current) stop(key);
      change(ready.map(toFormPhoto));
    },
    /** Waits for the uploads under way: the addresses in their order, `null` when one has failed. */
    async settle(): Promise<string[] | null> {
      if (countPending(latest.current) > 0) {
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.current.push(resolve);
        await promise;
      }
      return hasFailed(latest.current) ? null : listReady(latest.current).map(({ imageUrl }) => imageUrl);
    },
  };
}

function describeReady(photos: readonly FormPhoto[]): string {
  return listReady(photos)
    .map(({ imageUrl }) => imageUrl)
    .join(' ');
}

import { useEffect, useRef, useState } from 'react';
import { describeUploadFailure, sendPhoto, type ReadyPhoto } from './photo-api.ts';

/** A photo behind the cover. `imageUrl` is its address once the server has it. */
export interface FurtherPhoto {
  key: string;
  previewUrl: string;
  imageUrl: string | null;
  percent: number;
  /** Why its upload failed. */
  failure: string | null;
}

/**
 * The photos of a form behind the cover, in their order, uploaded one after the other as soon as they are chosen. The form gets
 * those that the server has by `onReady`, after each change.
 */
export function useFurtherPhotos(
  initial: readonly ReadyPhoto[],
  onReady: (photos: readonly ReadyPhoto[]) => void,
) {
  const [photos, setPhotos] = useState(() => initial.map(toFurther));
  /** The same for what runs outside of rendering. */
  const latest = useRef(photos);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const running = useRef(new Map<string, AbortController>());
  const files = useRef(new Map<string, File>());
  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const abort of running.current.values()) abort.abort();
      for (const url of previews.current) URL.revokeObjectURL(url);
    },
    [],
  );

  function change(next: FurtherPhoto[]) {
    latest.current = next;
    setPhotos(next);
    // The preview's object URL is revoked with the form; the photo's own address stays valid.
    onReady(next.flatMap(({ imageUrl }) => (imageUrl ? [{ imageUrl, previewUrl: imageUrl }] : [])));
  }

  function patch(key: string, part: Partial<FurtherPhoto>) {
    change(latest.current.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  }

  function enqueue(key: string, file: File) {
    const abort = new AbortController();
    running.current.set(key, abort);
    queue.current = queue.current.then(async () => {
      if (abort.signal.aborted) return;
      try {
        const imageUrl = await sendPhoto(file, abort.signal, (percent) => patch(key, { percent }));
        patch(key, { imageUrl });
      } catch (error) {
        if (!abort.signal.aborted) patch(key, { failure: describeUploadFailure(error) });
      }
    });
  }

  function add(chosen: readonly File[]) {
    const added = chosen.map((file) => {
      const previewUrl = URL.createObjectURL(file);
      previews.current.push(previewUrl);
      files.current.set(previewUrl, file);
      return { key: previewUrl, previewUrl, imageUrl: null, percent: 0, failure: null };
    });
    change([...latest.current, ...added]);
    for (const [place, { key }] of added.entries()) {
      const file = chosen[place];
      if (file) enqueue(key, file);
    }
  }

  return {
    photos,
    add,
    retry(key: string) {
      const file = files.current.get(key);
      if (!file) return;
      patch(key, { failure: null, percent: 0 });
      enqueue(key, file);
    },
    remove(key: string) {
      running.current.get(key)?.abort();
      change(latest.current.filter((photo) => photo.key !== key));
    },
    moveEarlier(key: string) {
      const place = latest.current.findIndex((photo) => photo.key === key);
      const moved = latest.current[place];
      if (place <= 0 || !moved) return;
      change(latest.current.toSpliced(place, 1).toSpliced(place - 1, 0, moved));
    },
    /** Puts another photo in the place of one, which has become the cover; `null` leaves its place to the next. */
    replace(key: string, other: ReadyPhoto | null) {
      const place = latest.current.findIndex((photo) => photo.key === key);
      change(latest.current.toSpliced(place, 1, ...(other ? [toFurther(other)] : [])));
    },
    set(ready: readonly ReadyPhoto[]) {
      for (const abort of running.current.values()) abort.abort();
      change(ready.map(toFurther));
    },
    /** Waits for the uploads under way: the addresses in their order, `undefined` when one has failed. */
    async settle(): Promise<string[] | undefined> {
      await queue.current;
      const addresses = latest.current.map(({ imageUrl }) => imageUrl);
      return addresses.every((address) => address !== null) ? addresses : undefined;
    },
  };
}

function toFurther({ imageUrl, previewUrl }: ReadyPhoto): FurtherPhoto {
  return { key: imageUrl, previewUrl, imageUrl, percent: 100, failure: null };
}

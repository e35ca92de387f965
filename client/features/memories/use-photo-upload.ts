import { useEffect, useRef, useState } from 'react';
import { describeUploadFailure, sendPhoto, type ReadyPhoto } from './photo-api.ts';

export type PhotoState =
  | { status: 'none' }
  | { status: 'preparing' | 'storing'; previewUrl: string }
  | { status: 'uploading'; previewUrl: string; percent: number }
  | { status: 'failed'; previewUrl: string; message: string; file: File }
  | { status: 'ready'; previewUrl: string; imageUrl: string };

/**
 * The photo of a form: scaled down and uploaded as soon as it is chosen, while the other fields are filled in. The form gets each
 * uploaded photo by `onReady`; the server discards uploads that no memory uses.
 */
export function usePhotoUpload(initial: ReadyPhoto | null, onReady: (photo: ReadyPhoto | null) => void) {
  const [state, setState] = useState<PhotoState>(
    initial ? { status: 'ready', ...initial } : { status: 'none' },
  );
  /** What a cancelled upload returns to. */
  const kept = useRef(initial);
  const running = useRef<{ abort: AbortController; isReady: Promise<boolean> } | null>(null);
  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      running.current?.abort.abort();
      for (const url of previews.current) URL.revokeObjectURL(url);
    },
    [],
  );

  function stopAt(photo: ReadyPhoto | null) {
    running.current?.abort.abort();
    running.current = null;
    kept.current = photo;
    setState(photo ? { status: 'ready', ...photo } : { status: 'none' });
  }

  function choose(file: File) {
    running.current?.abort.abort();
    const abort = new AbortController();
    const previewUrl = URL.createObjectURL(file);
    previews.current.push(previewUrl);
    running.current = { abort, isReady: run(file, previewUrl, abort.signal) };
  }

  async function run(file: File, previewUrl: string, signal: AbortSignal): Promise<boolean> {
    setState({ status: 'preparing', previewUrl });
    try {
      const imageUrl = await sendPhoto(file, signal, (percent) =>
        setState(
          percent < 100 ? { status: 'uploading', previewUrl, percent } : { status: 'storing', previewUrl },
        ),
      );
      kept.current = { imageUrl, previewUrl };
      // The preview's object URL is revoked with the form; the photo's own address stays valid.
      onReady({ imageUrl, previewUrl: imageUrl });
      setState({ status: 'ready', imageUrl, previewUrl });
      return true;
    } catch (error) {
      if (!signal.aborted)
        setState({ status: 'failed', previewUrl, message: describeUploadFailure(error), file });
      return false;
    }
  }

  return {
    state,
    choose,
    cancel: () => stopAt(kept.current),
    remove() {
      stopAt(null);
      onReady(null);
    },
    set: stopAt,
    /** Waits for an upload under way: the address of the photo, `null` without one, `undefined` when the upload failed. */
    async settle(): Promise<string | null | undefined> {
      const isReady = running.current ? await running.current.isReady : true;
      return isReady ? (kept.current?.imageUrl ?? null) : undefined;
    },
  };
}

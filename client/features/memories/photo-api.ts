import { useEffect, useRef, useState } from 'react';
import { Photo } from '#contract/memories.ts';
import { PHOTO_MAX_BYTES } from '#contract/photos.ts';
import { memoriesText } from '#messages/en/memories.ts';
import { memoryScreensText as text } from '#messages/en/memory-screens.ts';
import { RequestError } from '../../lib/public/request.ts';
import { shrinkPhoto } from '../../lib/upload/shrink-photo.ts';
import { uploadFile } from '../../lib/upload/upload-file.ts';

/** Pixels; the server keeps no larger side. */
const SENT_MAX_SIDE = 2048;

export type PhotoState =
  | { status: 'none' }
  | { status: 'preparing' | 'storing'; previewUrl: string }
  | { status: 'uploading'; previewUrl: string; percent: number }
  | { status: 'failed'; previewUrl: string; message: string; file: File }
  | { status: 'ready'; previewUrl: string; imageUrl: string };

export interface ReadyPhoto {
  imageUrl: string;
  previewUrl: string;
}

/**
 * One photo of a form: chosen, made smaller, uploaded at once while the rest is being typed. It goes with the form, which is told
 * of each photo that is ready; an upload that no memory takes is discarded by the server.
 */
export function usePhotoUpload(initial: ReadyPhoto | null, onReady: (photo: ReadyPhoto | null) => void) {
  const [state, setState] = useState<PhotoState>(
    initial ? { status: 'ready', ...initial } : { status: 'none' },
  );
  /** What a cancelled upload goes back to. */
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
      // The preview ends with the form; the photo itself can be seen again.
      onReady({ imageUrl, previewUrl: imageUrl });
      setState({ status: 'ready', imageUrl, previewUrl });
      return true;
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', previewUrl, message: describeFailure(error), file });
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

async function sendPhoto(
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<string> {
  const sent = await shrinkPhoto(file, SENT_MAX_SIDE);
  if (sent.size > PHOTO_MAX_BYTES) throw new RequestError(memoriesText.photoTooLarge, 413);
  const upload = {
    path: '/api/memories/photos',
    field: 'photo',
    file: sent,
    fileName: file.name,
    onProgress,
    signal,
  };
  return Photo.parse(await uploadFile(upload)).imageUrl;
}

function describeFailure(error: unknown): string {
  return error instanceof RequestError && error.status > 0 && error.message
    ? error.message
    : text.uploadFailed;
}

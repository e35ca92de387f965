import { drawPhoto, scanPhoto } from './prepare-photo.ts';
import type { GalleryTask } from './gallery-tasks.ts';

/** Scans and draws photos off the main thread, which keeps the screen responsive. */
addEventListener('message', ({ data }: MessageEvent<GalleryTask>) => {
  const { id, kind, file, now } = data;
  const work = kind === 'scan' ? scanPhoto(file, now) : drawPhoto(file);
  void work.then(
    (result) => postMessage({ id, result }),
    (error: unknown) => postMessage({ id, error: String(error) }),
  );
});
